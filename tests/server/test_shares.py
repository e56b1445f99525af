"""Tests that nobody chooses the deal: the server promises its seed, then players add bytes of their own."""

import hashlib
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from abbey.rules import read_record
from abbey.server import house
from tests.server.club import SHARE, Person, club, greeting, heard, joined, opened, seated, sent

OTHER = "c3" * 32


def record_at(client: TestClient, table: str, player: Person) -> str:
    """End the game, and return its record."""
    player.send(type="call-off")
    while player.now["table"]["stage"] != "called-off":
        player.hear()
    return client.get(f"/api/tables/{table}/record").text


def test_the_seed_is_promised_before_anybody_can_add_to_it(client: TestClient) -> None:
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "open"}]
    told = client.post("/api/tables", json={"chairs": chairs}).json()["table"]
    assert (len(told["promise"]), told["shares"], told["commitment"]) == (64, [], None)


def test_the_deal_is_made_of_the_promised_seed_and_every_share(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot")
    with seated(client, table, token) as anna:
        promise = anna.now["table"]["promise"]
        anna.send(type="start")
        while anna.now["table"]["stage"] != "playing":
            anna.hear()
        told = anna.now["table"]
        assert (told["shares"], told["promise"]) == ([SHARE, ""], promise)
        record = read_record(record_at(client, table, anna))
    assert record.deal.shares == (SHARE, "")
    seed = record.deal.seed.hex()
    assert hashlib.sha256(record.deal.salt + f"abbey seed\n{seed}\n".encode()).hexdigest() == promise
    assert record.deal.mixed_seed == hashlib.sha256(f"abbey shares\n{seed}\n{SHARE}\n\n".encode()).digest()
    assert record.is_as_promised
    record.verify()


def test_a_table_that_begins_by_itself_waits_for_the_shares_and_no_longer(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "MIX_S", 60)
    begun = time.monotonic()
    table, tokens = opened(client, "Anna", "Bela", start=True, mixed=True)
    with greeting(client, table) as bela:  # who adds nothing yet
        sent(bela, f'{{"type": "hello", "token": "{tokens[1]}"}}')
        assert heard(bela)["table"]["stage"] == "gathering"
        with greeting(client, table) as anna:
            sent(anna, f'{{"type": "hello", "token": "{tokens[0]}"}}')
            sent(anna, f'{{"type": "mix", "share": "{SHARE}"}}')
            sent(bela, f'{{"type": "mix", "share": "{OTHER}"}}')
            while (told := heard(bela).get("table", {})).get("stage") != "playing":
                pass
    assert told["shares"] == [SHARE, OTHER]
    assert time.monotonic() - begun < 50


def test_whoever_adds_nothing_holds_up_no_game(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MIX_S", 1)
    begun = time.monotonic()
    table, tokens = opened(client, "Anna", "Bela", start=True, mixed=True)
    with seated(client, table, tokens[0]) as anna:
        assert anna.now["table"]["shares"] == [SHARE, ""]
        assert anna.own["hand"]
    assert time.monotonic() - begun >= 1


def test_the_first_share_of_a_player_counts_and_one_that_comes_too_late_changes_nothing(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot")
    with seated(client, table, token) as anna:
        anna.send(type="mix", share=OTHER)
        anna.send(type="start")
        while anna.now["table"]["stage"] != "playing":
            anna.hear()
        commitment = anna.now["table"]["commitment"]
        anna.send(type="mix", share=OTHER)
        anna.send(type="sync")
        told = anna.hears("welcome")["table"]
    assert (told["shares"], told["commitment"]) == ([SHARE, ""], commitment)


def test_a_share_goes_with_its_player(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    key = joined(client, table, token, "Bela")
    with seated(client, table, token) as anna:
        with seated(client, table, key["token"]) as bela:
            bela.send(type="leave")
            anna.hears("update")
            while anna.now["table"]["seats"][1]["kind"] != "open":
                anna.hear()
        anna.send(type="place", seat=1, bot="random")
        anna.send(type="start")
        while anna.now["table"]["stage"] != "playing":
            anna.hear()
        assert anna.now["table"]["shares"] == [SHARE, ""]


def test_a_table_whose_server_stopped_before_the_deal_is_dealt_by_the_next(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True, mixed=True)
        with greeting(client, table) as socket:
            sent(socket, f'{{"type": "hello", "token": "{tokens[0]}"}}')
            sent(socket, f'{{"type": "mix", "share": "{SHARE}"}}')
            promise = heard(socket)["table"]["promise"]
            sent(socket, '{"type": "ping"}')
            while heard(socket)["type"] != "pong":
                pass
    with club(tmp_path) as client, seated(client, table, tokens[0]) as anna:
        told = anna.now["table"]
        assert (told["stage"], told["promise"], told["shares"]) == ("playing", promise, [SHARE, ""])


def test_what_is_no_share_is_refused(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot")
    with seated(client, table, token) as anna:
        for share in ("", "5a", SHARE.upper(), SHARE + "00", "5g" * 32):
            anna.is_refused("bad-message", type="mix", share=share)
    with seated(client, table, None) as watcher:
        watcher.is_refused("not-seated", type="mix", share=SHARE)
