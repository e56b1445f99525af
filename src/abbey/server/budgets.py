"""Keeps the budgets of all addresses: what each may still ask of the whole server, whichever worker serves it."""

import asyncio
import secrets
from array import array
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import blake2b
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from uuid import UUID, uuid4

from starlette.types import Scope

from abbey.server import work_prices
from abbey.server.limits import SLOTS, Backlog, Doors, Meter
from abbey.server.settings import Limits, Settings
from abbey.server.spending import Spending
from abbey.table import Refusal

METERS: Final = 9
LONG_S: Final = 10.0
Zeros = Any  # an array of numbers of eight bytes, with the buffer protocol; processes may share it
Pause = Callable[[float], Awaitable[None]]  # for so many seconds
_IPV6_BITS: Final = 128


@dataclass(frozen=True, slots=True)
class Tallies:
    """Holds what all processes of a server count together."""

    key: bytes  # of the hash of addresses; servers that share a database have the same
    server: UUID
    full_at: Zeros  # seconds: by meter and slot
    counts: Zeros  # of lines, then of sockets: by process and slot, and then for all other servers

    @classmethod
    def of(cls, processes: int, zeros: Callable[[str, int], Zeros], key: bytes) -> "Tallies":
        """Make tallies of arrays of zeros."""
        return cls(key, uuid4(), zeros("d", METERS * SLOTS), zeros("q", 2 * (processes + 1) * SLOTS))


def own_tallies(key: bytes | None = None) -> Tallies:
    """Return tallies for a server that is one process."""
    return Tallies.of(1, lambda kind, size: array(kind, bytes(8 * size)), key or new_address_key())


def new_address_key() -> bytes:
    """Return a fresh key for the hash by which addresses are counted."""
    return secrets.token_bytes(16)


class Budgets:
    """Knows what every address may still ask for."""

    def __init__(self, settings: Settings, tallies: Tallies, part: int = 0) -> None:
        limits = self.limits = settings.limits
        meters = iter(range(METERS))
        full_at = memoryview(tallies.full_at).cast("B").cast("d")

        def meter(a_second: float, burst: float) -> Meter:
            first = next(meters) * SLOTS
            return Meter(a_second, burst, full_at[first : first + SLOTS])

        self.work_us = meter(limits.work_ms_a_second * 1000, limits.work_burst_ms * 1000)
        self.requests = meter(limits.requests_a_second, limits.request_burst)
        self.openings = meter(limits.tables_a_minute / 60, limits.table_burst)
        self.handshakes = meter(limits.handshakes_a_second, limits.handshake_burst)
        self.accepts = meter(limits.accepts_a_second, limits.accept_burst)
        self.reports = meter(limits.reports_a_minute / 60, limits.report_burst)
        self.puzzles = meter(limits.puzzles_a_minute / 60, limits.puzzle_burst)
        self.analyses = meter(limits.analyses_a_minute / 60, limits.analysis_burst)
        self.remarks = meter(limits.remarks_a_minute / 60, limits.remark_burst)
        counts = memoryview(tallies.counts).cast("B").cast("q")
        half = len(counts) // 2
        self.lines = Doors(limits.connections_an_address, counts[:half], part)  # live connections, behind proxies too
        self.sockets = Doors(limits.connections_an_address, counts[half:], part)  # whatever is connected directly
        self.backlog = Backlog(limits.queued_bytes, limits.queued_bytes_an_address, limits.queued_bytes_in_all)
        a_body = limits.body_bytes_an_address  # each route has its own limit for one
        self.bodies = Backlog(a_body, limits.body_bytes_an_address, limits.body_bytes_in_all)
        shared = (  # in this order for good: servers of other versions tell each other by number
            self.work_us,
            self.requests,
            self.openings,
            self.handshakes,
            self.reports,
            self.puzzles,
            self.analyses,
            self.remarks,
        )
        self.spending = Spending(tallies.server, shared, self.lines, applies=part == 0)
        self._key = tallies.key
        self._proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]

    def slot(self, address: str) -> int:
        """Return where this address is counted."""
        digest = blake2b(_network(address, self.limits.ipv6_bits), digest_size=8, key=self._key).digest()
        return int.from_bytes(digest, "big") % SLOTS

    def account_of(self, scope: Scope, pause: Pause = asyncio.sleep) -> "Account":
        """Return the account of whoever sent this request or opened this connection."""
        return Account(self, self.slot(address_of(scope)), pause)

    def is_proxy(self, address: str) -> bool:
        """Tell whether others speak through this address, so that nothing can be counted by it."""
        known = read_ip(address)
        return known is not None and any(known in proxy for proxy in self._proxies)


@dataclass(frozen=True, slots=True)
class Account:
    """Holds what one address may still ask for."""

    budgets: Budgets
    slot: int
    pause: Pause = asyncio.sleep  # while the address is in debt

    @property
    def limits(self) -> Limits:
        """Return the limits of the server, for what is not counted by address."""
        return self.budgets.limits

    def charge(self, price: float, shared: float | None = None) -> None:
        """Charge for work that was done, in microseconds; `shared`: what other servers hear of it, if not the same.

        What is told in the database may not depend on how many bytes a player was told, who has secrets.
        """
        self.budgets.work_us.charge(self.slot, price, shared)

    @property
    def is_spent(self) -> bool:
        """Tell whether the address has caused as much work as it may, and has to wait a moment."""
        return self.budgets.work_us.is_spent(self.slot)

    @property
    def is_overdrawn(self) -> bool:
        """Tell whether the address went on asking for so long that its connections are closed."""
        return self.budgets.work_us.is_overdrawn(self.slot)

    async def solvent(self) -> None:
        """Wait until the address may cause work again; refuse if that would take long."""
        while wait_s := self.budgets.work_us.wait_s(self.slot):
            if wait_s > LONG_S:
                raise Refusal("too-fast", "Too much work for your address; wait a moment and try again.")
            await self.pause(wait_s)

    def take_opening(self) -> None:
        """Take the permission to open a table, or refuse; every way to open one goes through here."""
        if not self.budgets.openings.take(self.slot):
            raise Refusal("too-fast", "Too many tables from your address; wait a minute and try again.")
        self.charge(work_prices.OPENING)

    def take_remark(self) -> None:
        """Take the permission to say something, or refuse."""
        if not self.budgets.remarks.take(self.slot):
            raise Refusal("too-fast", "Too many remarks from your address; wait a minute and try again.")

    def take_report(self) -> None:
        """Take the permission to report somebody, or refuse."""
        if not self.budgets.reports.take(self.slot):
            raise Refusal("too-fast", "Too many reports from your address; wait a minute and try again.")

    def take_puzzle(self) -> None:
        """Take the permission to have a puzzle made that is not in memory, or refuse."""
        if not self.budgets.puzzles.take(self.slot):
            raise Refusal("too-fast", "Too many puzzles for your address; wait a minute and try again.")

    def take_analysis(self) -> None:
        """Take the permission to let a game be analysed, or refuse."""
        if not self.budgets.analyses.take(self.slot):
            raise Refusal("too-fast", "Too many analyses from your address; wait a minute and try again.")


def address_of(scope: Scope) -> str:
    """Return the client's address, which is what limits are counted by."""
    client = scope.get("client")
    return client[0] if client else ""


def _network(address: str, ipv6_bits: int) -> bytes:
    """Return what is counted together: one IPv4 address, or one IPv6 network, which has so many bits in its name."""
    match read_ip(address):
        case IPv4Address() as four:
            return four.packed
        case IPv6Address() as six:
            return (int(six) >> _IPV6_BITS - ipv6_bits).to_bytes(_IPV6_BITS // 8, "big")
        case _:
            return address.encode("utf-8", "surrogatepass")


def read_ip(address: str) -> IPv4Address | IPv6Address | None:
    """Return the address as numbers, an IPv4 address that is written as IPv6 as what it is; None for a name."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if isinstance(known, IPv6Address) else known
