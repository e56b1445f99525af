"""Tests that what-if games, and what a browser asks about its own games, tell nothing that a seat could not know."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from abbey.insight.what_if import branch
from abbey.insight.what_if.branch import Branch, Turnoff, branch_of
from abbey.rules import Deal, Game, Layout, digest_of, is_over, read_record, record_of, seed_of, write_record
from abbey.rules.names import SEATS
from abbey.rules.stream import Stream
from abbey.server.http import routes, what_if_routes
from abbey.server.room import Room
from abbey.table import Refusal
from tests.server.club import NOW, club, seated
from tests.server.prepared_tables import table_with
from tests.server.test_secrets import House, room_at

SEAT = SEATS[1]
MOMENTS = (8, 42)  # at which this seat is asked
EVENING = read_record(Path("examples/evening.abbey").read_text(encoding="utf-8")).verify()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with club(tmp_path, now=NOW) as client:
        yield House(client)


# --- Of finished games, what a seat could not know at the moment ---


def twin_at(moment: int) -> Game:
    """Return another finished game that looked the same to the seat up to this moment."""
    turnoff = Turnoff(moment, SEAT, "redealt")
    game = branch_of(EVENING, turnoff, Deal.numbered(3, 99).seed, bytes(16)).game(EVENING.names)
    assert game.position != EVENING.position_after(moment)
    chance = Stream(game.deal.seed, "twin")
    while not is_over(game.position):
        choices = game.legal()
        game.play(choices[chance.below(len(choices))])
    return game


def played_on(client: TestClient, parent: Game, moment: int) -> tuple[Layout | None, str]:
    """Open a what-if game, and return how everything lies there, and what its player is told first.

    Which game it was is open when that is over; the names of the new table and of its key are drawn.
    """
    wish = {"moment": moment, "seat": SEAT, "hidden": "redealt", "name": "Dora", "bot": "random"}
    said = client.post("/api/what-if", json={"record": write_record(record_of(parent)), "opening": wish}).json()
    name, token = said["table"]["id"], said["keys"][0]["token"]
    with seated(client, name, token) as dora:
        told = str(dora.told[0])
    game = room_at(client, name).table.game
    assert game
    return game.deal.layout, told.replace(name, "").replace(digest_of(record_of(parent)), "")


def redealt_games_leak(house: House, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Tell whether a game dealt again depends on what its seat could not know of the parent."""
    monkeypatch.setattr(Deal, "fresh", lambda players: Deal.numbered(players, 5))
    return any(
        played_on(house.client, EVENING, moment) != played_on(house.client, twin_at(moment), moment)
        for moment in MOMENTS
    )


def test_a_game_dealt_again_is_the_same_whatever_its_seat_could_not_know(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not redealt_games_leak(house, monkeypatch)


def with_the_true_deal(parent: Game, turnoff: Turnoff, seed: bytes, salt: bytes) -> Branch:
    """Promise to deal again, and keep everything."""
    kept = branch_of(parent, replace(turnoff, hidden="kept"), seed, salt)
    return replace(kept, what_if=replace(kept.what_if, hidden="redealt"))


def with_the_true_monks(laid: Layout, parent: Game) -> Layout:
    return replace(laid, monks=tuple(parent.deal.position().identity))


def with_the_true_events(laid: Layout, parent: Game) -> Layout:
    return replace(laid, events=tuple(parent.deal.position().events))


def but_for(part: Callable[[Layout, Game], Layout]) -> Callable[[Game, Turnoff, bytes, bytes], Branch]:
    """Return who deals all again but for one part, which stays as it was."""

    def leaking(parent: Game, turnoff: Turnoff, seed: bytes, salt: bytes) -> Branch:
        dealt = branch_of(parent, turnoff, seed, salt)
        assert dealt.deal.layout
        return replace(dealt, deal=replace(dealt.deal, layout=part(dealt.deal.layout, parent)))

    return leaking


@pytest.mark.parametrize(
    "leaking",
    [with_the_true_deal, but_for(with_the_true_monks), but_for(with_the_true_events)],
    ids=["everything", "monks", "events"],
)
def test_a_game_dealt_again_that_keeps_what_was_hidden_is_caught(
    house: House, monkeypatch: pytest.MonkeyPatch, leaking: Callable[..., Branch]
) -> None:
    monkeypatch.setattr(what_if_routes, "branch_of", leaking)
    assert redealt_games_leak(house, monkeypatch)


# --- Of games in play, anything ---


def wished(house: House, game: Game) -> list[str]:
    """Return all that a seat is told who wants to play on from its running game, or to have it among its own games."""
    client, told = house.client, []
    for hidden in ("kept", "redealt"):
        wish = {"moment": 3, "seat": SEAT, "hidden": hidden, "name": "Dora", "bot": "random"}
        answer = client.post(f"/api/tables/{house.name}/what-if", json=wish)
        told.append(f"{answer.status_code} {answer.headers} {answer.text}")
        record = {"record": write_record(record_of(game)), "opening": wish}
        told.append(client.post("/api/what-if", json=record).text)
    fetched = client.get(f"/api/tables/{house.name}/record")
    told.append(f"{fetched.status_code} {fetched.headers} {fetched.text}")
    counted = client.post(f"/api/own-game?seat={SEAT}", content=write_record(record_of(game)))
    return [*told, f"{counted.status_code} {counted.headers} {counted.text}"]


def running_games_leak(house: House) -> bool:
    """Tell whether any of that depends on what the seat cannot know."""
    for moment in MOMENTS:
        told = []
        for seed in (1, 2):
            dealt = branch_of(EVENING, Turnoff(moment, SEAT, "redealt"), seed_of(seed), bytes(16))
            table = table_with(dealt.game())
            assert table.game
            table.game = dealt.game(table.game.names)
            house.put(table)
            told.append(wished(house, table.game))
        if told[0] != told[1]:
            return True
    return False


def test_nobody_plays_on_from_a_running_game_or_has_it_among_the_own_games(house: House) -> None:
    assert not running_games_leak(house)


def offered(room: Room) -> Game:
    """Take a running game for a finished one."""
    assert room.table.game
    return room.table.game


def test_a_what_if_that_is_offered_on_a_running_game_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_if_routes, "finished_game", offered)
    for module in (what_if_routes, branch):
        monkeypatch.setattr(module, "refuse_unfinished", lambda _game: None)
    assert running_games_leak(house)


def test_a_refused_what_if_that_tells_something_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(room: Room) -> Game:
        raise Refusal("not-over", f"This game of {offered(room).position.identity} is not over.")

    monkeypatch.setattr(what_if_routes, "finished_game", telling)
    assert running_games_leak(house)


def test_own_games_with_a_running_one_among_them_are_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "finished_game", offered)
    assert running_games_leak(house)


def test_own_games_that_tell_who_is_who_before_the_end_are_caught(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def telling(game: Game) -> None:
        raise Refusal("not-over", f"This game of {game.position.identity} is not over.")

    monkeypatch.setattr(routes, "refuse_unfinished", telling)
    assert running_games_leak(house)
