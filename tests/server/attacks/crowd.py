"""Plays many games of four people at once, each table from an address of its own, and remembers every wait.

Runs as a program: `python -m tests.server.attacks.crowd PORT GAMES SECONDS`. It says `here` when all have sat down, and
then the seconds begin.
"""

import asyncio
import json
import random
import resource
import sys
import time
from contextlib import AsyncExitStack
from http.client import HTTPConnection
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4
PACE_S = 2.0  # between two decisions at a table: people think
PATIENCE_S = 30
AT_A_TIME = 20  # tables that are opened
Json = dict[str, Any]


class Seat:
    """Holds the line of one player, who hears of everything and decides when asked."""

    def __init__(self, line: ClientConnection, game: "CrowdGame") -> None:
        self._line = line
        self._game = game
        self._own: Json = {"legal": []}

    @property
    def is_asked(self) -> bool:
        return bool(self._own["legal"])

    async def listen(self) -> None:
        async for text in self._line:
            message = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] == "update" and self._game.sent_at is not None:
                self._game.waits.append(time.monotonic() - self._game.sent_at)
            self._own = message.get("own") or self._own
            self._game.is_over |= (message.get("table") or {}).get("stage") == "over"
            self._game.news.set()

    async def decide(self) -> None:
        own, self._own = self._own, {"legal": []}
        choice = {"type": "play", "question": own["question"], "action": random.choice(own["legal"])}
        await self._line.send(json.dumps(choice))


class CrowdGame:
    """Plays at one table after another, from the address `number` stands for."""

    def __init__(self, port: int, number: int, all_here: asyncio.Barrier, door: asyncio.Semaphore) -> None:
        self._port = port
        self._all_here = all_here
        self._door = door
        self._address = f"127.1.{number // 250}.{number % 250 + 1}"
        self.news = asyncio.Event()
        self.waits: list[float] = []
        self.sent_at: float | None = None
        self.is_over = False

    async def play(self, seconds: float) -> None:
        until = None
        while until is None or time.monotonic() < until:
            self.is_over, self.sent_at = False, None
            async with AsyncExitStack() as lines:
                seats = await self._sit_down(lines)
                listening = [asyncio.create_task(seat.listen()) for seat in seats]
                if until is None:
                    await self._all_sit_down()
                    until = time.monotonic() + seconds
                await self._play_one(seats, until)
                for task in listening:
                    assert not task.done(), task  # nobody was cut off
                    task.cancel()

    async def _all_sit_down(self) -> None:
        is_to_tell = await self._all_here.wait() == 0
        if is_to_tell:
            sys.stdout.write("here\n")
            sys.stdout.flush()

    async def _sit_down(self, lines: AsyncExitStack) -> list[Seat]:
        async with self._door:
            opened = await asyncio.to_thread(self._open)
            return [await self._seat(opened, key["token"], lines) for key in opened["keys"]]

    def _open(self) -> Json:
        body = {"chairs": [{"kind": "here", "name": f"Frater {seat}"} for seat in range(PLAYERS)], "start": True}
        line = HTTPConnection("127.0.0.1", self._port, PATIENCE_S, source_address=(self._address, 0))
        line.request("POST", "/api/tables", json.dumps(body))
        opened: Json = json.load(line.getresponse())
        line.close()
        return opened

    async def _seat(self, opened: Json, token: str, lines: AsyncExitStack) -> Seat:
        address = f"ws://127.0.0.1:{self._port}/api/tables/{opened['table']['id']}/live"
        coming = connect(address, local_addr=(self._address, 0), open_timeout=PATIENCE_S, close_timeout=1)
        line = await lines.enter_async_context(coming)
        await line.send(json.dumps({"type": "hello", "token": token}))
        return Seat(line, self)

    async def _play_one(self, seats: list[Seat], until: float) -> None:
        while not self.is_over and time.monotonic() < until:
            async with asyncio.timeout(PATIENCE_S):
                while not any(seat.is_asked for seat in seats) and not self.is_over:
                    self.news.clear()
                    await self.news.wait()
            await asyncio.sleep(random.uniform(0.5, 1.5) * PACE_S)
            if asked := [seat for seat in seats if seat.is_asked]:
                self.sent_at = time.monotonic()
                await asked[0].decide()


async def play_all(port: int, games: int, seconds: float) -> list[float]:
    all_here, door = asyncio.Barrier(games), asyncio.Semaphore(AT_A_TIME)
    crowd = [CrowdGame(port, number, all_here, door) for number in range(games)]
    await asyncio.gather(*(game.play(seconds) for game in crowd))
    return [wait for game in crowd for wait in game.waits]


def main(port: str, games: str, seconds: str) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    waits = sorted(asyncio.run(play_all(int(port), int(games), float(seconds))))
    found = {"waits": len(waits), "p50_s": waits[len(waits) // 2], "p99_s": waits[int(len(waits) * 0.99)]}
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
