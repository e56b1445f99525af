"""Makes claims about a store, each with a sentence that says what is wrong when it does not hold."""

from collections.abc import Awaitable

from abbey.table.store import Store, StoreError


async def must_hold(store: Store, table: str, events: list[bytes], when: str) -> None:
    """Claim that a table holds these events."""
    held = await store.read(table)
    if held != events:
        raise AssertionError(f"Table {table!r} must hold its {len(events)} events {when}; it holds {len(held)}.")


async def must_raise(kind: type[StoreError], attempt: Awaitable[object], what: str) -> None:
    """Claim that an attempt is refused with this kind of error."""
    try:
        await attempt
    except kind:
        return
    except Exception as error:
        raise AssertionError(f"{what} must raise {kind.__name__}; it raised {error!r}.") from error
    raise AssertionError(f"{what} must raise {kind.__name__}; it did not.")


def demand(claim: bool, sentence: str) -> None:
    """Claim something; the sentence says what a store must do."""
    if not claim:
        raise AssertionError(sentence)
