"""Tests the aids over a real connection: who gets which, and what is in them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from abbey.rules.game import no_seat
from abbey.rules.names import MONKS
from tests.server.club import PATIENT, Json, Person, club, opened, seated
from tests.server.test_secrets import room_at

pytestmark = pytest.mark.usefixtures("plain")

ALL = {"aids": "all"}
ASSUMED = {"id": "aid-odds-assume", "args": {}, "clause": ""}


def asked(person: Person, **message: object) -> Json:
    """Ask for an aid, and return the answer of the same type."""
    person.send(**message)
    return person.hears(str(message["type"]))


def test_somebody_alone_against_bots_gets_a_notebook_with_odds(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            assert anna.now["table"]["aids"] == {"public": True, "own": True}
            notes = asked(anna, type="notebook")
            own, everybody, monk = notes["own"], notes["everybody"], anna.own["identity"]
            assert own["candidates"][0] == [monk]
            assert monk not in own["candidates"][1]
            assert everybody["candidates"] == [list(MONKS)] * 3
            assert notes["until"] >= len(anna.now["log"])  # a bot may have gone on meanwhile
            assert [round(sum(row), -1) for row in own["odds"][-1]["seats"]] == [1000] * 3
            assert own["odds"][-1]["seats"][0][MONKS.index(monk)] == 1000
            assert notes["assumes"] == ASSUMED


def test_among_people_what_is_certain_is_told_and_odds_are_not(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bruno", start=True)
        with seated(client, table, tokens[0]) as anna:
            notes = asked(anna, type="notebook")
            assert notes["own"]["odds"] is notes["everybody"]["odds"] is notes["assumes"] is None
            assert notes["own"]["candidates"][0] == [anna.own["identity"]]


@pytest.mark.parametrize(("aids", "public"), [("all", True), ("public", True), ("none", False)])
def test_a_spectator_gets_the_public_odds_only_where_the_table_allows_them(
    tmp_path: Path, aids: str, public: bool
) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bruno", start=True, agreed={"aids": aids})
        with seated(client, table, None) as looker:
            notes = asked(looker, type="notebook")
            assert (notes["own"], notes["everybody"]["odds"] is not None) == (None, public)
            assert notes["assumes"] == (ASSUMED if public else None)


def test_what_is_agreed_about_aids_is_seen_by_everybody_before_the_start(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bruno", agreed=ALL)
        with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bruno:
            assert bruno.now["table"]["aids"] == {"public": True, "own": True}
            anna.send(type="amend", agreed={"aids": "public"})
            assert bruno.hears("update")["table"]["aids"] == {"public": True, "own": False}
            assert bruno.now["table"]["agreed"]["aids"] == "public"
            anna.is_refused("aids-settled", type="amend", agreed=ALL)
            anna.is_refused("not-playing", type="notebook")
            anna.send(type="start")
            anna.hears("update")
            anna.is_refused("already-started", type="amend", agreed={"aids": "none"})


def asked_for_a_move(person: Person) -> None:
    """Wait until it is this player's turn."""
    while not person.own["legal"]:
        person.hear()


PLAYERS_OWN: list[Json] = [
    {"type": "mirror"},
    {"type": "hint", "question": 0},
    {"type": "reasons", "seat": 1, "monk": "red"},
]


@pytest.mark.parametrize("agreed", [{}, {"aids": "none"}, {"aids": "public"}])
def test_no_aid_of_a_players_own_is_served_among_people_who_have_not_agreed_on_it(tmp_path: Path, agreed: Json) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bruno", start=True, agreed=agreed)
        with seated(client, table, tokens[0]) as anna:
            for message in PLAYERS_OWN:
                anna.is_refused("aid-not-agreed", **message)
            if agreed != {"aids": "public"}:
                anna.is_refused("aid-not-agreed", type="reasons", seat=1, monk="red", eyes="everybody")


def test_a_spectator_has_no_mirror_and_no_hint_and_no_odds_of_its_own(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bruno", start=True, agreed=ALL)
        with seated(client, table, None) as looker:
            looker.is_refused("not-seated", type="mirror")
            looker.is_refused("not-seated", type="hint", question=0)
            looker.is_refused("not-seated", type="reasons", seat=0, monk="red")
            assert asked(looker, type="reasons", seat=0, monk="red", eyes="everybody")["reasons"] == []


def test_a_player_gets_a_hint_a_mirror_and_reasons(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            asked_for_a_move(anna)
            given = asked(anna, type="hint", question=anna.own["question"])
            assert given["question"] == anna.own["question"]
            assert all(turn["actions"][0] in anna.own["legal"] for turn in given["turns"])
            reflected = asked(anna, type="mirror")
            assert {choice["action"] for choice in reflected["choices"]} == set(anna.own["legal"])
            refused = anna.is_refused("no-such-seat", type="reasons", seat=4, monk="red")
            assert refused["text"] == no_seat(4, range(3))
            anna.is_refused("stale", type="hint", question=anna.own["question"] + 1)
            why = asked(anna, type="reasons", seat=1, monk="red")
            assert (why["seat"], why["monk"], why["eyes"]) == (1, "red", "own")


def test_hints_are_counted_once_a_turn_kept_over_a_restart_and_told_only_at_the_end(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            asked_for_a_move(anna)
            for _ in range(2):
                assert asked(anna, type="hint", question=anna.own["question"])["taken"] == 1
            anna.plays()
            assert asked(anna, type="hint", question=anna.own["question"])["taken"] == 1
            anna.send(type="undo", question=anna.own["question"])
            anna.hears("update")
    with club(tmp_path) as client, seated(client, table, tokens[0]) as anna:
        assert asked(anna, type="hint", question=anna.own["question"])["taken"] == 1
        while anna.now["table"]["stage"] == "playing":
            assert anna.now["table"]["hints"] == []
            anna.plays() if anna.own["legal"] else anna.hear()
        assert anna.now["table"]["hints"] == [1, 0]


def test_a_hint_that_is_refused_is_not_counted(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, aids_waiting=1)) as client:
        table, tokens = opened(client, "Anna", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            asked_for_a_move(anna)
            anna.send(type="notebook")
            anna.is_refused("too-fast", type="hint", question=anna.own["question"])
            anna.hears("notebook")
            assert room_at(client, table).table.hints[0] == set()


def test_odds_go_on_after_a_restart_as_if_nothing_had_been(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            asked_for_a_move(anna)
            before = asked(anna, type="notebook")
    with club(tmp_path) as client, seated(client, table, tokens[0]) as anna:
        assert asked(anna, type="notebook") == before


def test_one_viewer_waits_for_so_many_aids_and_no_more(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            asked_for_a_move(anna)
            for _ in range(30):
                anna.send(type="mirror")
            answers: list[str] = []
            while len(answers) < 30:
                message = anna.hear()
                if message["type"] in ("mirror", "refused"):
                    answers.append(message.get("code") or "mirror")
            assert set(answers) == {"mirror", "too-fast"}
