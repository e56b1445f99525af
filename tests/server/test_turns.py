"""Tests in which order those get a place who wait for one, and that no place is lost."""

import asyncio
from contextlib import suppress

import pytest

from abbey.server.turns import Turns


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def one_at_a_time(turns: Turns, order: list[str], *wishes: str) -> list["asyncio.Task[None]"]:
    """Let everybody wait for a turn, in this order; the first letter says for whom."""

    async def work(wish: str) -> None:
        async with turns.turn(wish[0]):
            order.append(wish)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work(wish)) for wish in wishes]
    await asyncio.sleep(0)
    return tasks


@pytest.mark.anyio
async def test_whoever_wants_much_holds_nobody_up_for_longer_than_one_turn() -> None:
    order: list[str] = []
    turns = Turns(1)
    await asyncio.gather(*await one_at_a_time(turns, order, "a1", "a2", "a3", "a4", "b1", "c1", "b2"))
    assert order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


@pytest.mark.anyio
async def test_as_many_work_at_once_as_there_are_places() -> None:
    busy = most = 0

    async def work(number: int) -> None:
        nonlocal busy, most
        async with turns.turn(number % 3):
            busy += 1
            most = max(most, busy)
            await asyncio.sleep(0)
            busy -= 1

    turns = Turns(2)
    await asyncio.gather(*map(work, range(20)))
    assert most == 2


@pytest.mark.anyio
@pytest.mark.parametrize("given_up", [["a2"], ["a2", "b1"], ["a1"], ["a1", "a2", "b1"]])
async def test_those_who_give_up_leave_their_place_to_the_others(given_up: list[str]) -> None:
    order: list[str] = []
    turns = Turns(1)
    wishes = ["a1", "a2", "b1", "b2"]
    tasks = await one_at_a_time(turns, order, *wishes)
    for wish in given_up:
        tasks[wishes.index(wish)].cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.wait(tasks, timeout=20)
    assert [task.done() for task in tasks] == [True] * 4
    assert {"b2"} <= set(order) <= set(wishes)
    async with asyncio.timeout(20), turns.turn("d"):  # no place was lost
        pass


@pytest.mark.anyio
async def test_a_place_that_is_given_to_somebody_who_leaves_in_that_moment_is_passed_on() -> None:
    turns = Turns(1)
    entered = asyncio.Event()

    async def hold() -> None:
        async with turns.turn("a"):
            entered.set()

    async with turns.turn("a"):
        leaving, staying = asyncio.create_task(hold()), asyncio.create_task(hold())
        await asyncio.sleep(0)
    leaving.cancel()  # after the place was given, before it was taken
    async with asyncio.timeout(20):
        await staying
    assert entered.is_set()
