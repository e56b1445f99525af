"""Files that only their owner may read: the events in them hold everybody's secrets."""

import os
from contextlib import suppress
from pathlib import Path

from abbey.table.store import StoreError


def make_private(path: Path) -> None:
    """Make the file and its folder unless they are there; what is there keeps its permissions."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _touch(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be made: {error.strerror}.") from error


def _touch(path: Path) -> None:
    # O_EXCL, because opening and closing a file that is there would drop the locks this process has on it.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
