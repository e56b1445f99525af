"""Tests one viewer's line: sent at once while the other side keeps up, always in order, dropped when far behind."""

import asyncio
import gc
import re
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from sys import getsizeof
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect as connect_at_once

from abbey.rules.names import SEATS
from abbey.server.limits import Backlog
from abbey.server.live.connection import NOT_SEATED, TOO_SLOW, Connection
from abbey.server.live.fast_socket import FastSocketProtocol, Send, frame_of
from tests.server.real_server import real_server

Json = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Wire:
    """Takes a text at once as long as it is free."""

    def __init__(self) -> None:
        self.is_free = True
        self.taken: list[str] = []

    def take(self, text: str) -> bool:
        if self.is_free:
            self.taken.append(text)
        return self.is_free


SIZE = getsizeof("three")


def connection_of(send: Send, backlog: Backlog | None = None, slot: int = 0) -> Connection:
    # There is room for two words in a line, for three at an address, and for four in all.
    return Connection(SEATS[0], backlog or Backlog(2 * SIZE, 3 * SIZE, 4 * SIZE), slot, send)


@pytest.mark.anyio
async def test_what_the_line_can_take_is_sent_at_once() -> None:
    wire = Wire()
    connection_of(wire.take).tell("one")
    assert wire.taken == ["one"]


@pytest.mark.anyio
async def test_nothing_overtakes_what_waits_or_is_being_sent() -> None:
    wire = Wire()
    connection = connection_of(wire.take)
    wire.is_free = False
    connection.tell("one")
    wire.is_free = True
    assert await connection.next() == "one"
    connection.tell("two")
    assert wire.taken == []
    connection.sent()
    assert await connection.next() == "two"
    connection.sent()
    connection.tell("three")
    assert wire.taken == ["three"]


@pytest.mark.anyio
async def test_whoever_waits_for_news_is_woken() -> None:
    connection = connection_of(lambda _: False)
    waiting = asyncio.create_task(connection.next())
    await asyncio.sleep(0)
    connection.tell("one")
    assert await waiting == "one"


@pytest.mark.anyio
async def test_whoever_is_too_far_behind_is_dropped() -> None:
    connection = connection_of(lambda _: False)
    for text in ("one", "two", "three"):
        connection.tell(text)
    await asyncio.wait_for(connection.dropped(), 1)
    assert connection.closing == TOO_SLOW


@pytest.mark.anyio
async def test_what_waits_is_counted_for_an_address_and_for_all() -> None:
    backlog = Backlog(2 * SIZE, 3 * SIZE, 4 * SIZE)
    lines = [connection_of(lambda _: False, backlog, slot) for slot in (1, 1, 2, 2)]
    for line in (lines[0], lines[0], lines[1], lines[2]):
        line.tell("three")
    assert not any(line.is_dropped for line in lines)
    lines[1].tell("three")  # the fourth of its address
    lines[3].tell("three")  # there is room again for one
    lines[2].tell("three")  # the fifth of all
    assert [line.is_dropped for line in lines] == [False, True, True, False]


@pytest.mark.anyio
async def test_what_was_sent_or_will_never_be_waits_no_longer() -> None:
    backlog = Backlog(2 * SIZE, 3 * SIZE, 4 * SIZE)
    line = connection_of(lambda _: False, backlog)
    line.tell("one")
    line.tell("two")
    assert await line.next() == "one"
    line.sent()
    assert sum(backlog.waiting.values()) == 2 * getsizeof("two")  # for the address, and for all
    line.drop(TOO_SLOW)
    line.sent()
    assert not backlog.waiting


@pytest.mark.anyio
async def test_whoever_is_dismissed_hears_why_before_the_end() -> None:
    wire = Wire()
    connection = connection_of(wire.take)
    connection.dismiss("why", NOT_SEATED)
    assert (wire.taken, await connection.next(), connection.closing) == (["why"], None, NOT_SEATED)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = "ä" * (size // 2) + "x" * (size % 2)
    assert frame_of(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


# --- With a real server


def lines_in_memory() -> int:
    return sum(type(thing) in (FastSocketProtocol, Connection) for thing in gc.get_objects())


def test_a_line_that_was_closed_is_gone_before_anybody_collects_garbage(tmp_path: Path) -> None:
    """Lines live long, and what lives long is looked at seldom: a thousand of them would stay in memory for hours."""
    gc.collect()
    with real_server(tmp_path) as server:
        opened = open_table(f"http://127.0.0.1:{server.port}")
        gc.disable()
        try:
            for _ in range(5):
                with connect_at_once(f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']['id']}/live") as line:
                    line.send('{"type":"hello"}')
                    line.recv(10)
                    assert lines_in_memory()
            until = time.monotonic() + 20
            while lines_in_memory() and time.monotonic() < until:
                time.sleep(0.01)
            assert not lines_in_memory()
        finally:
            gc.enable()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    command = ("-m", "abbey", "serve", "--port", "0", "--unlimited", "--data", str(folder))
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout
        found = re.search(r"http://\S+:\d+", (await process.stdout.readline()).decode())
        assert found
        yield found[0]
    finally:
        process.terminate()
        await process.wait()


def open_table(address: str) -> Json:
    body = {"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "open"}]}
    answer = urlopen(Request(f"{address}/api/tables", msgspec.json.encode(body)), timeout=10).read()
    opened: Json = msgspec.json.decode(answer)
    return opened


def dropped(address: str) -> bool:
    return "abbey_dropped_total 1.0\n" in urlopen(f"{address}/metrics", timeout=10).read().decode()


async def ask_without_reading(line: ClientConnection, address: str) -> None:
    """Ask for everything again and again, and read nothing, until the server has had enough."""
    for _ in range(400):
        for _ in range(100):
            await line.send('{"type":"sync"}')
        if await asyncio.to_thread(dropped, address):
            return


@pytest.mark.anyio
@pytest.mark.slow
async def test_a_reader_who_never_reads_is_dropped_and_nobody_else_waits(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        opened = await asyncio.to_thread(open_table, address)
        live = f"{address.replace('http', 'ws')}/api/tables/{opened['table']['id']}/live"
        async with connect(live) as anna, connect(live, max_queue=1, close_timeout=0.1) as idler:
            await anna.send(msgspec.json.encode({"type": "hello", "token": opened["keys"][0]["token"]}).decode())
            await idler.send('{"type":"hello","token":null}')
            with suppress(ConnectionClosed):
                await asyncio.wait_for(ask_without_reading(idler, address), 60)
            assert await asyncio.to_thread(dropped, address)
            await anna.send('{"type":"say","text":"Pax"}')
            while '"chat","remark"' not in await asyncio.wait_for(anna.recv(decode=True), 10):
                pass
