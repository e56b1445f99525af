"""Tests puzzles over HTTP: shared without the answer, made off the event loop, and only so many for one address."""

import asyncio
import dataclasses
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from abbey.bots import bot_named, play_game
from abbey.insight.certainty import certain, known_seats
from abbey.insight.puzzles import LikelySolution, Made, PuzzleCode, code_of_day, puzzle_of, puzzle_replies, read_code
from abbey.insight.puzzles import Puzzle as SharedPart
from abbey.insight.puzzles.puzzle import shared_part
from abbey.rules import Deal, Game, Stream, View
from abbey.rules.names import MONKS, NOBODY, SEATS, Viewer, seat_numbers
from abbey.rules.view import Public, open_part
from abbey.server.budgets import Account, Budgets, own_tallies
from abbey.server.puzzle_shelf import DAYS_BACK, KEPT, PuzzleShelf
from abbey.server.settings import USUAL
from abbey.table import Refusal
from abbey.testing.bots.twins import twin_of
from abbey.wire.puzzle_messages import Puzzle, PuzzleOfDay, PuzzleReply
from tests.server.club import PATIENT, club

DAY = date(2026, 1, 6)
NOON = datetime(2026, 1, 6, 12, tzinfo=UTC).timestamp()
WAITING = 12
CERTAIN, LIKELY = "2026-01-06-c1", "2026-01-05-l1"  # that of the day, and that of the day before


@cache
def made(code: str) -> Made:
    """Make a puzzle once for all tests."""
    return puzzle_of(read_code(code))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with club(tmp_path, now=NOON) as client:
        yield client


def shelf_of(client: TestClient) -> PuzzleShelf:
    shelf: PuzzleShelf = client.app.state.house.puzzles  # type: ignore[attr-defined]
    return shelf


def shelved(client: TestClient, code: str) -> Made:
    """Put a puzzle on the server's shelf, as if it had been made there, and return it."""
    shelf_of(client)._kept[read_code(code)] = made(code)
    return made(code)


# --- What is told


def test_everybody_has_the_puzzle_of_the_day(client: TestClient) -> None:
    today = msgspec.json.decode(client.get("/api/puzzles/today").content, type=PuzzleOfDay)
    assert today.code == str(code_of_day(DAY)) == CERTAIN
    shown = msgspec.json.decode(client.get(f"/api/puzzles/{today.code}").content, type=Puzzle)
    assert (shown.kind, shown.level, shown.day, shown.daily) == (today.kind, today.level, "2026-01-06", True)
    assert (shown.before, shown.after) == (LIKELY, None)


def test_a_puzzle_leads_to_the_days_around_it_and_not_to_the_future(client: TestClient) -> None:
    shown = client.get("/api/puzzles/2026-01-05-c2").json()
    assert (shown["before"], shown["after"]) == (str(code_of_day(date(2026, 1, 4))), CERTAIN)


def test_a_new_day_begins_at_midnight_utc(tmp_path: Path) -> None:
    midnight = datetime(2026, 1, 7, tzinfo=UTC).timestamp()
    clock = [midnight - 1]
    with club(tmp_path, now=lambda: clock[0]) as client:
        assert client.get("/api/puzzles/today").json()["code"].startswith("2026-01-06")
        clock[0] = midnight
        assert client.get("/api/puzzles/today").json()["code"].startswith("2026-01-07")


def test_an_answer_is_judged_and_only_then_the_solution_is_told(client: TestClient) -> None:
    right = MONKS[made(CERTAIN).solution.monk]
    wrong = next(monk for monk in MONKS if monk != right)
    replies = [client.post(f"/api/puzzles/{CERTAIN}", json={"monk": monk}) for monk in (wrong, right)]
    assert replies[0].json() == {"right": False, "score": None, "even": None, "solution": None}
    reply = msgspec.json.decode(replies[1].content, type=PuzzleReply)
    assert reply.solution
    assert (reply.right, reply.solution.monk) == (True, right)
    assert reply.solution.steps


@pytest.mark.slow
def test_points_are_scored(client: TestClient) -> None:
    solution = shelved(client, LIKELY).solution
    assert isinstance(solution, LikelySolution)
    points = dict(zip(MONKS, solution.points, strict=True))
    reply = msgspec.json.decode(
        client.post(f"/api/puzzles/{LIKELY}", json={"points": points}).content, type=PuzzleReply
    )
    assert reply.score == 100
    assert reply.even == 0
    assert reply.solution
    assert reply.solution.points[solution.seat] == points


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("2026-01-07-l1", "too-early"),
        ("9999-12-31-l1", "too-early"),
        (f"{date.fromordinal(DAY.toordinal() - DAYS_BACK - 1)}-c1", "no-such-puzzle"),
        ("0001-01-01-c1", "no-such-puzzle"),
        ("2026-01-06", "no-such-puzzle"),
        ("2026-01-06-c4", "no-such-puzzle"),
        ("2026-02-30-c1", "no-such-puzzle"),
        ("%F0%9F%8C%B9", "no-such-puzzle"),
    ],
)
def test_a_puzzle_that_is_not_there_is_refused_whatever_is_asked_of_it(client: TestClient, code: str, why: str) -> None:
    for answer in (client.get(f"/api/puzzles/{code}"), client.post(f"/api/puzzles/{code}", json={})):
        assert (answer.status_code, answer.json()["code"]) == (404, why)
        assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "bad-message"),
        (b'{"monk": "green"}', "bad-message"),
        (b'{"points": {"red": -1, "blue": 101}}', "bad-message"),
        (b'{"points": {"red": 99.5, "blue": 0.5}}', "bad-message"),
        (b'{"monk": "red", "sure": true}', "bad-message"),
        (b'{"points": {"red": 100}}', "bad-answer"),
    ],
)
def test_an_answer_that_is_none_is_refused(client: TestClient, body: bytes, why: str) -> None:
    answer = client.post(f"/api/puzzles/{CERTAIN}", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, why)


# --- Nothing hidden


def twins() -> Iterator[tuple[Made, Made]]:
    """Yield puzzles about a moment of a game, each beside the same about a game that its viewer cannot tell apart."""
    game = play_game(Deal.numbered(4, 3), [bot_named("random") for _ in range(4)])
    chance, solution = Stream(b"twins", "puzzles"), made(LIKELY).solution
    for viewer in (NOBODY, *seat_numbers(4)):
        actions = 20 + chance.below(30)
        twin = twin_of(game.deal, game.actions[:actions], viewer, chance)
        worlds = Game(game.deal, game.names), twin
        for world in worlds:
            world.names = game.names
            for seat, action in game.actions[:actions]:
                world.play(action, seat)
        if len(known_seats(certain(worlds[0].view(viewer)))) < 3:
            one, two = [Made(shown(world, actions, viewer), solution) for world in worlds]
            yield one, two


def shown(game: Game, actions: int, viewer: Viewer) -> SharedPart:
    return shared_part(read_code(LIKELY), game, actions, game.view(viewer), SEATS[viewer == SEATS[0]])


def heard(client: TestClient, each: Made) -> list[str]:
    """Return all that the server says about a puzzle before it is solved: bytes, headers, order and status."""
    shelf_of(client)._kept[read_code(LIKELY)] = each
    wrong = [{"monk": "red"}, {"points": {"red": 99}}, {"points": {"green": 100}}, {"seat": 0}]
    answers = [
        client.get(f"/api/puzzles/{LIKELY}"),
        client.get(f"/api/puzzles/{LIKELY}", headers={"accept-encoding": "gzip"}),
        client.head(f"/api/puzzles/{LIKELY}"),
        *(client.post(f"/api/puzzles/{LIKELY}", json=body) for body in wrong),
        client.delete(f"/api/puzzles/{LIKELY}"),
    ]
    return [_all_of(answer) for answer in answers]


def _all_of(answer: Any) -> str:
    return f"{answer.status_code} {answer.headers} {answer.text}"


@pytest.mark.slow
def test_what_the_server_says_does_not_depend_on_what_the_viewer_cannot_know(client: TestClient) -> None:
    pairs = list(twins())
    assert len(pairs) > 3
    for one, two in pairs:
        assert heard(client, one) == heard(client, two)


@pytest.mark.slow
def test_a_server_that_leaks_is_caught(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = list(twins())
    hidden = {id(each.puzzle.view): number for pair in pairs for number, each in enumerate(pair)}

    def leaky(seen: View) -> Public:
        """Tell the worlds apart by no more than the length of a list."""
        return open_part(seen)._replace(owing=(SEATS[0],) * (1 + hidden[id(seen)]))

    monkeypatch.setattr(puzzle_replies, "open_part", leaky)
    assert all(heard(client, one) != heard(client, two) for one, two in pairs)


@pytest.mark.slow
def test_no_byte_of_a_puzzle_depends_on_its_answer(client: TestClient) -> None:
    """Whoever keeps the shared part and changes the solution sees no difference before an answer."""
    puzzle, solution = made(LIKELY)
    assert isinstance(solution, LikelySolution)
    swapped = dataclasses.replace(solution, table=solution.table[::-1], monk=(solution.monk + 1) % len(MONKS), turns=())
    assert heard(client, Made(puzzle, solution)) == heard(client, Made(puzzle, swapped))


# --- What it costs


def test_an_address_may_have_only_so_many_puzzles_made(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, puzzles_a_minute=0, puzzle_burst=1), now=NOON) as client:
        assert client.get("/api/puzzles/2026-01-06-c2").status_code == 200
        no = client.get("/api/puzzles/2026-01-05-c1")
        assert (no.status_code, no.json()["code"]) == (429, "too-fast")
        assert client.post("/api/puzzles/2026-01-05-c1", json={}).status_code == 429
        assert client.get("/api/puzzles/2026-01-06-c2").status_code == 200  # it is in memory
        assert client.get(f"/api/puzzles/{CERTAIN}").status_code == 200  # that of the day costs nobody anything


def account() -> Account:
    settings = replace(USUAL, limits=replace(PATIENT, puzzles_waiting=WAITING))
    return Account(Budgets(settings, own_tallies()), 0)


def codes(count: int) -> list[PuzzleCode]:
    """Return codes of certain puzzles, which are made quickly."""
    return [code_of_day(date.fromordinal(DAY.toordinal() - 1 - day), "certain", "medium") for day in range(count)]


async def asked(shelf: PuzzleShelf, code: PuzzleCode) -> Puzzle:
    return await shelf.puzzle(str(code), NOON, account())


@pytest.mark.slow
def test_everybody_who_asks_for_the_same_puzzle_waits_for_one_making() -> None:
    async def many() -> None:
        shelf = PuzzleShelf()
        tasks = [asyncio.create_task(asked(shelf, codes(1)[0])) for _ in range(50)]
        await asyncio.sleep(0)
        assert len(shelf._making) == 1
        told = await asyncio.gather(*tasks)
        assert len({msgspec.json.encode(each) for each in told}) == 1
        assert not shelf._making
        shelf.close()

    asyncio.run(many())


@pytest.mark.slow
def test_only_so_many_puzzles_wait_to_be_made_and_who_goes_away_makes_room() -> None:
    async def crowd() -> None:
        shelf, is_free = PuzzleShelf(), Event()
        shelf._thread.submit(is_free.wait)  # none of them is begun
        tasks = [asyncio.create_task(asked(shelf, code)) for code in codes(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await asked(shelf, codes(WAITING + 1)[-1])
        assert refused.value.code == "too-fast"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not shelf._making
        is_free.set()
        await asked(shelf, codes(WAITING + 1)[-1])
        assert list(shelf._kept) == codes(WAITING + 1)[-1:]
        shelf.close()

    asyncio.run(crowd())


def test_the_event_loop_goes_on_while_a_puzzle_is_made() -> None:
    async def beside() -> int:
        shelf, beats = PuzzleShelf(), 0
        making = asyncio.create_task(asked(shelf, code_of_day(DAY, "certain", "hard")))
        while not making.done():
            beats += 1
            await asyncio.sleep(0.001)
        shelf.close()
        return beats

    assert asyncio.run(beside()) > 3


def test_only_the_puzzles_that_were_asked_for_last_are_kept() -> None:
    async def full() -> None:
        shelf, kept = PuzzleShelf(), codes(KEPT)
        shelf._kept.update({code: made(CERTAIN) for code in kept})
        await asked(shelf, kept[0])
        await asked(shelf, codes(KEPT + 1)[-1])
        assert len(shelf._kept) == KEPT
        assert kept[0] in shelf._kept
        assert kept[1] not in shelf._kept
        shelf.close()

    asyncio.run(full())


def test_a_puzzle_that_is_kept_is_told_in_the_same_bytes(client: TestClient) -> None:
    one, two = [client.get(f"/api/puzzles/{CERTAIN}").content for _ in range(2)]
    assert one == two
