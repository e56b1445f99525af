"""Tests tables over HTTP: opening, joining, looking, records and replays."""

from starlette.testclient import TestClient

from abbey.rules import read_record
from tests.server.club import Person, joined, opened, seated


def test_a_table_is_open_to_whoever_has_the_link(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "open")
    shown = client.get(f"/api/tables/{table}").json()["table"]
    assert (shown["stage"], [seat["kind"] for seat in shown["seats"]]) == ("gathering", ["person", "open"])


def test_play_now_starts_at_once(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "bot", "bot", start=True)
    assert client.get(f"/api/tables/{table}").json()["table"]["stage"] == "playing"


def test_options_are_changed_by_the_host_until_the_start_and_all_hear_of_it(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela")
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
        anna.send(type="amend", agreed={"clock_s": 600})
        told = bela.hears("update")
        assert (told["table"]["agreed"]["clock_s"], told["news"]["id"]) == (600, "news-amended")
        bela.is_refused("not-host", type="amend", agreed={})
        anna.is_refused("bad-components", type="amend", agreed={"components": "[tiles]\nred = [2]\n"})


def test_options_are_kept(client: TestClient) -> None:
    agreed = {"time_last": True, "overshoot": "reset", "components": None, "clock_s": 600, "away_s": 300}
    table, _ = opened(client, "Anna", "open", agreed=agreed)
    assert client.get(f"/api/tables/{table}").json()["table"]["agreed"] == agreed


def test_no_answer_about_a_table_holds_a_token_or_a_key(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "bot", start=True)
    assert tokens[0] not in client.get(f"/api/tables/{table}").text


def test_somebody_joins_and_sits_there(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    key = joined(client, table, token, "Bela")
    assert key["seat"] == 1
    with seated(client, table, key["token"]) as bela:
        assert bela.now["table"]["seats"][1]["name"] == "Bela"


def test_a_running_game_keeps_its_record_to_itself(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "bot", start=True)
    for address in ("record", "replay", "replay?as=open"):
        answer = client.get(f"/api/tables/{table}/{address}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def played_out(person: Person) -> None:
    while person.board["phase"] != "over":
        if person.own["legal"]:
            person.plays()
        else:
            person.hear()


def test_a_finished_game_can_be_downloaded_and_verified(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        commitment = anna.now["table"]["commitment"]
        played_out(anna)
    text = client.get(f"/api/tables/{table}/record").text
    game = read_record(text).verify()
    assert game.deal.commitment() == commitment
    assert game.names == ("Anna", "Severin (random bot)")


def test_a_finished_game_can_be_watched_with_anybodys_eyes(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
        last = anna.board
    replays = {
        who: client.get(f"/api/tables/{table}/replay", params={"as": who}).json() for who in ("public", "0", "open")
    }
    assert all(replay["frames"][-1]["board"] == last for replay in replays.values())
    assert all(frame["own"] is None and frame["open"] is None for frame in replays["public"]["frames"])
    assert all(frame["own"]["seat"] == 0 for frame in replays["0"]["frames"])
    assert all(len(frame["open"]["hands"]) == 2 for frame in replays["open"]["frames"])
    assert [replays["open"]["frames"][first]["board"]["day"] for first in replays["open"]["days"]] == list(range(1, 8))


def test_a_replay_as_the_public_tells_no_covered_choice(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
    frames = client.get(f"/api/tables/{table}/replay?as=public").json()["frames"]
    assert not [frame for frame in frames if frame["action"] and frame["action"].startswith(("show", "accuse"))]
    assert not [line for frame in frames for line in frame["entry"]["lines"] if line["id"].startswith("marked")]


def test_a_replay_has_no_more_seats_than_the_game(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
    assert client.get(f"/api/tables/{table}/replay?as=3").json()["code"] == "no-such-seat"


def test_a_record_from_anywhere_can_be_watched(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
    text = client.get(f"/api/tables/{table}/record").text
    replay = client.post("/api/replay?as=open", content=text).json()
    assert replay["names"] == ["Anna", "Severin (random bot)"]
    assert (
        client.post("/api/replay?as=open", content=text.encode("utf-8-sig")).json() == replay
    )  # as some editors save it
    refused = client.post("/api/replay", content=text.replace("play:", "pray:", 1)).json()
    line = next(number for number, line in enumerate(text.splitlines(), 1) if "play:" in line)
    assert (refused["code"], refused["why"]) == ("bad-record", {"fault": "line", "line": str(line)})


def with_another(text: str, header: str) -> str:
    """Return the record with a header that somebody has changed."""
    line = next(line for line in text.splitlines() if line.startswith(f"{header}: "))
    return text.replace(line, f"{header}: {'0' * (len(line) - len(header) - 2)}")


def test_a_record_whose_deal_is_not_the_promised_one_is_shown_as_such(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
    text = client.get(f"/api/tables/{table}/record").text
    assert client.post("/api/replay", content=text).json()["as_promised"]
    for header in ("salt", "commitment"):
        replay = client.post("/api/replay", content=with_another(text, header)).json()
        assert (len(replay["frames"]) > 1, replay["as_promised"]) == (True, False)
    assert client.get(f"/api/tables/{table}/replay").json()["as_promised"]


def test_a_record_with_another_seed_is_refused_for_its_broken_promise(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
    text = client.get(f"/api/tables/{table}/record").text
    refused = client.post("/api/replay", content=with_another(text, "seed")).json()
    assert refused["code"] == "broken-commitment"


def test_health_and_metrics_are_there(client: TestClient) -> None:
    opened(client, "Anna", "bot", start=True)
    assert client.get("/health").json() == {"status": "ok"}
    assert "abbey_tables_opened_total 1.0\n" in client.get("/metrics").text


def test_the_bots_are_those_of_the_registry(client: TestClient) -> None:
    assert {"name": "random"} in client.get("/api/bots").json()
