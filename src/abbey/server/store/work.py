"""Defines what a store is asked to write, and how everybody who waits for it is answered."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from abbey.table.store import StoreError

DOWNTIMES_KEPT: Final = 100  # more than there are, in the worst of nights, before every table has been read again
QUIET_S: Final = 8.0  # more than lies between two beats of a server: if there is none for so long, none could write
Answer = tuple[asyncio.Future[None], StoreError | None]


@dataclass(frozen=True, slots=True)
class Work:
    """Holds events for a new table (`after` is None), or for one that has `after` of them already."""

    table: str
    after: int | None
    events: Sequence[bytes] = field(repr=False)  # what is printed may end up in a log
    over: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """Holds work, and who waits for it to be on disk."""

    work: Work
    answer: asyncio.Future[None]


def settle(told: Iterable[Answer]) -> None:
    """Answer everybody who still waits: None says that the events are stored."""
    for answer, refusal in told:
        if answer.done():  # cancelled
            continue
        if refusal is None:
            answer.set_result(None)
        else:
            answer.set_exception(refusal)


def unwritten(error: Exception) -> StoreError:
    """Return the refusal of work that could not be written."""
    refusal = StoreError(f"The events could not be written: {error}.")
    refusal.__cause__ = error
    return refusal
