"""Tests the flagship law on the wire: what is hidden may not matter, to any viewer, on any channel, in any phase."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from starlette.testclient import TestClient

from abbey.insight.aids.sight import Sight, sight_of
from abbey.rules import Deal, Game, is_over, legal, owing, play, view, word_of
from abbey.rules.names import NOBODY, PHASES, SEATS, SeatNumber, Viewer, is_seat, seat_numbers
from abbey.server import aid_desk
from abbey.server.http import analysis_routes
from abbey.server.limits import Meter
from abbey.server.room import Room
from abbey.table import Refusal, Table
from abbey.table.events import Hinted
from abbey.wire import broadcast
from abbey.wire.view_messages import PublicState, board_changes, board_message
from tests.deep import often
from tests.insight.analysed import compiled
from tests.laws.reachable import Walk, redealt
from tests.server.club import NOW, Person, club, seated
from tests.server.prepared_tables import table_with, token


def twin_of(table: Table, viewer: Viewer, seed: int) -> Table:
    """Return the same table but for what the viewer cannot know."""
    twin = copy.deepcopy(table)
    assert twin.game
    twin.game.position = redealt(twin.game.position, viewer, seed)
    return twin


def games(rounds: int = 1) -> Iterator[tuple[int, Game]]:
    """Yield games with every number of players and every phase but the last, when nothing is hidden any more."""
    for seed in range(4 * rounds):
        for phase in PHASES[:-1]:
            game = Walk(Deal.numbered(2 + seed % 4, seed), "uniform", 11 * seed, phase, seed % 3).game()
            if not is_over(game.position):
                yield seed, game


CLOCK_S = 3600
ASKED: list[dict[str, Any]] = [
    {"type": "look"},
    {"type": "play", "question": 0, "action": "keep"},
    {"type": "play", "question": 0, "action": "nonsense"},
    {"type": "undo", "question": 0},
    {"type": "back"},
    {"type": "rematch"},
    {"type": "start"},
    {"type": "fill", "seat": 0, "bot": "random"},
    {"type": "amend", "agreed": {"clock_s": 60}},
    {"type": "call-off"},
    {"type": "answer", "vote": 1, "agrees": True},
    {"type": "answer", "vote": 2, "agrees": True},
    {"type": "report", "remark": 0, "text": "There is no such remark."},
    {"type": "notebook"},
    {"type": "reasons", "seat": 1, "monk": "red"},
    {"type": "reasons", "seat": 1, "monk": "red", "eyes": "everybody"},
    {"type": "hint", "question": 0},
    {"type": "mirror"},
    {"type": "sync"},
    {"type": "ping"},
]
WHAT_IF = {"moment": 3, "seat": 0, "hidden": "kept", "name": "Dora", "bot": "random"}
ADDRESSES = ("", "/record", "/replay?as=open", "/replay?as=0")


def room_at(client: TestClient, name: str) -> Room:
    """Return the room of a table from inside the server."""
    assert client.portal
    room: Room = client.portal.call(client.app.state.house.room, name)  # type: ignore[attr-defined]
    return room


def put_into(room: Room, table: Table, event_count: int) -> None:
    """Put a table into a room, whose store holds so many events."""
    other = copy.deepcopy(table)
    other.id, other.event_count = room.table.id, event_count
    room.changes.table = other


class House:
    """Serves tables that were put into it as they are."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.name = client.post(
            "/api/tables", json={"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]}
        ).json()["table"]["id"]

    def put(self, table: Table) -> None:
        room = room_at(self.client, self.name)
        put_into(room, table, room.table.event_count)

    def transcript(self, table: Table, viewer: Viewer, other: tuple[SeatNumber, str] | None) -> list[str]:
        """Return everything that this viewer can get out of the server, byte for byte."""
        self.put(table)
        with self.client.websocket_connect(f"/api/tables/{self.name}/live") as socket:
            told = []
            socket.send_json({"type": "hello", "token": token(viewer)})
            told += [socket.receive_text(), socket.receive_text()]  # welcome, presence
            for message in ASKED:
                socket.send_json(message)
                told.append(socket.receive_text())
            answers = [self.client.get(f"/api/tables/{self.name}{address}") for address in ADDRESSES]
            answers.append(self.client.post(f"/api/tables/{self.name}/what-if", json=WHAT_IF))
            answers.append(self.client.post(f"/api/tables/{self.name}/analysis"))
            told += [f"{answer.status_code} {answer.headers} {answer.text}" for answer in answers]
            if is_seat(viewer):
                socket.send_json({"type": "undo", "question": table.questions[viewer]})
                told.append(socket.receive_text())
            if other:
                told += self.after_move(socket, table.questions[other[0]], *other)
        return told

    def after_move(self, socket: Any, question: int, seat: SeatNumber, word: str) -> list[str]:
        """Let somebody else decide, and return what the viewer hears of it."""
        with seated(self.client, self.name, token(seat)) as mover:
            moved(mover, question, word)
        return self.rest(socket)

    def rest(self, socket: Any) -> list[str]:
        """Return all that is still to be heard: a ping is answered last."""
        socket.send_json({"type": "ping"})
        told = [socket.receive_text()]
        while told[-1] != '{"type":"pong"}':
            told.append(socket.receive_text())
        return told


def moved(mover: Person, question: int, word: str) -> None:
    """Make a decision, and wait until it is told."""
    mover.send(type="play", question=question, action=word)
    while mover.hear()["type"] != "update":
        assert mover.told[-1]["type"] != "refused", mover.told[-1]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with club(tmp_path, now=NOW) as client:
        yield House(client)


def alike_after(one: Table, two: Table, viewer: Viewer, seed: int) -> tuple[SeatNumber, str] | None:
    """Return a decision of somebody else that is possible in both worlds and leaves them alike for the viewer."""
    assert one.game
    assert two.game
    for seat in owing(one.game.position):
        if seat == viewer:
            continue
        both = [action for action in legal(one.game.position, seat) if action in legal(two.game.position, seat)]
        for action in both[seed % 3 :]:
            worlds = [one.game.position.copy(), two.game.position.copy()]
            for world in worlds:
                play(world, action, seat)
            if view(worlds[0], viewer) == view(worlds[1], viewer):
                return seat, word_of(action)
    return None


@pytest.mark.slow
def test_what_a_viewer_asks_for_costs_the_same_whatever_is_hidden(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[tuple[float | None, ...]] = []  # what is charged here, and what other servers hear of it
    monkeypatch.setattr(Meter, "charge", lambda _meter, _slot, *amounts: charged.append(amounts))
    for seed, game in games():
        table = table_with(game, CLOCK_S)
        viewer = seat_numbers(game.deal.players)[seed % 2]
        costs = []
        for world in (table, twin_of(table, viewer, seed)):
            charged.clear()
            house.transcript(world, viewer, None)
            costs.append(list(charged))
        assert costs[0] == costs[1]
        assert len(costs[0]) > len(ASKED)


def leaks(house: House, rounds: int = 1) -> bool:
    for seed, game in games(rounds):
        table = table_with(game, CLOCK_S)
        viewers = [NOBODY, *seat_numbers(game.deal.players)]
        for viewer in {viewers[seed % len(viewers)], viewers[-1 - seed % 2]}:
            twin = twin_of(table, viewer, seed)
            other = alike_after(table, twin, viewer, seed)
            if house.transcript(table, viewer, other) != house.transcript(twin, viewer, other):
                return True
    return False


@pytest.mark.slow
@pytest.mark.deep
def test_two_tables_that_differ_in_what_is_hidden_give_a_viewer_the_same_bytes(house: House) -> None:
    assert not leaks(house, often(1))


def guesses_laid(*seats: int) -> Table:
    """Return an accusation of four in which each of these seats has laid one more guess; none has laid all."""
    game = Walk(Deal.numbered(4, 3), "uniform", 0, "accuse").game()
    for seat in seats:
        game.play(game.legal(SEATS[seat])[0], SEATS[seat])
    return table_with(game, CLOCK_S)


def guesses_leak(house: House, viewer: Viewer) -> bool:
    """Tell whether a viewer hears of others' covered guesses, by laying one (seat 3) or taking one back (seat 0)."""
    before, after = guesses_laid(0), guesses_laid(0, 1, 2, 1)
    assert before.game
    own = (SEATS[3], word_of(before.game.legal(SEATS[3])[0])) if viewer == 3 else None
    return house.transcript(before, viewer, own) != house.transcript(after, viewer, own)


@pytest.mark.parametrize("viewer", [NOBODY, 0, 3])
def test_covered_guesses_of_others_change_nothing_that_a_viewer_can_get(house: House, viewer: Viewer) -> None:
    assert not guesses_leak(house, viewer)


def test_covered_guesses_are_not_counted_before_everybody_hears_of_them(house: House) -> None:
    house.put(guesses_laid(0, 1, 2))
    counted = house.client.get("/metrics").text
    with seated(house.client, house.name, token(SEATS[3])) as player:
        player.plays()
        line = next(line for line in counted.splitlines() if line.startswith("abbey_decisions_total"))
        assert line in house.client.get("/metrics").text
        player.plays()
        player.plays()
        assert line not in house.client.get("/metrics").text


@pytest.mark.parametrize("secret", ["identity", "hands", "deck", "events", "guesses"])
@pytest.mark.slow
def test_a_board_that_leaks_is_caught(house: House, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is built from the whole position, with one secret in an innocent number."""

    def leaking(game: Game, state: PublicState) -> Any:
        s = game.position
        slip = hash(repr(getattr(s, secret)))
        return structs.replace(board_message(game, state), deck=slip)

    monkeypatch.setattr(broadcast, "board_message", leaking)
    assert leaks(house)


@pytest.mark.slow
def test_a_refused_analysis_that_leaks_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(room: Room) -> Game:
        assert room.table.game
        raise Refusal("not-over", f"This game of {room.table.game.position.identity} is not over.")

    monkeypatch.setattr(analysis_routes, "finished_game", leaking)
    assert leaks(house)


@pytest.mark.parametrize("secret", ["identity", "hands", "deck", "events", "guesses"])
@pytest.mark.slow
def test_news_of_a_board_that_leak_are_caught(house: House, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:

    def leaking(game: Game, state: PublicState, before: PublicState) -> Any:
        return board_changes(game, state, before) | {"deck": hash(repr(getattr(game.position, secret)))}

    monkeypatch.setattr(broadcast, "board_changes", leaking)
    assert leaks(house) or guesses_leak(house, SEATS[3])


# --- Where aids are agreed on


def aided(seed: int, phase: str) -> Table:
    """Return a table of people who have agreed on all aids, in the middle of a game."""
    table = table_with(Walk(Deal.numbered(2 + seed % 4, seed), "uniform", 12, phase).game(), CLOCK_S)
    table.agreed = structs.replace(table.agreed, aids="all")
    return table


def aids_leak(house: House, rounds: int = 1) -> bool:
    """Tell whether what any aid tells over the wire depends on what its viewer cannot know."""
    for seed in range(3 * rounds):
        table = aided(seed, ("play", "show", "move")[seed % 3])
        for viewer in {table.owing[0], NOBODY if seed % 2 else SEATS[1]}:
            twin = twin_of(table, viewer, seed + 1)
            if aids_told(house, table, viewer) != aids_told(house, twin, viewer):
                return True
    return False


def aids_told(house: House, table: Table, viewer: Viewer) -> list[str]:
    """Return every aid that this viewer can get, byte for byte."""
    house.put(table)
    question = table.questions[viewer] if is_seat(viewer) else 0
    asked = [{"type": "notebook"}, {"type": "mirror"}, {"type": "hint", "question": question}]
    asked += [{"type": "reasons", "seat": seat, "monk": "blue", "eyes": "everybody"} for seat in range(2)]
    asked += [{"type": "reasons", "seat": 1, "monk": "grey"}]
    with house.client.websocket_connect(f"/api/tables/{house.name}/live") as socket:
        socket.send_json({"type": "hello", "token": token(viewer)})
        told = [socket.receive_text(), socket.receive_text()]  # welcome, presence
        for message in asked:
            socket.send_json(message)
            told.append(socket.receive_text())
    return told


@pytest.mark.slow
@pytest.mark.deep
def test_aids_give_a_viewer_the_same_bytes_whatever_is_hidden(house: House) -> None:
    with compiled():
        assert not aids_leak(house, often(1))


@pytest.mark.parametrize("secret", ["identity", "hands"])
@pytest.mark.slow
def test_an_aid_that_leaks_over_the_wire_is_caught(house: House, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, viewer: Viewer) -> Sight:
        assert table.game
        sight, slip = sight_of(table, viewer), hash(repr(getattr(table.game.position, secret))) % 1000
        return replace(sight, lengths=[length + slip for length in sight.lengths])

    monkeypatch.setattr(aid_desk, "sight_of", leaking)
    with compiled():
        assert aids_leak(house)


def test_how_many_hints_somebody_took_is_told_to_nobody_else_before_the_end(house: House) -> None:
    """Two tables that differ only in the hints of another player give a viewer the same bytes."""
    plain, hinted = aided(1, "play"), aided(1, "play")
    seat = plain.owing[0]
    other = next(one for one in seat_numbers(len(plain.seats)) if one != seat)
    hinted.apply(Hinted(NOW, seat, hinted.questions[seat]))
    for viewer in (NOBODY, other):
        assert house.transcript(plain, viewer, None) == house.transcript(hinted, viewer, None)
