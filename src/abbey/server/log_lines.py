"""Writes the log of every process of a server: a line for people or a JSON object, and never what a table hides.

What an exception says may quote whatever was being worked on, so only its kind and where it arose are written.
Libraries quote too: nothing is written of the values that they hand to the logger, and of their own words only those
before anything that looks like the beginning of a value. A value between plain words would be written; no library that
a server uses puts one there.
"""

import json
import logging
import re
import sys
import threading
import time
import traceback
import warnings
from asyncio import CancelledError
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, TextIO

from abbey.server.keys import with_signs
from abbey.table.logbook import Audited
from abbey.table.store import StoreError

AGAIN_S: Final = 10.0  # after so long a library may warn of the same thing again
_OURS: Final = re.compile(r"abbey(\.|$)")
_QUOTE: Final = re.compile(
    r"%|\n|:\s|=|<|\((?!\))|[\[{]|(?<!\w)['\"]"
)  # where a library begins to quote what it works on
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_UNCLEAR: Final = re.compile(r"[\s=\"]")
log = logging.getLogger("abbey.server")


def set_up_server_logs(*, as_json: bool) -> None:
    """Let a process of the server log in this form, with whatever is warned of and whatever nobody catches."""
    set_up_logs(as_json=as_json)
    warnings.showwarning = _log_warning
    sys.excepthook = lambda _kind, error, _places: _log_fault(error)
    threading.excepthook = lambda fault: _log_fault(fault.exc_value)
    sys.unraisablehook = lambda fault: _log_fault(fault.exc_value)


def set_up_logs(*, as_json: bool) -> None:
    """Let this process write its log to standard error, in this form."""
    handler = _StandardError()
    handler.addFilter(_is_news)
    handler.addFilter(Sparing())
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    root = logging.getLogger()
    root.handlers = [*(one for one in root.handlers if not isinstance(one, _StandardError)), handler]
    root.setLevel(logging.WARNING)


@contextmanager
def faults_in_log() -> Iterator[None]:
    """Write down why something fails that is passed on to those who would quote it."""
    try:
        yield
    except StoreError as error:
        log.error("%s", error)  # a sentence for people
        raise
    except Exception as error:
        _log_fault(error)
        raise


def log_use(logger: logging.Logger, use: Audited) -> None:
    """Write down that somebody uses `abbey admin`; the logbook in the store names tables, and the log does not."""
    words = {"subject": use.subject, "why": use.why, "result": use.result}
    signed = {name: with_signs(text) for name, text in words.items()}
    logger.warning("abbey admin %s", use.command, extra={"by": use.by, **signed})


def _is_news(record: logging.LogRecord) -> bool:
    """Tell what is new from what uvicorn repeats, or from the end of a request that a server gives up when it stops.

    It repeats the text of a fault that the application has had, which `faults_in_log` has written.
    """
    if record.name != "uvicorn.error":
        return True
    is_given_up = isinstance((record.exc_info or (None, None))[1], CancelledError)
    return not (is_given_up or str(record.msg).startswith(("Traceback ", "Cancel ")))


def _log_fault(error: BaseException | None) -> None:
    log.error("something failed, and nothing was prepared for it", exc_info=error)


def _log_warning(
    message: Warning | str,  # noqa: ARG001 - it may quote, too
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,  # noqa: ARG001
    line: str | None = None,  # noqa: ARG001
) -> None:
    log.warning("%s at %s:%d", category.__name__, filename, lineno)


class _StandardError(logging.StreamHandler[TextIO]):
    """Tells our handler from those that others have added."""


class Sparing(logging.Filter):
    """Lets a library warn of one thing once in a while, with how often it did: strangers can make it go on and on."""

    def __init__(self) -> None:
        super().__init__()
        self._said_at: dict[tuple[str, int], float] = {}  # by place in the code, of which there are only so many
        self._unsaid: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if _is_ours(record) or record.levelno > logging.WARNING:
            return True
        place, now = (record.pathname, record.lineno), time.monotonic()
        self._unsaid[place] += 1
        if now - self._said_at.get(place, -AGAIN_S) < AGAIN_S:
            return False
        self._said_at[place] = now
        record.times = self._unsaid.pop(place)
        return True


class PlainLines(logging.Formatter):
    """Writes a record as a line for people, with what was said beside it at the end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        record.message = _said(record)
        beside = "".join(f" {name}={_quoted(value)}" for name, value in _beside(record).items())
        return super().formatMessage(record).rstrip() + beside

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        return where_it_arose(ei[1])


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _said(record),
            **_beside(record),
        }
        if record.exc_info and record.exc_info[1]:
            line["traceback"] = where_it_arose(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def where_it_arose(error: BaseException | None) -> str:
    """Return the places that an exception passed, and the kinds of it and of its causes, without what they say."""
    parts: list[str] = []
    while error is not None:
        places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
        parts.append(f"{places}{type(error).__name__}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\nwhich came from:\n".join(parts)


def _said(record: logging.LogRecord) -> str:
    """Return what was said; of what a library says, what comes before it quotes anything."""
    if _is_ours(record):
        return record.getMessage().strip()
    words = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    return _QUOTE.split(words.strip(), maxsplit=1)[0].rstrip()


def _beside(record: logging.LogRecord) -> dict[str, Any]:
    """Return what we have handed to the logger as `extra`, if it is not empty; of a library, how often it spoke.

    Libraries may mark every record, ours too: the names of such marks begin with an underscore.
    """
    if not _is_ours(record):
        return {"times": vars(record)["times"]} if "times" in vars(record) else {}
    return {
        name: value
        for name, value in vars(record).items()
        if name not in _OWN and not name.startswith("_") and value != ""
    }


def _quoted(value: object) -> str:
    """Return a value as it stands in a line for people, where a space would end it."""
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if _UNCLEAR.search(text) else text


def _is_ours(record: logging.LogRecord) -> bool:
    return _OURS.match(record.name) is not None
