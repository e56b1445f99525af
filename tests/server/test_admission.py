"""Tests who is let in: so many of one address, so many in all, and players before those who only wait."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from abbey.server.admission import Admission, Visit, capacity, descriptors
from abbey.server.budgets import Budgets, own_tallies
from abbey.server.settings import Limits, Settings


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def admission(capacity: int = 10, reserved: float = 0.5, **limits: int) -> Admission:
    return Admission(Budgets(Settings(limits=Limits(**limits)), own_tallies()), capacity, reserved)


def admitted(door: Admission, address: str) -> Visit:
    visit = door.admit(address)
    assert visit
    return visit


def test_an_address_has_only_so_many_connections_and_a_proxy_any_number() -> None:
    door = admission(connections_an_address=2)
    first = admitted(door, "192.0.2.1")
    admitted(door, "192.0.2.1")
    assert door.admit("192.0.2.1") is None
    admitted(door, "192.0.2.2")
    first.close()
    first.close()
    admitted(door, "192.0.2.1")
    assert door.admit("192.0.2.1") is None
    assert all(door.admit("127.0.0.1") for _ in range(3))


def test_an_address_begins_only_so_many_connections_a_second() -> None:
    door = admission(accepts_a_second=0, accept_burst=2)
    for _ in range(2):
        admitted(door, "192.0.2.1").close()
    assert door.admit("192.0.2.1") is None
    assert door.admit("192.0.2.1", is_new=False), "the porter has accepted it already"


def test_when_too_many_wait_the_one_that_has_waited_longest_is_cut_off_and_no_player() -> None:
    door, cut = admission(capacity=6, reserved=0.5), []
    for number in range(5):
        visit = admitted(door, f"192.0.2.{number}")

        def cut_off(number: int = number, visit: Visit = visit) -> None:
            cut.append(number)
            visit.close()

        visit.cut = cut_off
        if number == 0:
            visit.sit_down()
    assert cut == [1]
    assert not door.is_full


@pytest.fixture
def bound() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        yield listening


@pytest.mark.anyio
async def test_nobody_is_accepted_while_everything_is_taken(bound: socket.socket) -> None:
    door = admission(capacity=1, reserved=0)
    coming = door.accepted(bound)
    with socket.create_connection(bound.getsockname()), socket.create_connection(bound.getsockname()):
        connection, visit = await anext(coming)
        second = asyncio.ensure_future(anext(coming))
        await asyncio.sleep(0.3)
        assert not second.done()
        visit.close()
        other, _ = await asyncio.wait_for(second, 10)
        connection.close()
        other.close()


@pytest.mark.anyio
async def test_accepting_goes_on_after_an_error(bound: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abbey.server.admission.AGAIN_S", 0.01)
    loop, failures = asyncio.get_running_loop(), [OSError(24, "Too many open files")]
    accept = loop.sock_accept

    async def failing(sock: socket.socket) -> tuple[socket.socket, object]:
        if failures:
            raise failures.pop()
        return await accept(sock)

    monkeypatch.setattr(loop, "sock_accept", failing)
    with socket.create_connection(bound.getsockname()):
        connection, _ = await asyncio.wait_for(anext(admission().accepted(bound)), 10)
        connection.close()
    assert not failures


def test_as_many_files_as_the_system_lets_us_are_used() -> None:
    assert 0 < capacity() < descriptors()
