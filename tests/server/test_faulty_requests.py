"""Checks that requests and frames that are broken on purpose are answered, and leave no traceback in the log."""

import asyncio
import json
import secrets
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from inspect import iscoroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from abbey.server import create_app
from abbey.server.http.guard import HEADERS
from abbey.server.live.connection import FAILED
from abbey.server.log_lines import JsonLines
from abbey.server.pulse import Pulse
from abbey.server.store import SqliteStore
from tests.server.club import NOW, Json, club, heard, opened, seated
from tests.server.real_server import RealServer, real_server

UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
SECRET = "seed 1234"
TEXT, BINARY, CLOSE = 0x81, 0x82, 0x88


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with real_server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def server(house: RealServer) -> RealServer:
    house.logged.records.clear()
    return house


# --- Over HTTP


@pytest.mark.parametrize(
    "body",
    [
        b'{"chairs": [{"kind": "here", "name": "\xff"}, {"kind": "open"}]}',
        b'{"\xff": 1}',
        b'{"chairs": [{"kind": "here", "name": "A\xc3"}, {"kind": "open"}]}',
    ],
)
def test_broken_utf_8_inside_json_is_a_bad_message(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "//", "null", "\xff"])
def test_an_origin_that_is_no_address_is_foreign(client: TestClient, origin: str) -> None:
    answer = client.post("/api/tables", json={}, headers={b"origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    table, _ = opened(client, "Anna", "bot")
    with client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": "http://["}) as socket:
        assert heard(socket)["code"] == "foreign-origin"


def test_the_icon_has_its_usual_address_too(client: TestClient) -> None:
    answer = client.get("/favicon.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")


@pytest.mark.parametrize(
    "path",
    ["/assets/%00", "/assets/" + "a" * 5_000, "/assets/..%2f..%2fapp.py", "/licences/%ff", "/licences/" + "b/" * 900],
    ids=["zero", "long", "outside", "broken", "deep"],
)
def test_an_unknown_file_is_not_found_in_the_same_form_as_all_else(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("DELETE", "/api/tables", "POST"), ("POST", "/health", "GET"), ("PUT", "/api/tables/x/seats", "POST")],
)
def test_a_wrong_method_has_a_code(client: TestClient, method: str, path: str, allowed: str) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert allowed in answer.headers["allow"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def is_asked_by_the_pulse() -> bool:
    task = asyncio.current_task()
    work = task and task.get_coro()
    return iscoroutine(work) and work.__qualname__ == Pulse.beat_now_and_then.__qualname__


@dataclass
class Clock:
    """Tells a time, but when it is to fail whoever asks next for a request is quoted a secret instead."""

    fails_next: bool = False

    def __call__(self) -> float:
        if self.fails_next and not is_asked_by_the_pulse():
            self.fails_next = False
            raise RuntimeError(f"the clock has stopped; {SECRET}")
        return NOW


@contextmanager
def club_of(folder: Path, clock: Clock) -> Iterator[TestClient]:
    """Serve by this clock, and answer faults as a real server does."""

    async def open_store() -> SqliteStore:
        return SqliteStore(folder / "abbey.sqlite")

    app = create_app(open_store, now=clock)
    with TestClient(
        app, base_url="http://abbey.test", raise_server_exceptions=False, client=("127.0.0.1", 1)
    ) as client:
        yield client


def test_a_fault_of_our_own_is_told_with_a_code_and_the_security_headers_and_counted(tmp_path: Path) -> None:
    clock = Clock()
    with club_of(tmp_path, clock) as client:
        chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        clock.fails_next = True
        answer = client.post("/api/tables", json={"chairs": chairs})
        counted = client.get("/metrics").text
    assert (answer.status_code, answer.json()["code"]) == (500, "server-fault")
    assert SECRET not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert 'abbey_refusals_total{code="server-fault"} 1.0\n' in counted


@pytest.mark.parametrize("message", [{"type": "say", "text": "Pax"}, {"type": "report", "seat": 1, "text": ""}])
def test_a_fault_on_a_live_line_closes_it_and_is_counted_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, message: Json
) -> None:
    clock = Clock()
    with club_of(tmp_path, clock) as client:
        table, (token, _) = opened(client, "Anna", "Bela")
        with seated(client, table, token) as anna:
            clock.fails_next = True
            anna.send(**message)
            with pytest.raises(WebSocketDisconnect) as closed:
                anna.hears("refused")
        counted = client.get("/metrics").text
    assert closed.value.code == FAILED
    assert 'abbey_refusals_total{code="server-fault"} 1.0\n' in counted
    [record] = [one for one in caplog.records if one.name == "abbey.server"]
    text = JsonLines().format(record)
    assert "RuntimeError" in text
    assert SECRET not in text


def test_a_record_with_an_endless_name_is_refused_in_words(tmp_path: Path) -> None:
    record = (Path(__file__).parents[2] / "src/abbey/server/lessons/guided_game.abbey").read_text(encoding="utf-8")
    lines = [line if not line.startswith("seat 1:") else f"seat 1: {'x' * 2_600}" for line in record.splitlines()]
    with club(tmp_path, now=NOW) as client:
        answer = client.post("/api/replay", content="\n".join(lines))
    assert (answer.json()["code"], answer.json()["why"]["fault"]) == ("bad-record", "names")


# --- Requests that want to become a WebSocket


@pytest.mark.parametrize(
    "more",
    [
        KEY + b"Content-Length: 5\r\n\r\nhello",
        KEY + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        KEY + b"".join(b"X-%d: y\r\n" % number for number in range(200)) + b"\r\n",
        KEY + b"X: " + b"y" * 9_000 + b"\r\n\r\n",
        b"\r\n",
    ],
    ids=["body", "chunks", "many headers", "long header", "no key"],
)
def test_a_request_that_cannot_become_a_websocket_is_answered(server: RealServer, more: bytes) -> None:
    answer = server.answer(b"GET /api/tables/x/live HTTP/1.1\r\nHost: abbey.test\r\n" + UPGRADE + more)
    assert answer.startswith(b"HTTP/1.1 4")
    assert server.logged.tracebacks == []


# --- Frames


def frame(first: int, data: bytes, *, masked: bool = True, length: int | None = None) -> bytes:
    size = len(data) if length is None else length
    head = bytes([first, masked << 7 | min(size, 126)]) + (struct.pack("!H", size) if size > 125 else b"")
    if not masked:
        return head + data
    mask = secrets.token_bytes(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


def hello(token: str | None) -> bytes:
    return frame(TEXT, json.dumps({"type": "hello", "token": token}).encode())


BROKEN_FRAMES = {
    "text that is not UTF-8": frame(TEXT, b"\xff\xfe"),
    "pieces that are not UTF-8": frame(0x01, b'{"type') + frame(0x80, b"\xff"),
    "a reserved opcode": frame(0x83, b"x"),
    "a reserved bit": frame(0xC1, b"x"),
    "no mask": frame(TEXT, b"{}", masked=False),
    "a piece of nothing": frame(0x80, b"x"),
    "a new message within one": frame(0x01, b"x") + frame(TEXT, b"x"),
    "a long ping": frame(0x89, b"x" * 126),
    "a ping in pieces": frame(0x09, b"x"),
    "too large": frame(TEXT, b"x" * 20_000),
    "a wrong closing code": frame(CLOSE, b"\x00\x01"),
    "a closing code cut in half": frame(CLOSE, b"\x03"),
    "a reason that is not UTF-8": frame(CLOSE, b"\x03\xe8\xff"),
}


def open_table(server: RealServer) -> tuple[str, str]:
    body = b'{"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}], "start": true}'
    head = b"POST /api/tables HTTP/1.1\r\nHost: abbey.test\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
    opened: Any = json.loads(server.answer(head % len(body) + body).split(b"\r\n\r\n", 1)[1])
    return opened["table"]["id"], opened["keys"][0]["token"]


def told(server: RealServer, table: str, frames: bytes) -> bytes:
    """Open a live line, send these frames in one go, and return all that comes until the end."""
    address = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: abbey.test\r\n".encode()
    with server.line() as line:
        line.sendall(address + UPGRADE + KEY + b"\r\n")
        assert line.recv(4_096).startswith(b"HTTP/1.1 101")
        line.sendall(frames)
        answer = b""
        with suppress(ConnectionResetError):
            while part := line.recv(65_536):
                answer += part
        return answer


@pytest.mark.parametrize("broken", BROKEN_FRAMES.values(), ids=BROKEN_FRAMES.keys())
def test_a_broken_frame_closes_the_line_and_leaves_no_traceback(server: RealServer, broken: bytes) -> None:
    table, token = open_table(server)
    told(server, table, broken)
    told(server, table, hello(token) + broken)
    told(server, table, hello(token) + frame(TEXT, b'{"type": "sync"}') * 50 + broken)
    told(server, table, hello(token) + broken + frame(TEXT, b'{"type": "sync"}') * 5)
    assert server.logged.tracebacks == []


def test_text_that_is_not_utf_8_is_told_as_such(server: RealServer) -> None:
    table, token = open_table(server)
    closing = struct.pack("!BBH", CLOSE, 2, 1007)
    for name in ("text that is not UTF-8", "pieces that are not UTF-8"):
        assert closing in told(server, table, hello(token) + BROKEN_FRAMES[name])


def test_what_is_told_after_a_broken_frame_is_no_fault(server: RealServer) -> None:
    """The room still knows the line for a moment, and tells it what the others hear."""
    table, token = open_table(server)
    play = frame(TEXT, b'{"type": "say", "text": "Pax"}')
    for _ in range(20):
        told(server, table, hello(token) + play * 5 + frame(0x83, b"x"))
    assert server.logged.tracebacks == []
