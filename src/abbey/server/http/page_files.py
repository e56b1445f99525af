"""Keeps the files of the page in memory, as they are and compressed once, so that asking for them costs little."""

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

_FILES: Final = 256  # more than the page has
_WORTH: Final = 0.9  # of its size: what becomes no smaller than that is left as it is


@dataclass(frozen=True, slots=True)
class PageFile:
    """Holds one file of the page."""

    body: bytes
    packed: bytes | None  # gzipped, where that makes it smaller
    kind: str
    tag: str  # by which a browser knows that it has it already

    def response(self, request: Request, caching: str, status: int = 200) -> Response:
        """Answer with the file, in the form that the browser can read, or that it has not changed."""
        headers = {"cache-control": caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, status, headers | {"content-encoding": "gzip"}, self.kind)
        return Response(self.body, status, headers, self.kind)


def page_file(folder: Path, name: str) -> PageFile | None:
    """Return the file of this name in a folder of the page; None if there is none."""
    path = folder / name
    try:
        found = path.stat() if path.name == name and path.is_file() else None
    except (OSError, ValueError):  # what nobody could call a file
        return None
    return found and _read(path, found.st_mtime_ns)


@lru_cache(maxsize=_FILES)
def _read(path: Path, _changed_at: int) -> PageFile:
    """Read a file, once for each time that it was changed."""
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    is_worth_it = len(packed) < len(body) * _WORTH
    kind = guess_type(path.name)[0] or "text/plain"
    return PageFile(body, packed if is_worth_it else None, kind, f'"{sha256(body).hexdigest()[:32]}"')
