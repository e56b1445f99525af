"""All figures of one run, as rows for a table and as an object for programs."""

from dataclasses import asdict, dataclass
from typing import Any

from abbey.cli.bench.load import Loads
from abbey.cli.bench.measure import Figures
from abbey.cli.bench.minds import MindFigures
from abbey.cli.bench.page import PageFigures
from abbey.cli.bench.peers import Peer


@dataclass(frozen=True, slots=True)
class Report:
    figures: Figures
    minds: MindFigures
    peers: list[Peer]
    loads: Loads | None
    page: PageFigures | None
    machine: str
    commit: str

    def as_json(self) -> dict[str, Any]:
        f = self.figures
        return {
            **asdict(f),
            "compiled_to_plain": f.compiled_to_plain,
            "two_threads_to_one": f.two_threads_to_one,
            "minds": asdict(self.minds),
            "peers": [
                asdict(p) | {"abbey_to_peer": f.compiled_decisions_per_s / p.decisions_per_s} for p in self.peers
            ],
            "server": self.loads.as_json() if self.loads else None,
            "page": asdict(self.page) if self.page else None,
            "machine": self.machine,
            "commit": self.commit,
        }

    def rates(self) -> list[tuple[str, float]]:
        """Who plays, and how many decisions a second; the fastest first."""
        f = self.figures
        rates = [
            ("Abbey, compiled, two threads", f.compiled_two_threads_decisions_per_s),
            ("Abbey, compiled, one thread", f.compiled_decisions_per_s),
            ("Abbey, plain Python", f.plain_decisions_per_s),
            *((peer.title, peer.decisions_per_s) for peer in self.peers),
        ]
        return sorted(rates, key=lambda row: -row[1])

    def rows(self) -> list[tuple[str, str, str]]:
        """Who plays, decisions a second, and how many times slower than one compiled thread."""
        ours = self.figures.compiled_decisions_per_s
        return [(title, f"{rate:,.0f}", ratio_text(ours / rate)) for title, rate in self.rates()]

    def server_rows(self) -> list[tuple[str, ...]]:
        """Which server, moves a second, then at a fixed rate: the rate, and milliseconds for half and nearly all."""
        servers = self.loads.all() if self.loads else []
        return [
            (
                load.title,
                moves,
                f"{load.update_bytes:,.0f}",
                f"{load.paced_moves_per_s:,.0f}",
                f"{load.p50_ms:,.1f}",
                f"{load.p99_ms:,.1f}",
            )
            for load, moves in ((rounds.middle, rounds.moves_text) for rounds in servers)
        ]

    def page_rows(self) -> list[tuple[str, str]]:
        """Sizes are gzipped; what was not looked at has no row."""
        if self.page is None:
            return []
        rows = [("all files, without fonts", self.page.whole_kb, "kB")]
        if self.page.table_kb is not None:
            rows.append(("loaded for a table, without fonts", self.page.table_kb, "kB"))
        if self.page.board_seen_ms is not None:
            rows.append(("first paint of the board", self.page.board_seen_ms, "ms"))
        return [(what, f"{figure:,.0f} {unit}") for what, figure, unit in rows]

    def summary(self) -> str:
        f = self.figures
        return (
            f"Compiled code plays {f.compiled_to_plain:.0f} times as fast as plain Python; two threads "
            f"{f.two_threads_to_one:.2f} times as fast as one; a position is copied in {f.copy_ns:.0f} ns."
        )


def ratio_text(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"
