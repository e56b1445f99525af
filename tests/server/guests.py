"""Runs `abbey serve` as a program, with guests who play on at random and notice when something is forgotten."""

import asyncio
import json
import os
import random
import re
import signal
import sys
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.workers.processes import workers_of

Json = dict[str, Any]


class Server:
    """Runs `abbey serve` in a process of its own."""

    def __init__(self, *options: str) -> None:
        self._options = options
        self.address = ""

    async def start(self) -> None:
        command = ("-m", "abbey", "serve", "--port", "0", "--pace", "0.001", *self._options)
        self._process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
        assert self._process.stdout
        line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line
        self.address = found[0]

    @property
    def is_running(self) -> bool:
        return self._process.returncode is None

    def kill_a_worker(self, moment: random.Random) -> None:
        """Kill a worker; the porter stays, and starts another."""
        with suppress(ProcessLookupError):
            os.kill(moment.choice(workers_of(self._process.pid)), signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the server to end, and wait for that."""
        self._process.terminate()
        await self._process.wait()

    async def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


class Guest:
    """Plays on at one seat as long as the line holds, and remembers the last it was told."""

    def __init__(self, table: str, token: str, seed: int, pause_s: float = 0.06) -> None:
        self.table = table
        self.token = token
        self.chance = random.Random(seed)
        self.version = 0
        self.log: list[Json] = []
        self._pause_s = pause_s  # people are slower than the limit on messages

    async def sit(self, address: str) -> None:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with connect(f"{address.replace('http', 'ws')}/api/tables/{self.table}/live", max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "token": self.token}))
                async for text in line:
                    message = json.loads(text)
                    self.hear(message)
                    if message.get("code") == "not-stored":
                        await asyncio.sleep(0.5)
                        await line.send('{"type": "sync"}')
                    if own := message.get("own"):
                        await asyncio.sleep(self._pause_s)
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


def is_over(guest: Guest) -> bool:
    return any(line["id"] == "won" for entry in guest.log[-1:] for line in entry["lines"])
