"""Checks what every store must do, whatever it keeps its tables in."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager

from abbey.table.logbook import LogEntry
from abbey.table.store import (
    ConflictError,
    Downtime,
    Store,
    StoreClosedError,
    StoreError,
    TableEntry,
    TableExistsError,
    Uptime,
)
from abbey.testing.removals import (
    a_removed_table_is_gone,
    a_survey_passes_all_tables,
    of_an_append_and_a_removal_one_wins,
)
from abbey.testing.store_claims import demand, must_hold, must_raise

OpenStore = Callable[[], Awaitable[Store]]

ODD_IDS = [
    "",
    " ",
    "a",
    "A",
    "a ",
    "a\0b",
    "a\0c",
    "%",
    "_",
    "'; --",
    "../a",
    "0",
    "00",
    "é",
    "e\u0301",
    "🌹",
    "x" * 500,
]

LARGE = bytes(range(256)) * 4096

ENDED = ["end 1", "end 2"]


async def check_store(open_store: OpenStore) -> None:
    """Raise `AssertionError`, with a sentence, if the store breaks a promise of `Store`.

    `open_store` opens one and the same store each time, empty at first; the kit closes it before it opens it again.
    """
    try:
        await _check(open_store)
    except StoreError as error:
        raise AssertionError(f"The store must not refuse what is allowed: {error!r}.") from error


async def _check(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        await _a_new_store_is_empty(store)
    for check in CHECKS:
        async with _opened(open_store) as store:
            await check(store)
            before = await _everything(store)
        async with _opened(open_store) as store:
            demand(await _everything(store) == before, "Opening the store again must find all that was there.")
    for check_opening in REOPENINGS:
        await check_opening(open_store)


async def _a_new_store_is_empty(store: Store) -> None:
    demand(await store.unfinished() == [], "The store must be empty when the kit begins: unfinished() must be [].")
    demand(await store.read("nobody") == [], "A table that is not there must read as [].")


async def _an_id_is_taken_once(store: Store) -> None:
    await store.create("taken", [b"first"])
    await must_raise(TableExistsError, store.create("taken", [b"second"]), "create() with an id that is taken")
    await must_hold(store, "taken", [b"first"], "after a second create() was refused")


async def _events_keep_their_order(store: Store) -> None:
    events = [str(number).encode() for number in reversed(range(600))]
    await store.create("order", events[:300])
    await store.append("order", 300, events[300:310])
    for number in range(310, 330):
        await store.append("order", number, [events[number]])
    await store.append("order", 330, events[330:])
    await must_hold(store, "order", events, "in the order they were appended")
    for after in (0, 1, 310, 599, 600, 601):
        rest = await store.read("order", after)
        demand(
            rest == events[after:],
            f"read() must read the {len(events[after:])} events that follow the first {after}; it read {len(rest)}.",
        )


async def _nothing_is_a_fine_number_of_events(store: Store) -> None:
    await store.create("bare", [])
    await store.append("bare", 0, [])
    await store.append("bare", 0, [b"", b"same", b"same"])
    await must_hold(store, "bare", [b"", b"same", b"same"], "when a table began without events")


async def _a_conflict_changes_nothing(store: Store) -> None:
    await store.create("conflict", [b"0", b"1"])
    for after in (-1, 0, 1, 3, 99):
        attempt = store.append("conflict", after, [b"x", b"y"], over=True)
        await must_raise(ConflictError, attempt, f"append() after {after} events when there are 2")
    await must_raise(ConflictError, store.append("absent", 0, [b"x"]), "append() to a table that is not there")
    await must_hold(store, "conflict", [b"0", b"1"], "after appends were refused")
    demand(await store.read("absent") == [], "A refused append must not make a table.")
    demand("absent" not in await store.unfinished(), "A refused append must not make an empty table either.")
    demand("conflict" in await store.unfinished(), "A refused append must not end the table.")
    await store.append("conflict", 2, [b"2"])
    await must_hold(store, "conflict", [b"0", b"1", b"2"], "when an append follows refused ones")


async def _of_two_at_once_one_wins(store: Store) -> None:
    await store.create("race", [])
    for lap in range(20):
        rivals = [b"%d a" % lap, b"%d b" % lap]
        results = await asyncio.gather(*(store.append("race", lap, [it]) for it in rivals), return_exceptions=True)
        winners = [rival for rival, result in zip(rivals, results, strict=True) if result is None]
        losers = [result for result in results if isinstance(result, ConflictError)]
        demand(len(winners) == len(losers) == 1, "Of two appends after the same event one must win, one must conflict.")
        demand((await store.read("race"))[lap:] == winners, "The append that returned must be the one that is there.")


async def _a_crowd_is_served(store: Store) -> None:
    names = [f"crowd {number}" for number in range(500)]
    await asyncio.gather(*(_play(store, name) for name in names), *(_misplay(store, name) for name in names[:50]))
    for name in names:
        await must_hold(store, name, _game(name), "when many tables are played at once")


async def _play(store: Store, name: str) -> None:
    events = _game(name)
    await store.create(name, events[:1])
    for number in range(1, len(events)):
        await store.append(name, number, events[number : number + 1])


async def _misplay(store: Store, name: str) -> None:
    for _ in range(5):
        await must_raise(ConflictError, store.append(name, 99, [b"x"]), "append() after events that are not there")


def _game(name: str) -> list[bytes]:
    return [f"{name}, event {number}".encode() for number in range(9)]


async def _an_ended_table_is_not_unfinished(store: Store) -> None:
    elsewhere = await store.unfinished()
    names = ["end 3", *ENDED, "end 0"]
    for name in names:
        await store.create(name, [b"begin"])
    demand(await store.unfinished() == elsewhere + names, "unfinished() must name new tables last, oldest first.")
    await store.append(ENDED[0], 1, [b"end"], over=True)
    await store.append(ENDED[1], 1, [], over=True)
    await store.append(ENDED[1], 1, [b"farewell"])
    left = [*elsewhere, names[0], names[3]]
    demand(await store.unfinished() == left, "unfinished() must leave out what has ended, and go on leaving it out.")
    await must_hold(store, ENDED[0], [b"begin", b"end"], "when a table has ended")
    await must_hold(store, ENDED[1], [b"begin", b"farewell"], "when something is said after the end")
    await must_raise(TableExistsError, store.create(ENDED[0], []), "create() with the id of a table that has ended")


async def _bodies_may_be_large(store: Store) -> None:
    await store.create("large", [LARGE, b"small"])
    await store.append("large", 2, [LARGE[::-1], LARGE])
    await must_hold(store, "large", [LARGE, b"small", LARGE[::-1], LARGE], "when events are a megabyte each")


async def _ids_may_be_odd(store: Store) -> None:
    for number, name in enumerate(ODD_IDS):
        await store.create(name, [b"%d" % number])
        await store.append(name, 1, [b"odd"])
    for number, name in enumerate(ODD_IDS):
        await must_hold(store, name, [b"%d" % number, b"odd"], "when ids look alike")
    demand(
        (await store.unfinished())[-len(ODD_IDS) :] == ODD_IDS, "unfinished() must give ids back as they were given."
    )


async def _a_probe_leaves_nothing_behind(store: Store) -> None:
    before = await _everything(store)
    await store.probe()
    demand(await _everything(store) == before, "probe() must leave the tables as they are.")


async def _the_catalogue_names_all(store: Store) -> None:
    before = await store.catalogue()
    await store.create("listed", [b"0", b"1"])
    await store.create("listed and over", [])
    await store.append("listed and over", 0, [b"0"], over=True)
    added = [TableEntry("listed", 2, over=False), TableEntry("listed and over", 1, over=True)]
    demand(await store.catalogue() == before + added, "catalogue() must name every table, oldest first, as it is.")


async def _the_logbook_keeps_its_order(store: Store) -> None:
    before = await store.logbook()
    made = [LogEntry("odd" if number % 2 else "even", "", b"%d" % number) for number in range(20)]
    for entry in made:
        demand(await store.enter(entry), "enter() must take an entry, and say so.")
    told = (await store.logbook())[len(before) :]
    demand([entry._replace(number=0) for entry in told] == made, "logbook() must give entries back in their order.")
    demand(
        [one.number for one in told] == sorted({one.number for one in told}), "Each entry must have a higher number."
    )
    demand(
        await store.logbook(["odd"], told[4].number) == told[5::2], "logbook() must leave out what is not asked for."
    )


async def _the_logbook_counts(store: Store) -> None:
    entry = LogEntry("counted", "é/1", b"")
    taken = [await store.enter(entry, 2) for _ in range(3)]
    demand(taken == [True, True, False], "enter() must take no more than `most` of a kind and a topic.")
    others = [await store.enter(LogEntry(*other, b""), 2) for other in (("counted", "é/2"), ("another", "é/1"))]
    demand(others == [True, True], "enter() must count every kind and every topic for itself.")
    demand(len(await store.logbook(["counted"])) == 3, "enter() must not add what it does not take.")


CHECKS: list[Callable[[Store], Coroutine[None, None, None]]] = [
    _an_id_is_taken_once,
    _events_keep_their_order,
    _nothing_is_a_fine_number_of_events,
    _a_conflict_changes_nothing,
    _of_two_at_once_one_wins,
    _a_crowd_is_served,
    _an_ended_table_is_not_unfinished,
    _bodies_may_be_large,
    _ids_may_be_odd,
    _the_catalogue_names_all,
    a_removed_table_is_gone,
    of_an_append_and_a_removal_one_wins,
    a_survey_passes_all_tables,
    _a_probe_leaves_nothing_behind,
    _the_logbook_keeps_its_order,
    _the_logbook_counts,
]


async def _closing_keeps_what_was_accepted(open_store: OpenStore) -> None:
    names = [f"closing {number}" for number in range(100)]
    async with _opened(open_store) as store:
        await asyncio.gather(*(store.create(name, []) for name in names))
        appends = [asyncio.ensure_future(store.append(name, 0, [b"accepted"])) for name in names]
        await asyncio.sleep(0)
    results = await asyncio.gather(*appends, return_exceptions=True)
    for result in results:
        demand(result is None or isinstance(result, StoreClosedError), f"close() must not fail an append: {result!r}.")
    async with _opened(open_store) as store:
        for name, result in zip(names, results, strict=True):
            accepted = [b"accepted"] if result is None else []
            await must_hold(store, name, accepted, "when the store was closed while appends were under way")


async def _a_cancelled_append_is_whole_or_absent(open_store: OpenStore) -> None:
    names = [f"cancelled {number}" for number in range(60)]
    async with _opened(open_store) as store:
        begun_s = time.perf_counter()
        await asyncio.gather(*(store.create(name, [b"0"]) for name in names))
        step_s = (
            (time.perf_counter() - begun_s) * 2 / len(names)
        )  # from too early to too late, whatever the store's speed
        await asyncio.gather(*(_cancel(store, name, step_s * number) for number, name in enumerate(names)))
    async with _opened(open_store) as store:
        for name in names:
            held = await store.read(name)
            demand(held in ([b"0"], [b"0", b"1", b"2"]), f"A cancelled append must be there wholly or not; got {held}.")
            await store.append(name, len(held), [b"next"])


async def _cancel(store: Store, name: str, patience_s: float) -> None:
    append = asyncio.ensure_future(store.append(name, 1, [b"1", b"2"]))
    await asyncio.sleep(patience_s)
    append.cancel()
    await asyncio.gather(append, return_exceptions=True)


async def _time_without_a_server_is_remembered(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        demand(await store.note_start(5.0) == [], "note_start() must return nothing where no server ran before.")
        await store.beat(7.5)
    async with _opened(open_store) as store:
        first = Downtime(7.5, 9.0)
        found = await store.note_start(9.0)
        demand(found == [first], f"note_start() must tell the time from the last beat to this start; got {found}.")
        await store.beat(11.0)
        found = await store.note_start(12.0)
        demand(found == [first], f"Whoever starts while a server runs must be told what it was told; got {found}.")
    async with _opened(open_store) as store:
        found = await store.note_start(20.0)
        demand(found == [first, Downtime(12.0, 20.0)], f"note_start() must tell earlier times too; got {found}.")


async def _times_of_another_store_are_inherited(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        before = await store.uptime()
    last = (before.last or 0.0) - 5.0
    async with _opened(open_store) as store:
        await store.inherit(Uptime(last, [Downtime(1.0, 2.0)]))
    async with _opened(open_store) as store:
        found = await store.note_start(50.0)
        told = [Downtime(1.0, 2.0), *before.downtimes, Downtime(last, 50.0)]
        demand(found == told, f"note_start() must tell inherited times too, since the earlier last beat; got {found}.")
        kept = await store.uptime()
        demand(kept == Uptime(50.0, told), f"uptime() must tell what note_start() has told, and when; got {kept}.")


async def _time_in_which_nothing_could_be_written_is_remembered(open_store: OpenStore) -> None:
    async with _opened(open_store) as store:
        before = await store.note_start(100.0)
        await store.beat(105.0)
        found = await store.note_recovery(107.0)
        demand(found == before, f"note_recovery() must add nothing where a server beat just before; got {found}.")
        found = await store.note_recovery(200.0)
        told = [*before, Downtime(107.0, 200.0)]
        demand(found == told, f"note_recovery() must tell the time since the last beat, too; got {found}.")
        found = await store.note_recovery(201.0)
        demand(found == told, f"note_recovery() must take itself for a beat; got {found}.")


async def _a_closed_store_refuses(open_store: OpenStore) -> None:
    store = await open_store()
    await store.create("closed", [b"0"])
    await store.close()
    await store.close()
    await must_raise(StoreClosedError, store.create("late", []), "create() on a closed store")
    await must_raise(StoreClosedError, store.append("closed", 1, [b"1"]), "append() on a closed store")
    await must_raise(StoreClosedError, store.read("closed"), "read() on a closed store")
    await must_raise(StoreClosedError, store.unfinished(), "unfinished() on a closed store")
    await must_raise(StoreClosedError, store.remove("closed", 1), "remove() on a closed store")
    await must_raise(StoreClosedError, store.survey(), "survey() on a closed store")
    await must_raise(StoreClosedError, store.note_use(["closed"]), "note_use() on a closed store")
    await must_raise(StoreClosedError, store.probe(), "probe() on a closed store")
    await must_raise(StoreClosedError, store.note_start(1.0), "note_start() on a closed store")
    await must_raise(StoreClosedError, store.beat(1.0), "beat() on a closed store")
    await must_raise(StoreClosedError, store.note_recovery(1.0), "note_recovery() on a closed store")
    await must_raise(StoreClosedError, store.uptime(), "uptime() on a closed store")
    await must_raise(StoreClosedError, store.inherit(Uptime(1.0, [])), "inherit() on a closed store")
    await must_raise(StoreClosedError, store.enter(LogEntry("late", "", b"")), "enter() on a closed store")
    await must_raise(StoreClosedError, store.logbook(), "logbook() on a closed store")
    async with _opened(open_store) as again:
        await must_hold(again, "closed", [b"0"], "after a closed store refused an append")
        demand("late" not in await again.unfinished(), "A closed store must not make tables.")


REOPENINGS: list[Callable[[OpenStore], Coroutine[None, None, None]]] = [
    _closing_keeps_what_was_accepted,
    _a_cancelled_append_is_whole_or_absent,
    _time_without_a_server_is_remembered,
    _times_of_another_store_are_inherited,
    _time_in_which_nothing_could_be_written_is_remembered,
    _a_closed_store_refuses,
]


@asynccontextmanager
async def _opened(open_store: OpenStore) -> AsyncIterator[Store]:
    store = await open_store()
    try:
        yield store
    finally:
        await store.close()


async def _everything(store: Store) -> tuple[list[str], list[list[bytes]], list[LogEntry]]:
    unfinished = await store.unfinished()
    tables = await asyncio.gather(*(store.read(name) for name in unfinished + ENDED))
    return unfinished, tables, await store.logbook()
