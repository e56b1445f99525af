"""Checks that what is wrong is refused with a stable code and a sentence, and that nothing has changed."""

from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from abbey.server import Limits, create_app
from abbey.server.store import SqliteStore
from abbey.table.refusal import Code
from tests.server.club import club, greeting, heard, opened, seated, sent

HERE = {"kind": "here", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
DEEP = '{"x": ' + "[" * 5_000


# --- Over HTTP


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad-message"),
        (b"not json", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        (b"[]", "bad-message"),
        (b'{"chairs": []}', "bad-message"),
        (b'{"chairs": [{"kind": "here", "name": "A"}]}', "bad-message"),
        (b'{"chairs": [{"kind": "throne"}, {"kind": "open"}]}', "bad-message"),
        (b'{"chairs": [{"kind": "here", "name": "A", "crown": 1}, {"kind": "open"}]}', "bad-message"),
        (b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "open"}], "seed": 7}', "bad-message"),
        (b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "open"}], "agreed": {"clock_s": 1}}', "bad-message"),
        (b'{"chairs": [{"kind": "open"}, {"kind": "open"}]}', "not-seated"),
        (b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "here", "name": "a"}]}', "name-taken"),
        (b'{"chairs": [{"kind": "here", "name": " "}, {"kind": "open"}]}', "bad-name"),
        (b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "bot", "bot": "oracle"}]}', "unknown-bot"),
        (b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "open"}], "start": true}', "seats-open"),
        (
            b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "open"}], "agreed": {"components": "x"}}',
            "bad-components",
        ),
        (b'{"chairs": [{"kind": "here", "name": "A"}, {"kind": "open"}], "agreed": {"away_s": 0}}', "too-hasty"),
        (b'{"chairs": [' + b" " * 20_000 + b"]}", "too-large"),
        (b'{"chairs": ' + b"[" * 15_000, "bad-message"),
        (b'{"chairs": [{"name": ' + b"[" * 15_000, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(client: TestClient, body: bytes, code: str) -> None:
    answer = client.post("/api/tables", content=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["text"].endswith(".")


def test_a_refused_opening_leaves_no_table_behind(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        client.post("/api/tables", json={"chairs": [HERE, {"kind": "open"}], "start": True})
        assert "abbey_tables_opened_total 0.0\n" in client.get("/metrics").text


@pytest.mark.parametrize("address", ["nowhere", "nowhere/record", "nowhere/replay", "..", "%00", "a" * 500])
def test_an_unknown_table_is_not_found(client: TestClient, address: str) -> None:
    assert client.get(f"/api/tables/{address}").status_code == 404


def test_an_unknown_address_is_answered_in_words(client: TestClient) -> None:
    assert client.get("/api/nonsense").json()["code"] == "no-such-page"


def test_a_post_from_another_site_is_refused(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"chairs": [HERE, BOT]}, headers={"origin": "http://evil.test"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_a_post_from_our_own_page_is_taken(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"chairs": [HERE, BOT]}, headers={"origin": "http://abbey.test"})
    assert answer.status_code == 201


@pytest.mark.parametrize("address", ["/", "/api/bots", "/api/nonsense", "/health", "/metrics", "/t/abc"])
def test_every_answer_carries_the_security_headers(client: TestClient, address: str) -> None:
    headers = client.get(address).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with club(tmp_path, Limits(requests_a_second=0.001, request_burst=3)) as client:
        codes = [client.get("/api/bots").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with club(tmp_path, Limits(tables_a_minute=0.001, table_burst=2)) as client:
        codes = [client.post("/api/tables", json={"chairs": [HERE, BOT]}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_whoever_leaves_in_the_middle_of_a_request_is_no_error(client: TestClient) -> None:
    parts = iter([{"type": "http.request", "body": b'{"chairs": ', "more_body": True}, {"type": "http.disconnect"}])
    answers: list[Any] = []

    async def receive() -> Any:
        return next(parts)

    async def send(message: Any) -> None:
        answers.append(message)

    headers = [(b"host", b"abbey.test")]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "headers": headers}
    assert client.portal is not None
    client.portal.call(client.app, scope, receive, send)
    assert answers[0]["status"] == 400


# --- On the live connection


def closed_with(client: TestClient, table: str, first: str) -> tuple[str, int]:
    """Return the refusal and the closing code after this first message."""
    with greeting(client, table) as socket:
        sent(socket, first)
        code = heard(socket)["code"]
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket)
    return code, closed.value.code


def test_a_forged_token_opens_no_seat(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "bot", start=True)
    assert closed_with(client, table, '{"type": "hello", "token": "forged"}') == ("not-seated", 4003)


def test_a_token_of_another_table_opens_no_seat(client: TestClient) -> None:
    _, (token,) = opened(client, "Anna", "bot", start=True)
    table, _ = opened(client, "Bela", "bot", start=True)
    assert closed_with(client, table, f'{{"type": "hello", "token": "{token}"}}') == ("not-seated", 4003)


@pytest.mark.parametrize("first", ["", "{}", "hello", DEEP, '{"type": "play", "question": 1, "action": "keep"}'])
def test_whoever_does_not_say_hello_is_shown_out(client: TestClient, first: str) -> None:
    table, _ = opened(client, "Anna", "bot", start=True)
    assert closed_with(client, table, first) == ("no-hello", 4000)


def test_whoever_says_nothing_is_shown_out(tmp_path: Path) -> None:
    with club(tmp_path, hello_s=0.05) as client:
        table, _ = opened(client, "Anna", "bot")
        with greeting(client, table) as socket:
            assert heard(socket)["code"] == "no-hello"


def test_an_unknown_table_has_no_live_line(client: TestClient) -> None:
    with greeting(client, "nowhere") as socket:
        assert heard(socket)["code"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket)
    assert closed.value.code == 4004


def test_a_connection_from_another_site_is_shown_out(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "bot")
    address = f"/api/tables/{table}/live"
    with client.websocket_connect(address, headers={"origin": "http://evil.test"}) as socket:
        assert heard(socket)["code"] == "foreign-origin"


def test_too_many_connections_from_one_address_are_shown_out(tmp_path: Path) -> None:
    with club(tmp_path, Limits(connections_an_address=1)) as client:
        table, _ = opened(client, "Anna", "bot")
        with seated(client, table, None), greeting(client, table) as socket:
            assert heard(socket)["code"] == "too-many"
        with seated(client, table, None) as later:
            assert later.now["table"]["id"] == table


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-message"),
        ("not json", "bad-message"),
        ("null", "bad-message"),
        ("[" * 500, "bad-message"),
        (DEEP, "bad-message"),
        ('{"type": "sing"}', "bad-message"),
        ('{"type": "play"}', "bad-message"),
        ('{"type": "play", "question": "1", "action": "keep"}', "bad-message"),
        ('{"type": "play", "question": 1, "action": "keep", "seat": 1}', "bad-message"),
        ('{"type": "play", "question": 1, "action": "' + "x" * 50 + '"}', "bad-message"),
        ('{"type": "say", "text": ""}', "bad-message"),
        ('{"type": "say", "text": "\\u0007"}', "bad-text"),
        ('{"type": "fill", "seat": 9, "bot": "random"}', "bad-message"),
        ('{"type": "fill", "seat": 3, "bot": "random"}', "no-such-seat"),
        ('{"type": "fill", "seat": 1, "bot": "oracle"}', "unknown-bot"),
        ('{"type": "fill", "seat": 1, "bot": "random"}', "not-away"),
        ('{"type": "answer", "vote": 1, "agrees": true}', "no-vote"),
        ('{"type": "answer", "vote": 1}', "bad-message"),
        ('{"type": "amend", "agreed": {"clock_s": 60}}', "already-started"),
        ('{"type": "amend", "agreed": {"clock_s": 1}}', "bad-message"),
        ('{"type": "amend", "agreed": {"sand": 1}}', "bad-message"),
        ('{"type": "call-off", "seat": 1}', "bad-message"),
        ('{"type": "hello"}', "already-greeted"),
        ('{"type": "start"}', "already-started"),
        ('{"type": "back"}', "not-away"),
        ('{"type": "rematch"}', "not-over"),
        ('{"type": "undo", "question": 1}', "nothing-to-undo"),
    ],
)
def test_a_bad_message_is_refused_and_the_line_stays_open(client: TestClient, text: str, code: str) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna:
        sent(anna.socket, text)
        refused = anna.hears("refused")
        assert (refused["code"], refused["text"].endswith(".")) == (code, True)
        anna.send(type="sync")
        again = anna.hears("welcome")
        assert (again["version"], again["board"]) == (anna.told[0]["version"], anna.told[0]["board"])


def test_a_binary_message_is_refused_too(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna:
        anna.socket.send_bytes(b"\xff\x00")
        assert anna.hears("refused")["code"] == "bad-message"


def test_wrong_seat_stale_question_and_illegal_action_have_codes_of_their_own(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
        mover, other = (anna, bela) if anna.own["legal"] else (bela, anna)
        word, question = mover.own["legal"][0], mover.own["question"]
        other.is_refused("wrong-seat", type="play", question=other.own["question"], action=word)
        other.is_refused("wrong-seat", type="look")
        mover.is_refused("stale", type="play", question=question - 1, action=word)
        mover.is_refused("illegal-action", type="play", question=question, action="keep")
        mover.is_refused("illegal-action", type="play", question=question, action="fly")


def test_a_spectator_may_do_nothing(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, None) as watcher:
        messages: list[dict[str, Any]] = [
            {"type": "play", "question": 1, "action": "keep"},
            {"type": "undo", "question": 1},
            {"type": "look"},
            {"type": "start"},
            {"type": "leave"},
            {"type": "back"},
            {"type": "rematch"},
            {"type": "fill", "seat": 0, "bot": "random"},
            {"type": "call-off"},
            {"type": "amend", "agreed": {}},
            {"type": "answer", "vote": 1, "agrees": True},
        ]
        for message in messages:
            watcher.is_refused("not-seated", **message)


def test_too_many_messages_are_refused_and_in_the_end_shown_out(tmp_path: Path) -> None:
    with club(tmp_path, Limits(messages_a_second=0.001, message_burst=3)) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True)
        with seated(client, table, tokens[0]) as anna:
            for _ in range(4):
                anna.send(type="ping")
            assert [anna.hears(kind)["type"] for kind in ("pong", "pong", "pong", "refused")][-1] == "refused"
            assert anna.told[-1]["code"] == "too-fast"
            for _ in range(60):
                anna.send(type="ping")
            with pytest.raises(WebSocketDisconnect) as closed:
                anna.hears("the end")
    assert closed.value.code == 4029


def test_a_table_that_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    async def broken() -> SqliteStore:
        store = SqliteStore(tmp_path / "abbey.sqlite")
        await store.create("broken", [b"this is no event"])
        return store

    with TestClient(create_app(broken), base_url="http://abbey.test") as client:
        answer = client.get("/api/tables/broken")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        with greeting(client, "broken") as socket:
            assert heard(socket)["code"] == "not-stored"


def test_every_code_is_tried_or_explained() -> None:
    """Codes live in one list; the protocol page must know each of them."""
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in get_args(Code) if f"`{code}`" not in page] == []
