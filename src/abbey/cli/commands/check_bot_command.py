"""Defines `abbey check-bot`, which says whether a bot keeps what every bot promises."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from abbey.cli.compilation import backend_option, prepare_backend
from abbey.files import write_whole
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS

if TYPE_CHECKING:
    from abbey.search import BackendName
    from abbey.testing.bots import BotReport, Check
    from abbey.testing.bots import Progress as Step

PROMISES: Final[dict["Check", str]] = {
    "legal": "it chooses what is legal, in every phase",
    "chance": "it takes chance from its rng alone, and disturbs nobody else's",
    "hidden": "nothing that is hidden from it matters to it",
    "sealed": "it touches nothing but its view and notes",
    "belief": "its belief, if it tells one, is made of shares",
    "time": "how long it thinks does not depend on what is hidden",
    "seats": "it shares nothing with other seats",
}


@click.command("check-bot")
@click.argument("kind", metavar="BOT")
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    multiple=True,
    help="Only for so many players; may be given again.  [default: 2, 3, 4 and 5]",
)
@click.option(
    "--positions", type=click.IntRange(1), default=1000, show_default=True, help="For each number of players."
)
@click.option("--pairs", type=click.IntRange(0), default=300, show_default=True, help="To compare times; 0: do not.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed asks the same.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Keep the games of findings here.")
@backend_option
@click.pass_context
def check_bot(
    ctx: click.Context,
    kind: str,
    players: tuple[int, ...],
    positions: int,
    pairs: int,
    seed: int,
    records: Path | None,
    backend: "BackendName | None",
) -> None:
    """Check that a bot plays by the rules, from its view and notes and nothing else.

    BOT is written as for abbey play --bots: a name with options, a class as module:Class, or exec:COMMAND. A bot
    that thinks by the clock cannot be checked: give it a fixed amount of work.
    """
    from abbey.testing.bots import examine_bot
    from abbey.testing.bots.kit import ALL

    prepare_backend(backend, (kind,))
    with _progress() as progress:
        teller = Teller(progress)
        report = examine_bot(kind, players or ALL, positions, pairs, seed, teller)
    show(report, without_time=not pairs)
    if records:
        keep(report, records)
    if report.findings:
        ctx.exit(1)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    return Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True), transient=True)


class Teller:
    """Shows a line for each check and number of players."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._tasks: dict[tuple[str, int], TaskID] = {}

    def __call__(self, step: "Step") -> None:
        key = step.check, step.players
        if key not in self._tasks:
            self._tasks[key] = self._progress.add_task(f"{step.players} players: {step.check}", total=step.of)
        self._progress.update(self._tasks[key], completed=step.done)


def show(report: "BotReport", *, without_time: bool) -> None:
    """Print what was asked, which promises were kept, and what was found."""
    asked = ", ".join(f"{count} with {players} players" for players, count in sorted(report.positions.items()))
    click.echo(f"It was asked in these positions: {asked}.")
    budget = f"; {report.budget}" if report.budget else ""
    click.echo(f"Played by the {report.backend} backend{budget}.")
    click.echo(f"Phases met: {', '.join(f'{phase} {count}' for phase, count in report.phases.most_common())}.")
    if report.unmet:
        click.echo(f"Never asked to {' or '.join(report.unmet)}: try more positions.")
    for check, promise in PROMISES.items():
        click.echo(f"  {verdict(report, check, without_time=without_time)} {check:7} {promise}")
    for finding in report.findings:
        click.echo(f"\n{finding.check}: {finding.sentence}\n{finding.where.partition(';')[0]}.")


def verdict(report: "BotReport", check: "Check", *, without_time: bool) -> str:
    """Say whether the bot kept a promise, in words of one width."""
    if report.broken(check):
        return "BROKEN  "
    return "not seen" if check in report.skipped or (check == "time" and without_time) else "kept    "


def keep(report: "BotReport", folder: Path) -> None:
    """Write the games of the findings into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for finding in report.findings:
        path = folder / f"{finding.check}.abbey"
        write_whole(path, finding.record)
        click.echo(f"The game up to there is in {path}.")
