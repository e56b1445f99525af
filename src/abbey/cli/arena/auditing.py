"""An audit from its games to its result, with progress on the way."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from abbey.arena import Outcome, run
from abbey.arena.audit import Audit, Mark, audit_blocks, examined, samples_of
from abbey.arena.results.forfeits import Failing, failing
from abbey.cli.arena.options import Staff
from abbey.cli.arena.progress import progress


def play_audit(bot: str, field: str | None, players: int, seed: int, games: int, staff: Staff) -> list[Outcome]:
    blocks = audit_blocks(bot, field, players, seed, games)
    with staff.keeper(seed, (bot, *([field] if field else []))) as keeper:
        done = sum(block.games for block in blocks if block in keeper.outcomes)
        with progress("Playing", sum(block.games for block in blocks), done) as tell:
            return run(blocks, staff.crew(), keeper, tell)


def examine(outcomes: Sequence[Outcome], console: Console) -> Audit:
    with console.status("An observer is learning ..."):
        return examined(samples_of(outcomes))


def as_json(question: dict[str, Any], audit: Audit, failed: Sequence[Failing]) -> dict[str, Any]:
    forfeits = [asdict(one) for one in failed]
    return {"format": "abbey audit 1", **question, "results": asdict(audit), "forfeits": forfeits}


def show_audit(title: str, audit: Audit, console: Console) -> None:
    table = Table("what the observer sees", title=title)
    for head in ("monks named", "blind", "log-loss", "blind"):
        table.add_column(head, justify="right")
    for name, mark in _rows(audit):
        table.add_row(name, *_figures(mark))
    console.print(table)
    text = f"Calibration error {audit.calibration.error:.3f}; {audit.samples:,} seats in {audit.deals:,} deals."
    console.print(Text(f"{text} Always tested on deals it has not learnt from."))


def _rows(audit: Audit) -> Iterator[tuple[str, Mark]]:
    yield "everything", audit.whole
    for day, mark in enumerate(audit.days[:-1], 1):
        yield ("the first day" if day == 1 else f"{day} days"), mark
    for size, mark in audit.lessons[:-1]:
        yield f"everything, {size:,} deals to learn from", mark
    for sign, mark in sorted(audit.alone, key=lambda one: -one[1].top1.share):
        yield f"only: {sign}", mark


def _figures(mark: Mark) -> tuple[str, ...]:
    losses = (f"{mark.log_loss:.3f}", f"{mark.chance_log_loss:.3f}")
    return str(mark.top1), f"{mark.chance_top1:.1%}", *losses


def failures(outcomes: Sequence[Outcome], console: Console) -> list[Failing]:
    failed = failing(outcomes)
    for one in failed:
        console.print(Text(one.sentence(), style="bold red"))
    return failed
