"""Gathers all figures of one run, as rows for tables and as an object for programs."""

from dataclasses import asdict, dataclass
from typing import Any

from abbey.cli.commands.bench_command import rate_rows
from abbey.testing.engine_speed import EngineSpeed
from benchmarks.page_visit import PageFigures
from benchmarks.peers import Peer
from benchmarks.server_load import Loads


@dataclass(frozen=True, slots=True)
class BenchReport:
    """Holds what was measured in one run: the engine always, the rest where it was asked for and could be had."""

    engine: EngineSpeed
    peers: list[Peer]
    loads: Loads | None
    page: PageFigures | None

    def as_json(self) -> dict[str, Any]:
        """Return everything for programs, in the form that `abbey bench --json` has too."""
        ours = self.engine.rules.compiled_decisions_per_s
        return self.engine.as_json(
            [asdict(peer) | {"abbey_to_peer": ours / peer.decisions_per_s} for peer in self.peers],
            self.loads.as_json() if self.loads else None,
            asdict(self.page) if self.page else None,
        )

    def rates(self) -> list[tuple[str, float]]:
        """Return who plays, and how many decisions a second; the fastest first."""
        rates = [*self.engine.rates(), *((peer.title, peer.decisions_per_s) for peer in self.peers)]
        return sorted(rates, key=lambda rate: -rate[1])

    def rows(self) -> list[tuple[str, str, str]]:
        """Return who plays, decisions a second, and how many times slower than one compiled thread that is."""
        return rate_rows(self.rates(), self.engine.rules.compiled_decisions_per_s)

    def server_rows(self) -> list[tuple[str, ...]]:
        """Return for each server moves a second, moves for a second of processor time, and bytes an update.

        Then follow the fixed rate at which it was asked, and in how many milliseconds half and nearly all moves came.
        """
        servers = self.loads.all() if self.loads else []
        return [
            (
                load.title,
                moves,
                f"{load.moves_per_cpu_s:,.0f}",
                f"{load.update_bytes:,.0f}",
                f"{load.paced_moves_per_s:,.0f}",
                f"{load.p50_ms:,.1f}",
                f"{load.p99_ms:,.1f}",
            )
            for load, moves in ((rounds.middle, rounds.moves_text) for rounds in servers)
        ]

    def page_rows(self) -> list[tuple[str, str]]:
        """Return the page's gzipped sizes and its first paint; what was not looked at has no row."""
        if self.page is None:
            return []
        rows = [("all files, without fonts", self.page.whole_kb, "kB")]
        if self.page.table_kb is not None:
            rows.append(("loaded for a table, without fonts", self.page.table_kb, "kB"))
        if self.page.board_seen_ms is not None:
            rows.append(("first paint of the board", self.page.board_seen_ms, "ms"))
        return [(what, f"{figure:,.0f} {unit}") for what, figure, unit in rows]
