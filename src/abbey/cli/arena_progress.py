"""Plays the games of the arena and shows how far it is: a bar in a terminal, plain lines where nobody watches one."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from abbey.arena import Block, Fingerprint, Journal, Memory, Outcome, Plan, in_order, run
from abbey.cli.arena_options import RunOptions

if TYPE_CHECKING:
    from abbey.arena.audit import Audit
    from abbey.arena.results import MatchReport, Sprt

LINES: Final = 10  # for a whole match, when they are all there is

Tell = Callable[[int], None]


def play_match(plan: Plan, options: RunOptions, fingerprint: Fingerprint, test: "Sprt | None") -> "MatchReport":
    """Play the games of a plan; with a test, no block more than it needs to decide."""
    from abbey.arena.results import MatchReport

    with options.keeper(fingerprint) as keeper:
        if test:
            outcomes = _play_until_decided(plan, options, keeper, test)
        else:
            outcomes = _play_all(plan.blocks(), options, keeper)
    return MatchReport.of(plan, fingerprint, outcomes, test.result() if test else None)


def play_blocks(blocks: Sequence[Block], options: RunOptions, fingerprint: Fingerprint) -> list[Outcome]:
    """Play the games of these blocks."""
    with options.keeper(fingerprint) as keeper:
        return _play_all(blocks, options, keeper)


def examine(outcomes: Sequence[Outcome]) -> "Audit":
    """Let observers learn from the games, and test them."""
    from abbey.arena.audit import audit, leak_of, samples_of, steps_of

    samples = samples_of(outcomes)
    with progress("Observing", "steps", steps_of(samples)) as tell:
        return audit(samples, lambda: tell(1), leak_of(outcomes))


def _play_all(blocks: Sequence[Block], options: RunOptions, keeper: Journal | Memory) -> list[Outcome]:
    with progress("Playing", "games", *_games(blocks, keeper)) as tell:
        return run(blocks, options.executor(), keeper, tell)


def _play_until_decided(plan: Plan, options: RunOptions, keeper: Journal | Memory, test: "Sprt") -> list[Outcome]:
    from abbey.arena.results import hero_share

    blocks = [block for block in plan.blocks() if block.kind == "duel"]
    counted = []
    with progress("Testing", "games", *_games(blocks, keeper)) as tell:
        playing = in_order(blocks, options.executor(), keeper, tell)
        for outcome in playing:
            counted.append(outcome)
            test.add(hero_share(outcome))
            if test.answer != "undecided":
                break
        playing.close()
    return counted


def _games(blocks: Sequence[Block], keeper: Journal | Memory) -> tuple[int, int]:
    """Count the games, and those of them that are in the journal already."""
    done = (block.games for block in blocks if block in keeper.outcomes)
    return sum(block.games for block in blocks), sum(done)


@contextmanager
def progress(what: str, unit: str, total: int, done: int = 0) -> Iterator[Tell]:
    """Yield a function to be told how many more are done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(what, unit, total, done)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(f"{unit},"),
        TimeElapsedColumn(),
        TextColumn("gone,"),
        TimeRemainingColumn(elapsed_when_finished=False),
        TextColumn("to go"),
    )
    with Progress(*columns, console=console, speed_estimate_period=120) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda more: bar.advance(task, more)


def _lines(what: str, unit: str, total: int, done: int) -> Tell:
    began, start = time.monotonic(), done

    def tell(more: int) -> None:
        nonlocal done
        before, done = done, done + more
        if before * LINES // total != done * LINES // total:
            left = (time.monotonic() - began) * (total - done) / (done - start)
            click.echo(f"{what}: {done:,} of {total:,} {unit}, about {_duration(left)} to go", err=True)

    return tell


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
