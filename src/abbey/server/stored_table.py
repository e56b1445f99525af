"""Builds tables from what is stored; a server of a newer version may have written what this one does not know."""

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from abbey.table import Event, Refusal, Table, read_event
from abbey.table.store import NewerTableError, UnreadableTableError

SLICE_S: Final = 0.005  # how long the building of a table keeps everybody waiting at once


class _Kind(Struct):
    type: Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]


_KIND: Final = msgspec.json.Decoder(_Kind)


async def table_of(name: str, bodies: Sequence[bytes]) -> Table:
    """Build the table in slices: between them others have their turn, however long its story is."""
    try:
        table = Table.of(name, [known_event(bodies[0])])
        until = time.perf_counter() + SLICE_S
        for body in bodies[1:]:
            table.apply(known_event(body))
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + SLICE_S
        return table
    except (Refusal, NewerTableError):
        raise
    except Exception as error:  # whatever its story is: the cause would quote an event
        raise UnreadableTableError(f"The table cannot be read ({type(error).__name__}).") from None


def known_event(body: bytes) -> Event:
    """Return an event of a table; `NewerTableError` for a kind, or a fact, that this version does not know."""
    try:
        return read_event(body)
    except msgspec.ValidationError:  # which would quote the event
        raise NewerTableError(f"The table holds an event that this version does not know: {_kind(body)}.") from None


def _kind(body: bytes) -> str:
    try:
        return _KIND.decode(body).type
    except msgspec.ValidationError:
        return "one without a name"
