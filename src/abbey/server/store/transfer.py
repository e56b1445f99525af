"""Brings tables from one store to another, and compares both afterwards. What was interrupted is done again."""

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from abbey.table.logbook import LogEntry
from abbey.table.store import LoggedSource, Store, StoreError, TableEntry, TableSource

AT_ONCE: Final = 100  # tables
Progress = Callable[[int, int], None]  # how many tables are done, of how many


class DifferentTableError(StoreError):
    """Both stores have a table with this id, and they tell different stories."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Says what was found to be the same in both stores."""

    tables: int
    events: int
    digest: str  # SHA-256 over all ids and events


async def transfer(source: TableSource, target: Store, progress: Progress) -> Transfer:
    """Bring every table of the source into the target, oldest first, then read all of both again and compare.

    A table that the target has already is continued. One that went on there is left as it is.
    """
    await target.inherit(await source.uptime())  # first: no server may find a table and not how long it lay still
    entries = await source.catalogue()
    held = {entry.id: entry for entry in await target.catalogue()}
    for start in range(0, len(entries), AT_ONCE):
        group = entries[start : start + AT_ONCE]
        await _bring_all(source, target, group, held)
        progress(start + len(group), len(entries))
    await bring_logbook(source, target)
    return await compared(source, target, entries)


async def bring(source: TableSource, target: Store, entries: Sequence[TableEntry]) -> list[TableEntry]:
    """Bring these tables of the source into the target, and return those that it did not have whole."""
    held = {entry.id: entry for entry in await target.catalogue()}
    await _bring_all(source, target, entries, held)
    return [entry for entry in entries if entry.id not in held or held[entry.id].length < entry.length]


async def bring_logbook(source: TableSource, target: LoggedSource) -> None:
    """Add what only the logbook of the source holds to that of the target."""
    for entry in await _missing(source, target):
        await target.enter(entry)


async def _bring_all(
    source: TableSource, target: Store, entries: Sequence[TableEntry], held: Mapping[str, TableEntry]
) -> None:
    events = await asyncio.gather(*(source.read(entry.id) for entry in entries))
    pairs = zip(entries, events, strict=True)
    await asyncio.gather(*(_bring(target, entry, bodies, held.get(entry.id)) for entry, bodies in pairs))


async def _missing(source: TableSource, target: TableSource) -> list[LogEntry]:
    """Return what only the logbook of the source holds. No two entries are alike."""
    held = {entry.body for entry in await target.logbook()}
    return [entry for entry in await source.logbook() if entry.body not in held]


async def _bring(target: Store, entry: TableEntry, events: Sequence[bytes], held: TableEntry | None) -> None:
    if held is None:
        await target.create(entry.id, events)
    else:
        there = await target.read(entry.id)
        if there[: len(events)] != list(events[: len(there)]):
            raise DifferentTableError(f"Table {entry.id} is in both stores, and is not the same in both.")
        if len(there) < len(events):
            await target.append(entry.id, len(there), events[len(there) :])
    if entry.over and not (held and held.over):
        await target.append(entry.id, len(await target.read(entry.id)), [], over=True)


async def compared(
    source: TableSource, target: TableSource, entries: Sequence[TableEntry], *, may_shrink: bool = False
) -> Transfer:
    """Read these tables and the logbook from both stores; raise `DifferentTableError` unless the target has all.

    `may_shrink`: servers use the target, and may have removed whole tables.
    """
    digest, count = hashlib.sha256(), 0
    if await _missing(source, target):
        raise DifferentTableError("The logbook did not arrive whole.")
    held = {entry.id: entry for entry in await target.catalogue()}
    for start in range(0, len(entries), AT_ONCE):
        group = entries[start : start + AT_ONCE]
        ours = await asyncio.gather(*(source.read(entry.id) for entry in group))
        theirs = await asyncio.gather(*(target.read(entry.id) for entry in group))
        for entry, events, copies in zip(group, ours, theirs, strict=True):
            is_over = entry.id in held and held[entry.id].over >= entry.over
            is_removed = may_shrink and not copies
            if not is_removed and (copies[: len(events)] != events or not is_over):
                raise DifferentTableError(f"Table {entry.id} did not arrive whole.")
            count += len(events)
            for part in (entry.id.encode(), *events):
                digest.update(len(part).to_bytes(8, "big") + part)
    return Transfer(len(entries), count, digest.hexdigest())
