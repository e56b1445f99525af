"""Tests budgets: buckets that fill steadily, addresses that are counted together, prices that tell no secret."""

from array import array

import pytest

from abbey.server import limits
from abbey.server.budgets import Budgets, own_tallies
from abbey.server.limits import SLOTS, Bucket, Doors, Meter
from abbey.server.settings import Limits, Settings


class Clock:
    """Says what time it is, and can be put forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def meter(a_second: float, burst: float) -> Meter:
    return Meter(a_second, burst, memoryview(array("d", [0.0] * 4)))


def test_a_meter_gives_what_it_holds_and_then_as_much_as_comes(clock: Clock) -> None:
    one = meter(2, 3)
    assert [one.take(0) for _ in range(4)] == [True, True, True, False]
    assert one.take(1), "every address has its own"
    clock.now += 1
    assert [one.take(0) for _ in range(3)] == [True, True, False]
    clock.now += 100
    assert one.left(0) == 3


def test_what_is_charged_afterwards_may_leave_a_debt_that_is_soon_paid(clock: Clock) -> None:
    one = meter(100, 50)
    one.charge(0, 30)
    assert not one.is_spent(0)
    one.charge(0, 30)
    assert (one.is_spent(0), one.is_overdrawn(0)) == (True, False)
    assert one.left(0) == pytest.approx(-10)
    assert one.wait_s(0) == pytest.approx(0.1)
    one.charge(0, 10**9)
    assert one.is_overdrawn(0)
    assert one.wait_s(0) == pytest.approx(0.5)
    clock.now += 1
    assert one.left(0) == pytest.approx(50)


def test_a_meter_that_gets_nothing_new_gives_its_burst_once(clock: Clock) -> None:
    one = meter(0, 1)
    assert [one.take(0), one.take(0)] == [True, False]
    clock.now += 1_000_000
    assert not one.take(0)


def test_a_bucket_of_one_line_fills_steadily(clock: Clock) -> None:
    bucket = Bucket(1, 2, at=clock.now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_doors_count_over_all_processes_and_forget_one_that_begins_anew() -> None:
    counts = memoryview(array("q", [0] * (2 * SLOTS)))
    first, second = Doors(3, counts, 0), Doors(3, counts, 1)
    assert [first.enter(7), first.enter(7), second.enter(7), second.enter(7)] == [True, True, True, False]
    first.leave(7)
    assert second.enter(7)
    Doors(3, counts, 1)  # the second process was killed, and another begins
    assert [first.enter(7), first.enter(7), first.enter(7)] == [True, True, False]


def budgets(**chosen: float) -> Budgets:
    return Budgets(Settings(limits=Limits(**chosen)), own_tallies())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
        ("testclient", "", False),
    ],
)
def test_an_address_is_an_ipv4_address_or_an_ipv6_network(one: str, other: str, together: bool) -> None:
    house = budgets()
    assert (house.slot(one) == house.slot(other)) == together


def test_nobody_knows_beforehand_where_an_address_is_counted() -> None:
    places = {tuple(budgets().slot(f"192.0.2.{last}") for last in range(4)) for _ in range(4)}
    assert len(places) == 4


def test_a_proxy_is_known_by_its_address_or_network() -> None:
    house = Budgets(Settings(proxies=("127.0.0.1", "10.0.0.0/8")), own_tallies())
    known = [house.is_proxy(address) for address in ("127.0.0.1", "10.1.2.3", "192.0.2.1", "testclient")]
    assert known == [True, True, False, False]
