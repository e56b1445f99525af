"""Checks how a store removes tables, and what it says about those that may have to go."""

import asyncio
import time

from abbey.table.store import ConflictError, Store, TableEntry
from abbey.testing.store_claims import demand, must_hold, must_raise

CLOCK_S = 60.0  # a store's clock may differ so much from ours


async def a_removed_table_is_gone(store: Store) -> None:
    """Check that a removal takes one table, with the right number of events, and nothing else."""
    before = await store.catalogue()
    await store.create("removed", [b"0", b"1"])
    await store.create("neighbour", [b"0"])
    for after in (-1, 0, 1, 3):
        attempt = store.remove("removed", after)
        await must_raise(ConflictError, attempt, f"remove() of a table with 2 events as if it had {after}")
    await must_hold(store, "removed", [b"0", b"1"], "after removals were refused")
    await store.remove("removed", 2)
    demand(await store.read("removed") == [], "A table that was removed must read as [].")
    left = [*before, TableEntry("neighbour", 1, over=False)]
    demand(await store.catalogue() == left, "catalogue() must name all tables but the removed one.")
    demand("removed" not in await store.unfinished(), "unfinished() must not name a table that was removed.")
    await must_raise(ConflictError, store.append("removed", 2, [b"2"]), "append() to a table that was removed")
    await must_raise(ConflictError, store.append("removed", 0, [b"2"]), "append() to a table that was removed")
    await must_raise(ConflictError, store.remove("removed", 2), "remove() of a table that was removed")
    await store.append("neighbour", 1, [b"1"])
    await store.create("removed", [b"another"])
    await must_hold(store, "removed", [b"another"], "when the table that had its id before was removed")


async def of_an_append_and_a_removal_one_wins(store: Store) -> None:
    """Check that nothing is appended to what is removed, and nothing removed that was appended to."""
    for lap in range(20):
        table = f"contested {lap}"
        await store.create(table, [b"0"])
        asked = store.append(table, 1, [b"1"]), store.remove(table, 1)
        results = await asyncio.gather(*(asked if lap % 2 else asked[::-1]), return_exceptions=True)
        conflicts = [result for result in results if isinstance(result, ConflictError)]
        demand(
            len(conflicts) == 1 and None in results,
            "Of an append and a removal after the same event one must win, and one must conflict.",
        )
        appended, _ = results if lap % 2 else results[::-1]
        held = [b"0", b"1"] if appended is None else []
        await must_hold(store, table, held, "when an append and a removal came at once")


async def a_survey_passes_all_tables(store: Store) -> None:
    """Check that a survey names all tables, their times, and what is known of their use."""
    began = time.time()
    await store.create("surveyed", [b"0"])
    await store.create("surveyed and over", [b"0"])
    await store.append("surveyed and over", 1, [], over=True)
    await store.note_use(["surveyed", "nobody's"])
    lives, after = [], 0
    while some := await store.survey(after):
        lives += some
        after = some[-1].number
    names = [entry.id for entry in await store.catalogue()]
    demand([life.id for life in lives] == names, "survey() must pass every table once, oldest first.")
    used = [life.id for life in lives if life.is_used]
    demand(used == ["surveyed"], f"survey() must say which tables note_use() has named; it named {used}.")
    ended = {life.id for life in lives if life.ended is not None}
    demand(ended == {entry.id for entry in await store.catalogue() if entry.over}, "survey() must say what has ended.")
    for life in lives[-2:]:
        moments = [life.created, life.ended or life.created]
        is_now = all(began - CLOCK_S <= moment <= time.time() + CLOCK_S for moment in moments)
        demand(is_now, "survey() must say when a table began and ended, in seconds since 1970.")
