"""Measures how much load servers bear, ours and boardgame.io's, with a Node project that `make bench` installs."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields, replace
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from threading import Timer
from typing import Any, Final

from abbey.cli.command_error import CommandError
from benchmarks.server_process import (
    DATABASE,
    LOAD_CORE,
    SERVER_CORE,
    Running,
    abbey_server,
    abbey_servers_on_a_database,
    on_core,
    running,
    workers_here,
)

GAMES: Final = 1000
ROUNDS: Final = 3  # the servers take turns, because the machine is not always equally fast
SECONDS: Final = 6.0  # for each of the two loads, after the warm-up
PATIENCE_S: Final = 300
TICK_S: Final = 0.01  # processor time is counted in ticks
INSTALLED: Final = "node_modules/.package-lock.json"  # npm writes it last
PEER: Final = "boardgame.io"
COUNTING: Final = ("counting", "counted")  # what the load generator says when it begins to count moves, and ends

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Load:
    """Holds how much one server bore, and how soon all heard of a move when moves came at a fixed rate."""

    server: str
    store: str
    games: int
    moves_per_s: float
    moves_per_cpu_s: float  # for each second of processor time that was used meanwhile
    update_bytes: float
    load_busy: float  # the generator's share of its own core: near 1 it, not the server, would be measured
    paced_moves_per_s: float
    paced_done_per_s: float
    p50_ms: float
    p99_ms: float
    paced_load_busy: float

    @property
    def title(self) -> str:
        """Return which server it is, and where it keeps games."""
        return f"{self.server}, {self.store}"


FIGURES: Final = tuple(field.name for field in fields(Load) if field.type is float)


@dataclass(frozen=True, slots=True)
class Rounds:
    """Holds all rounds of one server."""

    loads: Sequence[Load]

    @property
    def middle(self) -> Load:
        """Return a load in which each figure is the middle one of all rounds."""
        figures = {name: median(getattr(load, name) for load in self.loads) for name in FIGURES}
        return replace(self.loads[0], **figures)

    @property
    def moves_text(self) -> str:
        """Return moves a second, with the least and the most of all rounds."""
        rates = [load.moves_per_s for load in self.loads]
        text = f"{median(rates):,.0f}"
        return text if len(rates) == 1 else f"{text} ({min(rates):,.0f} to {max(rates):,.0f})"


@dataclass(frozen=True, slots=True)
class Loads:
    """Compares our server and theirs in one run; `memory` is the peer by default, `alone` our server in one process."""

    abbey: Rounds
    alone: Rounds
    memory: Rounds
    files: Rounds
    sticky: Rounds | None  # two of our servers on one database, each table at one of them; None where there is none
    spread: Rounds | None  # the same two, with the players of each table at both

    @property
    def throughput_to_peer(self) -> float:
        """Return how many times as many moves a second our server makes."""
        return self.abbey.middle.moves_per_s / self.memory.middle.moves_per_s

    @property
    def one_process_to_peer(self) -> float:
        """Return how many times as many moves a second our server makes in one process."""
        return self.alone.middle.moves_per_s / self.memory.middle.moves_per_s

    @property
    def p99_to_peer(self) -> float:
        """Return how long nearly all moves take with us, as a share of what they take there."""
        return self.abbey.middle.p99_ms / self.memory.middle.p99_ms

    def to_one_process(self, shared: Rounds | None) -> float | None:
        """Return what a database costs: moves for the same processor time, as a share of those of one process."""
        return shared.middle.moves_per_cpu_s / self.alone.middle.moves_per_cpu_s if shared else None

    @property
    def games(self) -> int:
        """Return how many games were played at once."""
        return self.abbey.middle.games

    def all(self) -> list[Rounds]:
        """Return the servers in the order of the tables."""
        shared = [rounds for rounds in (self.sticky, self.spread) if rounds]
        return [self.abbey, self.alone, *shared, self.memory, self.files]

    def as_json(self) -> dict[str, Any]:
        """Return every round, and how the servers compare, for programs."""
        return {
            "servers": [asdict(load) for rounds in self.all() for load in rounds.loads],
            "throughput_to_peer": self.throughput_to_peer,
            "one_process_to_peer": self.one_process_to_peer,
            "p99_to_peer": self.p99_to_peer,
            "sticky_to_one_process": self.to_one_process(self.sticky),
            "spread_to_one_process": self.to_one_process(self.spread),
        }

    def summary(self) -> str:
        """Return how the servers compare, in a few sentences."""
        ours, theirs = self.abbey.middle, self.memory.middle
        return (
            f"With {self.games:,} games at once Abbey's server makes {self.throughput_to_peer:.2f} times as many moves "
            f"a second as {PEER}'s, in one process {self.one_process_to_peer:.2f} times as many. At "
            f"{theirs.paced_moves_per_s:,.0f} moves a second, 85 % of what that one can do, 99 of 100 moves have "
            f"reached every viewer after {ours.p99_ms:.0f} ms here and after {theirs.p99_ms:.0f} ms there."
        ) + self._shared_summary()

    def _shared_summary(self) -> str:
        if not self.sticky or not self.spread:
            return ""
        alone, sticky, spread = self.alone.middle, self.sticky.middle, self.spread.middle
        return (
            f" Two servers that share a database make {self.to_one_process(self.sticky):.2f} of the moves that one "
            f"process makes with the same processor time, the database's own included, where a proxy sends all players "
            f"of a table to the same server, as ours in `deploy/` do; {self.to_one_process(self.spread):.2f} with the "
            f"players of each table at both. Of 100 moves 99 have then reached every viewer after {sticky.p99_ms:.0f} "
            f"and {spread.p99_ms:.0f} ms, and after {alone.p99_ms:.0f} ms in one process."
        )


def missing(folder: Path) -> str | None:
    """Say why servers cannot be measured here; None when they can."""
    if shutil.which("node") is None:
        return "there is no Node"
    if not (folder / INSTALLED).is_file():
        return f"what the load generator needs is not installed (npm ci --prefix {folder})"
    return None


def measure_servers(folder: Path, say: Say) -> Loads:
    """Measure all servers in turn, the peer first: it sets the rate at which both are asked how fast they answer."""
    abbey, alone, memory, sticky, spread = [], [], [], [], []
    has_database = find_spec(DATABASE) is not None
    for number in range(1, ROUNDS + 1):
        say(f"{PEER}'s server, in memory, round {number} of {ROUNDS}")
        memory.append(_peer(folder, "in memory"))
        rate = memory[-1].paced_moves_per_s
        say(f"our server with a worker a core, round {number} of {ROUNDS}")
        abbey.append(_ours(folder, workers_here(), rate))
        say(f"our server in one process, round {number} of {ROUNDS}")
        alone.append(_ours(folder, 1, rate))
        if has_database:
            say(f"two of our servers on one database, each table at one, round {number} of {ROUNDS}")
            sticky.append(_shared(folder, rate, "abbey-together", "each table at one"))
            say(f"two of our servers on one database, each table at both, round {number} of {ROUNDS}")
            spread.append(_shared(folder, rate, "abbey", "each table at both"))
    say(f"{PEER}'s server, in flat files")
    with tempfile.TemporaryDirectory() as data:
        files = _peer(folder, "in flat files", data)
    shared = [Rounds(loads) if loads else None for loads in (sticky, spread)]
    return Loads(Rounds(abbey), Rounds(alone), Rounds(memory), Rounds([files]), *shared)


def _ours(folder: Path, workers: int, rate: float) -> Load:
    """Measure our server; one with workers may use every core, which the load generator then shares with it."""
    with abbey_server(workers) as server:
        found = _load(folder, "abbey", server, rate, [] if workers > 1 else on_core(LOAD_CORE))
    name = "Abbey, one process" if workers == 1 else f"Abbey, {workers} workers"
    return Load(server=name, store="durable in SQLite", **found)


def _shared(folder: Path, rate: float, kind: str, place: str) -> Load:
    """Measure two servers on one database, which share the cores with the load generator."""
    with abbey_servers_on_a_database() as servers:
        found = _load(folder, kind, servers, rate, [])
    return Load(server=f"Abbey, two servers, {place}", store="durable in PostgreSQL", **found)


def _peer(folder: Path, store: str, *data: str) -> Load:
    command = ["node", str(folder / "peer.js"), "0", *data]
    with running(command, on_core(SERVER_CORE), {"NODE_ENV": "production"}) as server:
        found = _load(folder, PEER, server, None, on_core(LOAD_CORE))
    return Load(server=f"{PEER} {_version(folder)}", store=store, **found)


def _version(folder: Path) -> str:
    package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return str(package["dependencies"][PEER])


def _load(folder: Path, kind: str, server: Running, rate: float | None, place: Sequence[str]) -> dict[str, Any]:
    """Put load on a server, and look how much processor time it uses while the moves are counted."""
    wanted = [] if rate is None else [str(rate)]
    command = [*place, "node", str(folder / "load.js"), kind, server.address, str(GAMES), str(SECONDS), *wanted]
    used_s, found = [], dict[str, Any]()
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as warned,  # a pipe that nobody reads would fill up
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=warned, text=True) as process,
    ):
        assert process.stdout
        with _killed_after(PATIENCE_S, process):
            for line in process.stdout:
                if line.strip() in COUNTING:
                    used_s.append(server.cpu_s())
                else:
                    found = json.loads(line)
            process.wait()
        warned.seek(0)
        refusal = warned.read().strip() or f"it did not bear {GAMES} games in {PATIENCE_S} seconds"
    if process.returncode != 0:
        raise CommandError(f"The server of {kind} could not be measured: {refusal}")
    before, after = used_s
    return found | {"moves_per_cpu_s": found.pop("counted_moves") / max(TICK_S, after - before)}


@contextmanager
def _killed_after(patience_s: float, process: "subprocess.Popen[str]") -> Iterator[None]:
    timer = Timer(patience_s, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
