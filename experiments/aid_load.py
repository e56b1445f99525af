"""Measures whether tables with aids slow the others: how long moves take at 200 games, with aids beside them or not.

    .venv/bin/python -m experiments.aid_load --games 200 --aided 20 --seconds 20

Moves come at random moments, at all games in turn; the time is from sending a move until its player hears of it. Beside
them, players of other tables move once in `--every` seconds, and in every second round they ask for notebook, mirror
and hint each time. The rounds take turns, because the machine is not always equally fast.
"""

import argparse
import asyncio
import json
import random
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any
from urllib.request import Request, urlopen

from benchmarks.server_process import abbey_server
from websockets.asyncio.client import ClientConnection, connect

PEOPLE = {"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bruno"}], "start": True}
AIDS = ("notebook", "mirror", "hint")
ROUNDS = 3


class Line:
    """Holds the live connection of one player, with the newest question."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.own: dict[str, Any] = {}

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def hears(self, *kinds: str) -> str:
        """Listen until a message of one of these kinds comes, and return which."""
        while True:
            message = json.loads(await self._socket.recv())
            if message["type"] in ("welcome", "update"):
                self.own = message.get("own") or self.own
            if message["type"] in kinds:
                return str(message["type"])


class Game:
    """Holds a game of two people at one device."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    async def move(self) -> float | None:
        """Make a move, and return how long it took until its player heard of it; None when the game is over."""
        mover = next((line for line in self.lines if line.own["legal"]), None)
        if mover is None:
            return None
        began = time.perf_counter()
        await mover.say(type="play", question=mover.own["question"], action=mover.own["legal"][0])
        await mover.hears("update")
        taken = time.perf_counter() - began
        for line in self.lines:
            if line is not mover:
                await line.hears("update")
        return taken


async def opened(address: str, stack: AsyncExitStack, agreed: dict[str, str]) -> Game:
    """Open a table, and connect everybody."""
    body = json.dumps(PEOPLE | {"agreed": agreed}).encode()
    request = Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    table = json.loads(await asyncio.to_thread(lambda: urlopen(request).read()))
    live = f"{address.replace('http', 'ws')}/api/tables/{table['table']['id']}/live"
    lines = []
    for key in table["keys"]:
        line = Line(await stack.enter_async_context(connect(live, max_queue=None)))
        await line.say(type="hello", token=key["token"], protocol=2)
        await line.hears("welcome")
        lines.append(line)
    return Game(lines)


async def play_on(game: Game, kinds: tuple[str, ...], first_s: float, every_s: float, counts: list[int]) -> None:
    """Ask for aids of these kinds and make a move, again and again."""
    await asyncio.sleep(first_s)
    while True:
        due = time.perf_counter() + every_s
        for kind in kinds:
            asker = next(line for line in game.lines if line.own["legal"])
            question = {"question": asker.own["question"]} if kind == "hint" else {}
            await asker.say(type=kind, **question)
            await asker.hears(kind, "refused")
            counts[0] += 1
        await game.move()
        await asyncio.sleep(due - time.perf_counter())


def players(
    games: list[Game], kinds: tuple[str, ...], every_s: float, counts: list[int]
) -> list[Coroutine[None, None, None]]:
    """Return the work of all who may ask, spread over the time between two moves."""
    return [play_on(game, kinds, every_s * at / len(games), every_s, counts) for at, game in enumerate(games)]


async def paced(games: list[Game], rate: float, seconds: float, chance: random.Random) -> list[float]:
    """Make so many moves a second on average, at all games in turn, and return how long each took."""
    taken: list[float] = []
    pending: set[asyncio.Task[None]] = set()
    busy: set[int] = set()

    async def move(number: int) -> None:
        busy.add(number)
        if (once := await games[number].move()) is not None:
            taken.append(once)
        busy.discard(number)

    began, due, number = time.perf_counter(), 0.0, 0
    while (due := due + chance.expovariate(rate)) < seconds:
        await asyncio.sleep(began + due - time.perf_counter())
        number = (number + 1) % len(games)
        if number not in busy:
            pending.add(asyncio.create_task(move(number)))
    await asyncio.wait(pending)
    return sorted(taken)


async def measure(address: str, options: argparse.Namespace) -> None:
    async with AsyncExitStack() as stack:
        games = [await opened(address, stack, {}) for _ in range(options.games)]
        aided = [await opened(address, stack, {"aids": "all"}) for _ in range(options.aided)]
        chance = random.Random(options.seed)
        for number in range(2 * ROUNDS):
            counts = [0]
            kinds = AIDS if number % 2 else ()
            playing = [asyncio.create_task(work) for work in players(aided, kinds, options.every, counts)]
            taken = await paced(games, options.rate, options.seconds, chance)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            p50, p99 = taken[len(taken) // 2], taken[int(0.99 * len(taken))]
            print(
                f"{'with aids' if number % 2 else 'without':9} {len(taken):6} moves  p50 {1e3 * p50:6.1f} ms"
                f"  p99 {1e3 * p99:6.1f} ms  {counts[0] / options.seconds:6.1f} aids a second",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--aided", type=int, default=20)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of an aided game")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with abbey_server(any_core=True) as server:
        asyncio.run(measure(server.address.rstrip("/"), options))


if __name__ == "__main__":
    main()
