"""Tests budgets: buckets that fill steadily, addresses that are counted together, prices that tell no secret."""

from array import array
from collections import defaultdict
from collections.abc import Callable

import pytest

from abbey.server import limits, work_prices
from abbey.server.budgets import Account, Budgets, own_tallies
from abbey.server.limits import SLOTS, Backlog, Bucket, Doors, Held, Meter
from abbey.server.settings import Limits, Settings
from abbey.table import Refusal
from abbey.table.peers import Charge
from abbey.wire.client_messages import Look


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


@pytest.mark.parametrize(("bits", "together"), [(48, True), (56, True), (57, False), (64, False), (128, False)])
def test_a_host_says_how_large_the_ipv6_network_of_a_household_is(bits: int, together: bool) -> None:
    house = Budgets(Settings(limits=Limits(ipv6_bits=bits)), own_tallies())
    assert (house.slot("2001:db8:0:ff00::1") == house.slot("2001:db8:0:ff80::1")) == together
    assert house.slot("192.0.2.7") != house.slot("192.0.2.8")


def test_what_a_request_holds_counts_until_it_lets_go() -> None:
    backlog = Backlog(a_line=20, an_address=30, in_all=40)
    one, two, other = Held(backlog, 5), Held(backlog, 5), Held(backlog, 6)
    assert [one.add(15), one.add(10), two.add(20), two.add(15)] == [True, False, False, True]
    assert [other.add(15), other.add(10)] == [False, True]
    one.close()
    assert [two.add(5), backlog.total] == [True, 30]
    for request in (one, two, other):
        request.close()
    assert not backlog.waiting


def test_nobody_knows_beforehand_where_an_address_is_counted() -> None:
    places = {tuple(budgets().slot(f"192.0.2.{last}") for last in range(4)) for _ in range(4)}
    assert len(places) == 4


def test_a_proxy_is_known_by_its_address_or_network() -> None:
    house = Budgets(Settings(proxies=("127.0.0.1", "10.0.0.0/8")), own_tallies())
    known = [house.is_proxy(address) for address in ("127.0.0.1", "10.1.2.3", "192.0.2.1", "testclient")]
    assert known == [True, True, False, False]


def test_five_friends_at_one_address_may_chat_as_fast_as_they_type(clock: Clock) -> None:
    """Each makes a remark every second for a minute, then one every other second for an hour."""
    account = Account(budgets(), slot=5)
    for pause_s in [1] * 60 + [2] * 1800:
        for _ in range(5):
            account.take_remark()
        clock.now += pause_s


# --- Other servers


def two_servers(**chosen: int) -> tuple[Budgets, Budgets]:
    settings = Settings(limits=Limits(**chosen))
    both = Budgets(settings, own_tallies(b"k")), Budgets(settings, own_tallies(b"k"))
    for one in both:
        one.spending.begin()
    return both


def tell(one: Budgets, other: Budgets) -> None:
    told = one.spending.collected(1000)
    other.spending.charge(told)
    other.spending.count_lines(told)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(
    ("limits", "take"),
    [
        ({"table_burst": 2}, Account.take_opening),
        ({"remark_burst": 2}, Account.take_remark),
        ({"report_burst": 2}, Account.take_report),
        ({"puzzle_burst": 2}, Account.take_puzzle),
        ({"analysis_burst": 2}, Account.take_analysis),
    ],
)
def test_what_an_address_takes_at_one_server_is_missing_at_another(
    limits: dict[str, int], take: Callable[[Account], None]
) -> None:
    one, other = two_servers(**limits)
    for _ in range(2):
        take(Account(one, slot=5))
    tell(one, other)
    with pytest.raises(Refusal, match="Too many"):
        take(Account(other, slot=5))


@pytest.mark.usefixtures("clock")
def test_servers_with_the_same_key_count_an_address_together() -> None:
    one, other = two_servers(table_burst=3)
    slot = one.slot("203.0.113.1")
    assert other.slot("203.0.113.1") == slot
    assert [one.openings.take(slot) for _ in range(3)] == [True] * 3
    assert other.openings.left(slot) == 3
    tell(one, other)
    assert not other.openings.take(slot)
    assert other.openings.take(other.slot("203.0.113.2"))
    assert one.spending.collected(1000) == [], "each charge is told once"
    assert other.spending.collected(1000) == [Charge(2, other.slot("203.0.113.2"), 1)], "and told on by nobody"


@pytest.mark.usefixtures("clock")
def test_trifles_wait_until_they_add_up() -> None:
    one, _ = two_servers(work_burst_ms=200)
    for _ in range(9):
        one.work_us.charge(5, 1000)
    assert one.spending.collected(1000) == []
    one.work_us.charge(5, 1000)
    assert one.spending.collected(1000) == [Charge(0, 5, 10_000)]


@pytest.mark.usefixtures("clock")
def test_what_was_spent_at_many_servers_at_once_is_paid_off_and_a_charge_forgives_nothing() -> None:
    one = meter(100, 50)
    one.charge_from_elsewhere(0, 180)
    one.charge(0, 1)
    assert one.left(0) == pytest.approx(-130)
    one.charge_from_elsewhere(0, 10**9)
    assert one.left(0) == pytest.approx(-200)


def test_connections_at_other_servers_count_until_they_are_closed() -> None:
    one, other = two_servers(connections_an_address=3)
    assert [one.lines.enter(7) for _ in range(2)] == [True, True]
    tell(one, other)
    assert [other.lines.enter(7) for _ in range(2)] == [True, False]
    one.lines.leave(7)
    one.lines.leave(7)
    tell(one, other)
    assert [other.lines.enter(7) for _ in range(3)] == [True, True, False]


def test_what_other_servers_hear_does_not_depend_on_what_a_player_was_told() -> None:
    budgets, _ = two_servers()
    account = Account(budgets, 9)
    budgets.work_us.unshared = defaultdict(float)
    for told in (100, 5000):
        account.charge(work_prices.price(Look(), told, 4), work_prices.shared_price(Look(), 4))
        account.charge(work_prices.entrance(told, 4), work_prices.shared_entrance(4))
    once = work_prices.shared_price(Look(), 4) + work_prices.shared_entrance(4)
    assert budgets.work_us.unshared == {9: 2 * once}
