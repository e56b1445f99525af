"""Tests the live connection: people at one table, tabs, undo, chat, leaving and coming back, clocks, rematches."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from abbey.server import Settings
from tests.server.club import club, greeting, heard, joined, opened, seated, sent
from tests.server.test_tables import played_out

FRESH = "0123456789abcdef" * 4  # a token that a client has drawn


def test_a_decision_is_told_to_everybody_in_its_own_way(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with (
        seated(client, table, tokens[0]) as anna,
        seated(client, table, tokens[1]) as bela,
        seated(client, table, None) as watcher,
    ):
        mover, other = (anna, bela) if anna.own["legal"] else (bela, anna)
        told = mover.plays()
        assert other.hears("update")["board"] == watcher.hears("update")["board"] == told["board"]
        assert watcher.now["own"] is None
        assert other.own["hand"] != []


def test_a_seat_in_two_tabs_stays_in_step(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as one, seated(client, table, token) as two:
        while not one.own["legal"]:
            one.hear()
        while not two.own["legal"]:
            two.hear()
        one.plays()
        two.hears("update")
        while two.now["version"] < one.now["version"]:
            two.hear()
        while one.now["version"] < two.now["version"]:
            one.hear()
        assert (one.board, one.own) == (two.board, two.own)


def test_versions_have_no_gaps(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
        versions = [message["version"] for message in anna.told if "version" in message]
        assert versions == list(range(versions[0], versions[0] + len(versions)))


def test_the_log_told_piece_by_piece_is_the_log_told_at_once(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
        log: list[object] = []
        for message in anna.told:
            if message["type"] == "welcome":
                log = list(message["log"])
            elif "at" in message:
                del log[message["at"] :]
                log += [message["entry"]] if "entry" in message else []
        anna.send(type="sync")
        assert anna.hears("welcome")["log"] == log


def test_whoever_comes_back_finds_everything(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        while not anna.own["legal"]:
            anna.hear()
        anna.plays()
        before = anna.now
    with seated(client, table, token) as anna:
        assert (anna.board, anna.own, anna.now["version"]) == (before["board"], before["own"], before["version"])


def test_a_table_goes_on_after_the_server_was_stopped_and_started(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, (token,) = opened(client, "Anna", "bot", start=True)
        with seated(client, table, token) as anna:
            while not anna.own["legal"]:
                anna.hear()
            anna.send(type="say", text="until tomorrow")
            anna.hears("chat")
            before = anna.now
    with club(tmp_path) as client, seated(client, table, token) as anna:
        assert (anna.board, anna.own) == (before["board"], before["own"])
        assert [remark["text"] for remark in anna.now["chat"]] == ["until tomorrow"]
        played_out(anna)


def test_a_forecast_answers_the_present_question(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        while not anna.own["legal"]:
            anna.hear()
        anna.send(type="look")
        forecast = anna.hears("forecast")
        assert forecast["question"] == anna.own["question"]
        assert [choice["action"] for choice in forecast["choices"]] == anna.own["legal"]


def test_undo_is_told_to_everybody(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
        mover, other = (anna, bela) if anna.own["legal"] else (bela, anna)
        before = mover.board
        mover.plays()
        mover.send(type="undo", question=mover.own["question"])
        mover.hears("update")
        assert mover.board == before
        other.hears("update")
        assert other.hears("update")["news"]["id"] == "news-taken-back"
        assert other.board == before


def test_the_host_arranges_the_table_and_starts(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open", "open")
    key = joined(client, table, token, "Bela")
    with seated(client, table, token) as anna, seated(client, table, key["token"]) as bela:
        bela.is_refused("not-host", type="start")
        anna.is_refused("seats-open", type="start")
        anna.send(type="place", seat=2, bot="random")
        anna.hears("update")
        anna.send(type="start")
        assert anna.hears("update")["table"]["stage"] == "playing"
        assert bela.now["own"] is None
        while bela.now["own"] is None:
            bela.hear()


def test_whoever_is_sent_away_has_lost_the_seat(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    key = joined(client, table, token, "Bela")
    with seated(client, table, token) as anna:
        with seated(client, table, key["token"]) as bela:
            anna.send(type="place", seat=1, bot=None)
            assert bela.hears("refused")["code"] == "not-seated"
        anna.hears("update")
        assert anna.now["table"]["seats"][1]["kind"] == "open"


def test_chat_reaches_everybody_and_spectators_keep_silent(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna, seated(client, table, None) as watcher:
        anna.send(type="say", text="Pax vobiscum")
        assert watcher.hears("chat")["remark"]["name"] == "Anna"
        watcher.is_refused("not-seated", type="say", text="hush")


@pytest.mark.slow
def test_a_bot_plays_for_whoever_leaves_until_they_come_back(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        while not anna.own["legal"]:
            anna.hear()
        anna.send(type="leave")
        assert anna.hears("update")["news"]["id"] == "news-taken-over"
        while anna.board["turn"] != 0 or anna.board["phase"] != "play":
            anna.hear()
        anna.send(type="back")
        while "news" not in anna.hear() or anna.told[-1]["news"]["id"] != "news-given-back":
            pass
        assert anna.now["table"]["seats"][0]["bot"] is None


@pytest.mark.slow
def test_when_the_clock_runs_out_a_bot_plays(tmp_path: Path) -> None:
    moment = [1000.0]
    with club(tmp_path, now=lambda: moment[0]) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True, agreed={"clock_s": 10})
        with seated(client, table, tokens[0]) as anna:
            assert anna.board["deadline"] == 1010.0
        moment[0] = 1010.0
        with seated(client, table, tokens[0]) as anna:
            while not any(seat["bot"] for seat in anna.now["table"]["seats"]):
                anna.hear()
            assert [seat["bot"] for seat in anna.now["table"]["seats"]].count(Settings().stand_in) == 1


@pytest.mark.slow
def test_a_rematch_is_at_a_new_table_with_the_same_keys(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        anna.is_refused("not-over", type="rematch")
        played_out(anna)
        anna.send(type="rematch")
        assert anna.hears("update")["table"]["again"] == [0]
        again = anna.hears("update")["table"]["rematch"]
    with seated(client, again, token) as anna:
        assert anna.now["table"]["stage"] == "playing"
        assert anna.now["table"]["commitment"] != client.get(f"/api/tables/{table}").json()["table"]["commitment"]


@pytest.mark.usefixtures("in_a_hurry")
def test_people_play_again_when_each_has_agreed_and_whoever_is_gone_is_not_waited_for(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", "Cara", start=True, agreed={"away_s": 0})
    with seated(client, table, tokens[0]) as anna:
        anna.send(type="call-off")
        anna.hears("update")
        with seated(client, table, tokens[1]) as bela:
            anna.hears("presence", present=[True, True, False])
            anna.send(type="rematch")
            assert bela.hears("update")["table"]["again"] == [0]
            anna.send(type="rematch")  # once is enough
            anna.send(type="ping")
            anna.hears("pong")
            assert anna.now["table"]["rematch"] is None
            bela.send(type="rematch")
            while not anna.now["table"]["rematch"]:
                anna.hear()
            while not bela.now["table"]["rematch"]:
                bela.hear()
            assert anna.now["table"]["rematch"] == bela.now["table"]["rematch"]


@pytest.mark.usefixtures("in_a_hurry")
def test_whoever_leaves_for_good_holds_up_no_new_game(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True, agreed={"away_s": 0})
    with seated(client, table, tokens[0]) as anna:
        anna.send(type="call-off")
        anna.hears("update")
        with seated(client, table, tokens[1]) as bela:
            bela.hears("presence")
            anna.send(type="rematch")
            assert anna.hears("update")["table"]["rematch"] is None
        while not anna.now["table"]["rematch"]:
            anna.hear()


def test_presence_is_told(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna:
        with seated(client, table, tokens[1]):
            anna.hears("presence", present=[True, True])
        anna.hears("presence", present=[True, False])


def test_the_deal_is_opened_at_the_end_and_not_before(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
        opened_ = [message["table"]["opened"] for message in anna.told if "table" in message]
        assert opened_[-1] is not None
        assert not any(opened_[:-1])


def test_whoever_holds_a_seat_can_change_its_key_and_shows_out_who_has_the_old_one(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[0]) as thief:
        anna.send(type="rekey", token=FRESH)
        key = anna.hears("key")
        assert (key["seat"], key["token"]) == (0, FRESH)
        assert thief.hears("refused")["code"] == "not-seated"
        with pytest.raises(WebSocketDisconnect) as closed:
            thief.hear()
        assert closed.value.code == 4003
        anna.send(type="ping")
        anna.hears("pong")
    with seated(client, table, key["token"]) as anna:
        assert anna.now["seat"] == 0
    with greeting(client, table) as socket:
        sent(socket, f'{{"type": "hello", "token": "{tokens[0]}"}}')
        assert heard(socket)["code"] == "not-seated"


def test_a_key_that_could_be_guessed_is_refused_and_nobody_changes_one_without_a_seat(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna, seated(client, table, None) as watcher:
        anna.is_refused("bad-message", type="rekey", token="secret")
        anna.is_refused("bad-message", type="rekey")
        watcher.is_refused("not-seated", type="rekey", token=FRESH)


def test_a_key_that_was_changed_is_changed_after_a_restart_too(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True)
        with seated(client, table, tokens[0]) as anna:
            anna.send(type="rekey", token=FRESH)
            anna.hears("key")
    with club(tmp_path) as client, seated(client, table, FRESH) as anna:
        assert anna.own["seat"] == 0
