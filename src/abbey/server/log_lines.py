"""Writes the server's log: one line for people or one JSON object for programs, and never what a table hides.

What an exception says may quote whatever was being worked on, so only its kind and where it arose are written.
"""

import json
import logging
import sys
import time
import traceback
from typing import Any, Final

LOGGERS: Final = ("abbey", "uvicorn")
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def set_up_logs(*, as_json: bool) -> None:
    """Let the server's loggers write to standard error, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING)


class PlainLines(logging.Formatter):
    """Writes a record as a line for people, with what was said beside it at the end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        beside = "".join(f" {name}={value}" for name, value in _beside(record).items())
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
            "message": record.getMessage().strip(),
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


def _beside(record: logging.LogRecord) -> dict[str, Any]:
    """Return what was handed to the logger as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in _OWN}
