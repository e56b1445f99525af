"""Tests how a server stops: what is answered is carried out, what is not has not happened, and all are sent on."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from abbey.rules.names import NOBODY
from abbey.server.departure import send_all_on
from abbey.server.limits import Backlog
from abbey.server.live.connection import Connection
from tests.server.guests import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TABLES = 3
REMARKS = 900
ENOUGH = 20
CROWD = 5000
SERVER_STOPS = 1012
Json = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def ask(address: str, path: str, body: object = None) -> tuple[int, Json]:
    request = Request(f"{address}{path}", None if body is None else json.dumps(body).encode())
    try:
        with urlopen(request, timeout=20) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)


async def open_table(address: str) -> tuple[str, str]:
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    status, opened = await asyncio.to_thread(ask, address, "/api/tables", {"chairs": chairs, "start": True})
    assert status == 201
    return opened["table"]["id"], opened["keys"][0]["token"]


def live(address: str, table: str) -> connect:
    return connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", max_size=None)


class Speaker:
    """Says one thing after another until the line is closed, and keeps what was told of that."""

    def __init__(self, token: str) -> None:
        self._token = token
        self.told: list[str] = []
        self.code = 0  # with which the line was closed

    async def talk(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "token": self._token}))
        speaking = asyncio.create_task(self._speak(line))
        try:
            while True:
                message = json.loads(await line.recv())
                assert message["type"] != "refused", message
                self.told += [message["remark"]["text"]] if message["type"] == "chat" else []
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else 0
        await asyncio.gather(speaking, return_exceptions=True)

    async def _speak(self, line: ClientConnection) -> None:
        for number in range(REMARKS):
            await line.send(json.dumps({"type": "say", "text": f"remark {number}"}))
            await asyncio.sleep(0.001)


async def remarks_at(address: str, table: str) -> list[str]:
    async with live(address, table) as line:
        await line.send('{"type": "hello"}')
        welcome = json.loads(await line.recv())
        said, earlier = welcome["chat"], welcome["earlier"]
        while earlier:
            await line.send(json.dumps({"type": "recall", "before": earlier}))
            while (page := json.loads(await line.recv()))["type"] != "remarks":
                pass
            said, earlier = page["remarks"] + said, page["earlier"]
        return [remark["text"] for remark in said]


@pytest.mark.parametrize("workers", ["1", "2"])
async def test_what_was_answered_is_carried_out_and_nothing_else_when_a_server_stops(
    tmp_path: Path, workers: str
) -> None:
    server = Server("--data", str(tmp_path), "--unlimited", "--workers", workers)
    await server.start()
    tables = [await open_table(server.address) for _ in range(TABLES)]
    lines = [await live(server.address, table) for table, _ in tables]
    speakers = [Speaker(token) for _, token in tables]
    talking = [asyncio.create_task(speaker.talk(line)) for speaker, line in zip(speakers, lines, strict=True)]
    while not all(len(speaker.told) > ENOUGH for speaker in speakers):
        await asyncio.sleep(0.001)
    await server.stop()
    await asyncio.gather(*talking)
    await server.start()
    kept = [await remarks_at(server.address, table) for table, _ in tables]
    await server.stop()
    assert [speaker.code for speaker in speakers] == [SERVER_STOPS] * TABLES
    assert kept == [speaker.told for speaker in speakers]
    assert all(told == [f"remark {number}" for number in range(len(told))] for told in kept)
    assert not all(len(told) == REMARKS for told in kept)


@pytest.mark.parametrize("workers", ["1", "2"])
async def test_a_server_that_is_told_to_stop_is_not_ready_while_it_still_serves(tmp_path: Path, workers: str) -> None:
    server = Server("--data", str(tmp_path), "--workers", workers, "--set", "notice_s=60")
    await server.start()
    assert await asyncio.to_thread(ask, server.address, "/health") == (200, {"status": "ok"})
    server.ask_to_stop()
    async with asyncio.timeout(20):
        while await asyncio.to_thread(ask, server.address, "/health") != (503, {"status": "stopping"}):
            await asyncio.sleep(0.01)
    table, token = await open_table(server.address)
    async with live(server.address, table) as line:
        await line.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(await line.recv())["type"] == "welcome"
    assert (await asyncio.to_thread(ask, server.address, "/health/live"))[0] == 200
    await server.kill()


async def bodies_held_back(address: str, count: int) -> list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Return lines on which only the last byte of a body is missing."""
    host, port = address.removeprefix("http://").split(":")
    lines = [await asyncio.open_connection(host, int(port)) for _ in range(count)]
    for answer, words in lines:
        words.write(b"POST /api/replay HTTP/1.1\r\nHost: abbey\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n")
        assert b" 100 " in await answer.readuntil(b"\r\n\r\n")
        words.write(b"no recor")
    return lines


async def test_a_request_that_would_wait_for_longer_than_a_server_does_is_refused_and_leaves_no_traceback(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    limits = ("--set", "limits.work_burst_ms=20", "--set", "limits.work_ms_a_second=1.3")  # a replay is paid in 9 s
    server = Server("--data", str(tmp_path), *limits)
    await server.start()
    first, *others = await bodies_held_back(server.address, 4)
    first[1].write(b"d")
    assert b" 409 " in await first[0].readline()
    for _, words in others:
        words.write(b"d")
    await asyncio.sleep(0.1)
    server.ask_to_stop()
    answers = [await answer.read() for answer, _ in others]
    await server.stop()
    for _, words in (first, *others):
        words.close()
    assert [(b" 503 " in answer, b'"code":"not-stored"' in answer) for answer in answers] == [(True, True)] * 3
    assert "Traceback" not in (log := capfd.readouterr().err)
    assert "CancelledError" not in log


async def test_a_crowd_is_sent_on_in_half_of_the_time_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: what counts is how long the server rests between them."""
    rests: list[float] = []
    crowd = [Connection(NOBODY, Backlog(1, 1, 1), 0, lambda _: True) for _ in range(CROWD)]

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        crowd[:] = [one for one in crowd if not one.is_moving]

    monkeypatch.setattr("abbey.server.departure.asyncio.sleep", rest)
    await send_all_on(lambda: crowd, leave_s=5)
    assert not crowd
    assert min(rests) >= 0.01, "shorter rests take longer than was asked for"
    assert sum(rests) == pytest.approx(2.5, abs=0.05)
