"""Checks that the kit passes the real store, and catches each of these."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from abbey.server.store import SqliteStore
from abbey.table.logbook import LogEntry
from abbey.table.store import ConflictError, Downtime, Store, StoreClosedError, StoreError, TableEntry, Uptime
from abbey.testing import check_store

pytestmark = pytest.mark.anyio


class Forgetful(SqliteStore):
    """Keeps the last append in memory only."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.last: tuple[str, int, list[bytes]] | None = None

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        if self.last and not over:
            kept, self.last = self.last, None
            await super().append(*kept)
        if over or after != len(await self.read(table)):
            return await super().append(table, after, events, over=over)
        self.last = (table, after, list(events))
        return None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        held = await super().read(table)
        return (held + self.last[2] if self.last and self.last[0] == table else held)[after:]


class Trusting(SqliteStore):
    """Ignores `after`."""

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        length = len(await self.read(table))
        await super().append(table, length if after != length else after, events, over=over)


class Shuffling(SqliteStore):
    """Gives the events of one append in another order."""

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        await super().append(table, after, events[::-1], over=over)


class Sorting(SqliteStore):
    """Gives all events in the order of their bytes."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return sorted(await super().read(table, after))


class Thorough(SqliteStore):
    """Gives all events, whichever were asked for."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:  # noqa: ARG002
        return await super().read(table)


class Insistent(SqliteStore):
    """Looks whether `after` is right, and then writes even if somebody else comes in between."""

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        fits = after == len(await self.read(table))
        try:
            await super().append(table, after, events, over=over)
        except ConflictError:
            if not fits:
                raise
            await super().append(table, len(await self.read(table)), events, over=over)


class Piecemeal(SqliteStore):
    """Writes the events of one append one after the other."""

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        for number, event in enumerate(events[:-1]):
            await super().append(table, after + number, [event])
        await super().append(table, after + len(events[:-1]), events[-1:], over=over)


class Endless(SqliteStore):
    """Does not notice that a table has ended."""

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:  # noqa: ARG002
        await super().append(table, after, events)


class Generous(SqliteStore):
    """Does not count what is written into the logbook."""

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:  # noqa: ARG002
        return await super().enter(entry)


class Indiscriminate(SqliteStore):
    """Gives the whole logbook, whatever is asked for."""

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:  # noqa: ARG002
        return await super().logbook()


class Blurred(SqliteStore):
    """Takes ids that differ in case for one."""

    async def create(self, table: str, events: Sequence[bytes]) -> None:
        await super().create(table.lower(), events)

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        await super().append(table.lower(), after, events, over=over)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await super().read(table.lower(), after)


class Newest(SqliteStore):
    """Names unfinished tables newest first."""

    async def unfinished(self) -> list[str]:
        return (await super().unfinished())[::-1]


class Discreet(SqliteStore):
    """Does not name tables that have ended."""

    async def catalogue(self) -> list[TableEntry]:
        return [entry for entry in await super().catalogue() if not entry.over]


class Careless(SqliteStore):
    """Removes a table however many events it has."""

    async def remove(self, table: str, after: int, *, at_rest: bool = False) -> None:  # noqa: ARG002
        await super().remove(table, len(await self.read(table)), at_rest=at_rest)


class Unsettled(SqliteStore):
    """Goes on naming what was removed."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.removed: list[TableEntry] = []

    async def remove(self, table: str, after: int, *, at_rest: bool = False) -> None:
        await super().remove(table, after, at_rest=at_rest)
        self.removed.append(TableEntry(table, after, over=False))

    async def catalogue(self) -> list[TableEntry]:
        return await super().catalogue() + self.removed


class Timeless(SqliteStore):
    """Takes every start for the first."""

    async def note_start(self, at: float) -> list[Downtime]:
        await super().note_start(at)
        return []


class Hurried(SqliteStore):
    """Tells of the last time without a server only."""

    async def note_start(self, at: float) -> list[Downtime]:
        return (await super().note_start(at))[-1:]


class Disowned(SqliteStore):
    """Takes nothing over from other stores."""

    async def inherit(self, uptime: Uptime) -> None:
        assert uptime


class Rash(SqliteStore):
    """Takes every recovery for the end of a downtime."""

    async def note_recovery(self, at: float) -> list[Downtime]:
        return [*await super().note_recovery(at), Downtime(at - 1, at)]


class Overwriting(SqliteStore):
    """Takes a second `create` for a wish to go on."""

    async def create(self, table: str, events: Sequence[bytes]) -> None:
        held = await self.read(table)
        await (self.append(table, len(held), events) if held else super().create(table, events))


class Cutting(SqliteStore):
    """Keeps no more of an event than a column of a certain width would."""

    async def create(self, table: str, events: Sequence[bytes]) -> None:
        await super().create(table, [event[:65_535] for event in events])


class Talkative(SqliteStore):
    """Goes on answering when it is closed."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        try:
            return await super().read(table, after)
        except StoreClosedError:
            return []


class Hasty(SqliteStore):
    """Fails what is still waiting when it is closed."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.closing = False

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        await super().append(table, after, events, over=over)
        if self.closing:
            raise StoreError("Closed meanwhile.")

    async def close(self) -> None:
        self.closing = True
        await super().close()


async def check(kind: type[SqliteStore], path: Path) -> None:
    async def open_store() -> Store:
        return kind(path)

    await check_store(open_store)


async def test_the_sqlite_store_keeps_every_promise(path: Path) -> None:
    await check(SqliteStore, path)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Forgetful, "Opening the store again must find all"),
        (Trusting, r"append\(\) after -1 events when there are 2 must raise ConflictError"),
        (Shuffling, "'order' must hold its 600 events in the order"),
        (Sorting, "'order' must hold its 600 events in the order"),
        (Thorough, "must read the 599 events that follow the first 1;"),
        (Insistent, "one must win, one must conflict"),
        (Piecemeal, "A cancelled append must be there wholly or not"),
        (Endless, "must leave out what has ended"),
        (Generous, "no more than `most`"),
        (Indiscriminate, "leave out what is not asked for"),
        (Blurred, "must not refuse what is allowed: TableExistsError"),
        (Newest, "oldest first"),
        (Discreet, "must name every table"),
        (Careless, r"remove\(\) of a table with 2 events as if it had -1 must raise ConflictError"),
        (Unsettled, "must name all tables but the removed one"),
        (Timeless, "must tell the time from the last beat to this start"),
        (Hurried, "must tell earlier times too"),
        (Disowned, "must tell inherited times too"),
        (Rash, "must add nothing where a server beat just before"),
        (Overwriting, "an id that is taken must raise TableExistsError"),
        (Cutting, "when events are a megabyte each"),
        (Talkative, r"read\(\) on a closed store must raise StoreClosedError"),
        (Hasty, r"close\(\) must not fail an append"),
    ],
)
@pytest.mark.slow
async def test_the_kit_catches(kind: type[SqliteStore], sentence: str, path: Path) -> None:
    with pytest.raises(AssertionError, match=sentence):
        await check(kind, path)
