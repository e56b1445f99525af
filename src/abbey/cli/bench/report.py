"""The figures as a table for the terminal, as an object for programs, and as a page with a plot for the docs."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from abbey.cli.bench.measure import Figures
from abbey.cli.bench.peers import Peer
from abbey.cli.bench.plot import plot

PAGE: Final = "bench.md"
PLOT: Final = "bench.svg"


@dataclass(frozen=True, slots=True)
class Report:
    figures: Figures
    peers: list[Peer]
    machine: str
    commit: str

    def as_json(self) -> dict[str, Any]:
        f = self.figures
        return {
            **asdict(f),
            "compiled_to_plain": f.compiled_to_plain,
            "two_threads_to_one": f.two_threads_to_one,
            "peers": [
                asdict(p) | {"abbey_to_peer": f.compiled_decisions_per_s / p.decisions_per_s} for p in self.peers
            ],
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

    def summary(self) -> str:
        f = self.figures
        return (
            f"Compiled code plays {f.compiled_to_plain:.0f} times as fast as plain Python; two threads "
            f"{f.two_threads_to_one:.2f} times as fast as one; a position is copied in {f.copy_ns:.0f} ns."
        )


def ratio_text(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"


def page(report: Report) -> str:
    rows = "\n".join(f"| {title} | {rate} | {ratio} |" for title, rate, ratio in report.rows())
    return f"""# How fast the rules run

Random decisions a second, 4 players, all measured in one run by `make bench`; each figure is the best of several
runs. Other libraries play other games: the rows tell what a decision costs there, not which game is simpler.

| what plays | decisions a second | times slower than one compiled thread |
|---|---:|---:|
{rows}

{report.summary()}

Machine: {report.machine}. Commit: {report.commit}.

![The same figures as bars]({PLOT})
"""


def write_page(report: Report, folder: Path) -> None:
    (folder / PAGE).write_text(page(report), encoding="utf-8")
    plot(report.rates(), folder / PLOT)
