"""Shuts people out and lets them in again, and reads what players have reported."""

import time
from collections.abc import Sequence
from urllib.parse import parse_qs, urlsplit

from abbey.rules.names import by_seat
from abbey.server.admin.table_sheet import table_of
from abbey.server.bans import read_network
from abbey.server.keys import key_of, new_entry_id
from abbey.table import Refusal
from abbey.table.logbook import (
    Banned,
    Entry,
    Reported,
    Settled,
    Unbanned,
    bans_in_force,
    log_entry,
    open_reports,
    read_entry,
)
from abbey.table.store import LoggedSource, StoreError


def network_ban(text: str, until: float | None, why: str) -> Banned:
    """Return the ban of an address or a network."""
    return Banned(at=time.time(), id=new_entry_id(), network=str(read_network(text)), until=until, why=why)


async def seat_ban(store: LoggedSource, table: str, seat: int, until: float | None, why: str) -> Banned:
    """Return the ban of whoever sits there, by the key that their seat has now."""
    seats = dict(by_seat((await table_of(table, await store.read(table))).seats))
    key = next((one.key for number, one in seats.items() if number == seat), None)
    if key is None:
        raise StoreError(f"No person sits at seat {seat} of table {table}.")
    return Banned(at=time.time(), id=new_entry_id(), key=key, until=until, why=why)


def link_ban(link: str, until: float | None, why: str) -> Banned:
    """Return the ban of a seat by the link that opens it. Only the hash of its token is kept, and nothing quotes it."""
    tokens = parse_qs(urlsplit(link).fragment).get("seat")
    if not tokens:
        raise StoreError("This is not the link of a seat: it has no #seat= at its end.")
    return Banned(at=time.time(), id=new_entry_id(), key=key_of(tokens[0]), until=until, why=why)


async def ban(store: LoggedSource, banned: Banned) -> Banned:
    """Shut somebody out from now on."""
    if banned.until is not None and banned.until <= banned.at:
        raise StoreError("That moment has passed already.")
    await store.enter(log_entry(banned))
    return banned


async def bans(store: LoggedSource) -> list[Banned]:
    """Return the bans in force."""
    return bans_in_force(await entries_of(store, "banned", "unbanned"), time.time())


async def unban(store: LoggedSource, text: str) -> list[Banned]:
    """Take back the ban with this id, or all bans of this very address or network; return which."""
    network = _banned_as(text)
    named = [one for one in await bans(store) if text == one.id or network == one.network]
    if not named:
        raise StoreError(f"No ban in force is called {text}; abbey admin bans shows them.")
    for one in named:
        await store.enter(log_entry(Unbanned(time.time(), one.id)))
    return named


def _banned_as(text: str) -> str | None:
    """Return the network that is shut out when somebody names this one; None for what is no network."""
    try:
        return str(read_network(text))
    except Refusal:
        return None


async def reports(store: LoggedSource, *, everything: bool) -> list[Reported]:
    """Return the reports that are open, or all that were ever made, oldest first."""
    entries = await entries_of(store, "reported", "settled")
    return [one for one in entries if isinstance(one, Reported)] if everything else open_reports(entries)


async def settle(store: LoggedSource, named: Sequence[str]) -> None:
    """Mark these reports as done."""
    known = {one.id for one in await reports(store, everything=False)}
    for report in named:
        if report not in known:
            raise StoreError(f"No open report is called {report}.")
    for report in named:
        await store.enter(log_entry(Settled(time.time(), report)))


async def entries_of(store: LoggedSource, *kinds: str) -> list[Entry]:
    """Return the entries of these kinds, oldest first."""
    return [read_entry(stored) for stored in await store.logbook(kinds)]
