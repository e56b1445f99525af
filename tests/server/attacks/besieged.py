"""Runs a server in processes of its own, an attacker beside it, and a friend who plays and measures the waits."""

import json
import random
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from operator import sub
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from abbey.server.settings import Limits
from tests.server.workers.processes import workers_of

FRIEND = "127.0.0.7"
PACE_S = 0.06  # people are slower than the limit on messages
WORK_SHARE = Limits().work_ms_a_second / 1000
Json = dict[str, Any]


class Besieged:
    """Knows a running server from outside."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process = process
        self.port = int(address.rsplit(":", 1)[1].strip("/"))

    @property
    def memory(self) -> float:
        """Return how many megabytes of their own all processes of the server have in memory, without any files."""
        return sum(_anonymous(process) for process in self._processes) / 1024

    @property
    def worked_s(self) -> list[float]:
        """Return for how long the event loop of each process has had a core, however busy others are.

        What an address may ask for while others keep the loop from a core comes on top, and does not count.
        """
        return [_on_core_s(process) for process in self._processes]

    @property
    def _processes(self) -> list[int]:
        return [self.process.pid, *workers_of(self.process.pid)]

    def open_table(self, *names: str) -> tuple[str, list[str]]:
        """Open a table where these people play, with a bot if there is only one."""
        bots = [{"kind": "bot", "bot": "random"}] * (len(names) == 1)
        body = {"chairs": [*({"kind": "here", "name": name} for name in names), *bots], "start": True}
        request = Request(f"http://127.0.0.1:{self.port}/api/tables", json.dumps(body).encode())
        with urlopen(request, timeout=20) as answer:
            opened = json.load(answer)
        return opened["table"]["id"], [key["token"] for key in opened["keys"]]

    def count(self, name: str) -> int:
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=20) as answer:
            return int(float(re.findall(rf"^{name} ([\d.e+]+)$", answer.read().decode(), re.MULTILINE)[0]))

    @contextmanager
    def attacked(self, attack: str) -> Iterator[Json]:
        """Let the attacker rage meanwhile; what it reports is there afterwards."""
        table, (token,) = self.open_table("Malachias")
        program = [sys.executable, "-m", "tests.server.attacks.attacker", attack, "127.0.0.1", str(self.port)]
        report: Json = {}
        pipe = subprocess.PIPE
        with subprocess.Popen([*program, table, token], stdin=pipe, stdout=pipe, text=True) as attacker:
            yield report
            said, _ = attacker.communicate(timeout=60)
            report.update(json.loads(said))

    @contextmanager
    def crowd(self, games: int, seconds: float) -> Iterator[Json]:
        """Let many people play, who have all sat down already; what they report is there afterwards."""
        program = [sys.executable, "-m", "tests.server.attacks.crowd", str(self.port), str(games), str(seconds)]
        report: Json = {}
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as people:
            assert people.stdout
            assert people.stdout.readline() == "here\n"
            yield report
            said, _ = people.communicate(timeout=seconds + 120)
            assert people.returncode == 0, "somebody was refused, cut off or not answered"
            report.update(json.loads(said))

    @contextmanager
    def seated(self, table: str, token: str) -> Iterator[ClientConnection]:
        line = socket.create_connection(("127.0.0.1", self.port), 20, source_address=(FRIEND, 0))
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        with connect(address, sock=line, max_size=None, close_timeout=1) as client:
            client.send(json.dumps({"type": "hello", "token": token}))
            yield client


class Friend:
    """Plays alone against a bot; remembers how long each decision took, and how long the server worked meanwhile."""

    def __init__(self, server: Besieged) -> None:
        self._server = server
        self._chance = random.Random(7)
        self.waits: list[float] = []
        self.works: list[float] = []

    def play(self, seconds: float, least: int = 0) -> None:
        """Play for so long, and on until so many decisions have been answered."""
        until, enough = time.monotonic() + seconds, len(self.waits) + least
        while time.monotonic() < until or len(self.waits) < enough:
            table, (token,) = self._server.open_table("Adso")
            with self._server.seated(table, token) as line:
                self._play_one(line, until, enough)

    def _play_one(self, line: ClientConnection, until: float, enough: int) -> None:
        asked_at: float | None = None
        worked_s: list[float] = []
        while time.monotonic() < until or len(self.waits) < enough:
            message = json.loads(line.recv(20))
            assert message["type"] != "refused", message
            own, table = message.get("own"), message.get("table")
            if own and asked_at is not None:
                self.waits.append(time.monotonic() - asked_at)
                self.works.append(max(map(sub, self._server.worked_s, worked_s)))
                asked_at = None
            if table and table["stage"] != "playing":
                return
            if own and own["legal"]:
                time.sleep(PACE_S)
                action = self._chance.choice(own["legal"])
                asked_at, worked_s = time.monotonic(), self._server.worked_s
                line.send(json.dumps({"type": "play", "question": own["question"], "action": action}))

    @property
    def p99_s(self) -> float:
        return sorted(self.waits)[max(0, int(len(self.waits) * 0.99) - 1)]

    @property
    def p95_work_s(self) -> float:
        """Return how long nearly all decisions would have taken if the server had had a core to itself."""
        return sorted(self.works)[max(0, int(len(self.works) * 0.95) - 1)]


@contextmanager
def besieged(folder: Path, *options: str, files: int | None = None) -> Iterator[Besieged]:
    """Start a server; it may open so many files."""

    def limited() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    command = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--pace", "0", "--data", str(folder), *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=limited)
    assert process.stdout
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield Besieged(process, found[0])
    finally:
        assert process.poll() is None, f"the server has ended with {process.poll()}"
        process.terminate()
        process.wait(30)
        process.stdout.close()


def _on_core_s(process: int) -> float:
    text = Path(f"/proc/{process}/task/{process}/schedstat").read_text(encoding="ascii")
    on_core, kept_from_it, _ = map(int, text.split())
    return (on_core - WORK_SHARE * kept_from_it) / 1e9


def _anonymous(process: int) -> int:
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    return int(re.findall(r"^Pss_Anon:\s+(\d+) kB", text, re.MULTILINE)[0])
