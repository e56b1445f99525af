"""Writes down every use of `abbey admin`: who, when, what, why, and what became of it."""

import getpass
import logging
import os
import socket
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from abbey.rules import AbbeyError
from abbey.table.logbook import Audited, log_entry
from abbey.table.refusal import Refusal
from abbey.table.store import LoggedSource, StoreError

T = TypeVar("T")
log = logging.getLogger("abbey.admin")


@dataclass(frozen=True, slots=True)
class Use:
    """Says what somebody wants; no part of it is a token."""

    command: str
    subject: str = ""
    why: str = ""


async def audited(store: LoggedSource, use: Use, work: Awaitable[T]) -> T:
    """Do it, and write down that it was done, or why it was refused; a refusal is raised as a `StoreError`."""
    try:
        done = await work
    except (Refusal, StoreError, AbbeyError, OSError, msgspec.DecodeError) as error:
        sentence = str(error) or type(error).__name__
        await _write_down(store, use, sentence)
        raise StoreError(sentence) from error
    await _write_down(store, use, "done")
    return done


async def _write_down(store: LoggedSource, use: Use, result: str) -> None:
    entry = Audited(time.time(), who(), use.command, use.subject, use.why, result)
    await store.enter(log_entry(entry))
    log.warning(
        "abbey admin %s",
        use.command,
        extra={"by": entry.by, "subject": use.subject, "why": use.why, "result": result},
    )


def who() -> str:
    """Return the user of the system who runs this, whatever the environment claims, and on which machine."""
    return f"{_user()}@{socket.gethostname()}"


def _user() -> str:
    try:
        import pwd  # not on Windows

        user = pwd.getpwuid(os.getuid()).pw_name
    except (ImportError, KeyError):
        user = getpass.getuser()
    behind = os.environ.get("SUDO_USER") if user == "root" else None
    return f"{behind} as root" if behind else user
