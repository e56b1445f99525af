"""Kills servers at any moment under load: whatever anybody was told of is there, and every table goes on."""

import asyncio
import json
import os
import random
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.deep import often
from tests.server.workers.processes import workers_of

KILLS = often(20)
TABLES = 6
Json = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Server:
    """Runs `abbey serve` in a process of its own."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._workers = workers
        self.address = ""

    async def start(self) -> None:
        options = ("--port", "0", "--pace", "0.001", "--data", str(self._folder), "--workers", str(self._workers))
        command = ("-m", "abbey", "serve", *options)
        self._process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
        assert self._process.stdout
        line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line
        self.address = found[0]

    def kill_a_worker(self, moment: random.Random) -> None:
        """Kill a worker; the porter stays, and starts another."""
        with suppress(ProcessLookupError):
            os.kill(moment.choice(workers_of(self._process.pid)), signal.SIGKILL)

    async def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


class Guest:
    """Plays on at one seat as long as the line holds, and remembers the last it was told."""

    def __init__(self, table: str, token: str, seed: int) -> None:
        self.table = table
        self.token = token
        self.chance = random.Random(seed)
        self.version = 0
        self.log: list[Json] = []

    async def sit(self, address: str) -> None:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with connect(f"{address.replace('http', 'ws')}/api/tables/{self.table}/live", max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "token": self.token}))
                async for text in line:
                    message = json.loads(text)
                    self.hear(message)
                    if own := message.get("own"):
                        await asyncio.sleep(0.06)  # people are slower than the limit on messages
                        if own["legal"]:
                            answer = {"question": own["question"], "action": self.chance.choice(own["legal"])}
                            await line.send(json.dumps({"type": "play", **answer}))

    def hear(self, message: Json) -> None:
        if message["type"] == "welcome":
            assert message["version"] >= self.version, "the server has forgotten what it told"
            assert message["log"][: len(self.log)] == self.log, "the server remembers another game"
            self.log = message["log"]
        elif "at" in message:
            del self.log[message["at"] :]
            self.log.append(message["entry"])
        self.version = message.get("version", self.version)


def open_table(address: str, number: int) -> list[Guest]:
    people = [{"kind": "here", "name": name} for name in ("Anna", "Bela")]
    body = {"chairs": [*people, {"kind": "bot", "bot": "random"}], "start": True}
    answer = json.load(urlopen(Request(f"{address}/api/tables", json.dumps(body).encode()), timeout=10))
    return [Guest(answer["table"]["id"], key["token"], number * 2 + key["seat"]) for key in answer["keys"]]


async def gathered(address: str) -> list[Guest]:
    return [guest for number in range(TABLES) for guest in await asyncio.to_thread(open_table, address, number)]


async def told_more(guests: list[Guest], changes: int) -> None:
    """Wait until so much has been told, to all together, since now."""
    enough = sum(guest.version for guest in guests) + changes
    while sum(guest.version for guest in guests) < enough and not all(is_over(guest) for guest in guests):
        await asyncio.sleep(0.001)


def is_over(guest: Guest) -> bool:
    return any(line["id"] == "won" for entry in guest.log[-1:] for line in entry["lines"])


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.deep
async def test_nothing_that_anybody_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server, moment = Server(tmp_path, workers=1), random.Random(1)
    await server.start()
    guests = await gathered(server.address)
    for _ in range(KILLS):
        if all(is_over(guest) for guest in guests):
            guests += await gathered(server.address)
        playing = [asyncio.create_task(guest.sit(server.address)) for guest in guests]
        await told_more(guests, moment.randint(20, 120))
        await server.kill()
        await asyncio.gather(*playing)  # what a guest finds missing after a restart is raised here
        await server.start()
    await server.kill()


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.deep
async def test_nothing_is_lost_when_a_worker_is_killed_or_the_porter_from_among_them(tmp_path: Path) -> None:
    server, moment = Server(tmp_path, workers=2), random.Random(2)
    await server.start()
    guests = await gathered(server.address)
    for turn in range(KILLS // 2):
        if all(is_over(guest) for guest in guests):
            guests += await gathered(server.address)
        playing = [asyncio.create_task(guest.sit(server.address)) for guest in guests]
        await told_more(guests, moment.randint(20, 120))
        if turn % 2:
            await server.kill()
            await asyncio.gather(*playing)
            await server.start()
        else:
            server.kill_a_worker(moment)
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert not [end for end in ends if isinstance(end, AssertionError)]
    await server.kill()
