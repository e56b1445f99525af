"""Writes down every use of `abbey admin`, before it is done and after: who, when, what, why, and what became of it."""

import getpass
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from abbey.rules import AbbeyError
from abbey.server.keys import new_entry_id
from abbey.server.log_lines import log_use
from abbey.table.logbook import BEGUN, Audited, log_entry
from abbey.table.refusal import Refusal
from abbey.table.store import LoggedSource, StoreError

T = TypeVar("T")
LOGIN: Final = Path("/proc/self/loginuid")  # where Linux says who has logged in
NEVER: Final = 2**32 - 1  # what it says where nobody has
log = logging.getLogger("abbey.admin")


@dataclass(frozen=True, slots=True)
class Use:
    """Says what somebody wants; no part of it is a token."""

    command: str
    subject: str = ""
    why: str = ""


async def audited(store: LoggedSource, use: Use, work: Callable[[LoggedSource], Awaitable[T]]) -> T:
    """Write down that it is begun, do it, and write down what became of it.

    What cannot be written down is not done. A refusal is raised as a `StoreError`, which quotes nothing from the store.
    """
    begun = Audited(time.time(), who(), use.command, use.subject, use.why, BEGUN, new_entry_id())
    await _write_down(store, begun)
    try:
        done = await work(store)
    except (Refusal, StoreError, AbbeyError, OSError, msgspec.DecodeError) as error:
        sentence = _sentence(error)
        await _end(store, begun, sentence)
        raise StoreError(sentence) from error
    except BaseException as error:
        await _end(store, begun, f"broken off ({type(error).__name__})")
        raise
    await _end(store, begun, "done")
    return done


def _sentence(error: Exception) -> str:
    if isinstance(error, msgspec.DecodeError):
        return f"An entry of the logbook cannot be read ({type(error).__name__})."
    return str(error) or type(error).__name__


async def _end(store: LoggedSource, begun: Audited, result: str) -> None:
    await _write_down(store, replace(begun, at=time.time(), result=result))


async def _write_down(store: LoggedSource, entry: Audited) -> None:
    await store.enter(log_entry(entry))
    log_use(log, entry)


def who() -> str:
    """Return who runs this, as which user of the system, and on which machine."""
    user = _name_of(os.getuid()) if hasattr(os, "getuid") else getpass.getuser()
    person = _person() or user
    return f"{person if person == user else f'{person} as {user}'}@{socket.gethostname()}"


def _person() -> str | None:
    """Return who has logged in, if that is known.

    The kernel remembers it through `sudo`, `su` and `runuser`, and nobody but root can change it. Where it was never
    told, sudo's word counts: whoever could forge that may write to the store anyhow.
    """
    with suppress(OSError, ValueError):
        if (login := int(LOGIN.read_text(encoding="ascii"))) != NEVER:
            return _name_of(login)
    return os.environ.get("SUDO_USER")


def _name_of(user: int) -> str:
    import pwd  # not on Windows

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)
