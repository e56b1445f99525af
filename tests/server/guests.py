"""Runs `abbey serve` as a program, with guests who play on at random and notice when something is forgotten."""

import asyncio
import gc
import json
import os
import random
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from abbey.server.runner import COLLECT
from tests.server.workers.processes import workers_of

OPEN_S = 2.0  # a line that does not open is given up, and another one is tried; as the page does,
LONGEST_OPEN_S = 2 * OPEN_S  # with more patience: whoever gives up has kept the server busy in vain
PING_S = 2.0
Json = dict[str, Any]


class Server:
    """Runs `abbey serve` in a process of its own."""

    def __init__(self, *options: str, within: Sequence[str] = ()) -> None:
        self._options = options
        self._within = within  # what begins the command, to run it on another machine
        self.address = ""

    async def start(self) -> None:
        serve = ("-m", "abbey", "serve", "--port", "0", "--pace", "0.001", *self._options)
        command = (*self._within, sys.executable, *serve)
        self._process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
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

    def ask_to_stop(self) -> None:
        """Ask the server to end."""
        self._process.terminate()

    async def stop(self) -> None:
        """Ask the server to end, and wait for that."""
        self.ask_to_stop()
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
        self.refusals: list[str] = []  # the codes of all that was refused
        self.unheard = 0  # decisions that were carried out though no line told of it
        self.closings: list[int] = []  # with which codes the servers closed the line
        self.is_here = False  # on a line that holds, and has been welcomed
        self._decided: Json | None = None  # and not answered yet
        self._open_s = OPEN_S
        self._pause_s = pause_s  # people are slower than the limit on messages

    async def sit(self, address: str) -> None:
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live"
        patience_s, self._open_s = self._open_s, LONGEST_OPEN_S
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with connect(
                url, max_size=None, proxy=None, open_timeout=patience_s, ping_interval=PING_S, ping_timeout=PING_S
            ) as line:
                await line.send(json.dumps({"type": "hello", "token": self.token}))
                await self._play(line)

    async def _play(self, line: ClientConnection) -> None:
        """Answer every question once on this line, as long as it holds and the game goes on."""
        sent = -1
        try:
            while not is_over(self):
                message = json.loads(await line.recv())
                self.hear(message)
                if message.get("code") == "not-stored":
                    sent = -1
                    await asyncio.sleep(0.5)
                    await line.send('{"type": "sync"}')
                own = message.get("own")
                if own and own["legal"] and own["question"] != sent:
                    sent = own["question"]
                    await asyncio.sleep(self._pause_s)
                    await line.send(json.dumps({"type": "play", **self._decision(own)}))
        except ConnectionClosed as closed:
            if closed.rcvd:
                self.closings.append(closed.rcvd.code)
        finally:
            self.is_here = False

    def _decision(self, own: Json) -> Json:
        """Decide, or stay with what was decided before the line broke."""
        if not self._decided:
            self._decided = {"question": own["question"], "action": self.chance.choice(own["legal"])}
        return self._decided

    def hear(self, message: Json) -> None:
        own = message.get("own")
        if message["type"] == "refused":
            self.refusals.append(message["code"])
        if self._decided and own and own["question"] != self._decided["question"]:
            self._decided = None
            self.unheard += message["type"] == "welcome"
        if message["type"] == "welcome":
            self.is_here = True
            self._open_s = OPEN_S
            assert message["version"] >= self.version, "the server has forgotten what it told"
            assert message["log"][: len(self.log)] == self.log, "the server remembers another game"
            self.log = message["log"]
        elif "at" in message:
            del self.log[message["at"] :]
            self.log.append(message["entry"])
        self.version = message.get("version", self.version)


def is_over(guest: Guest) -> bool:
    return any(line["id"] == "won" for entry in guest.log[-1:] for line in entry["lines"])


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Look through memory as seldom as a server does: what many guests remember lives long.

    Otherwise hundreds who come back at once keep this process busier than the servers, and wait for it.
    """
    usual = gc.get_threshold()
    gc.set_threshold(*COLLECT)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
