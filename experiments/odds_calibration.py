"""Measures how well the odds of the notebook hold, among bots of one kind, at the end of each day.

    .venv/bin/python -m experiments.odds_calibration --games 100 --seed 41000000 --json odds.json --svg docs/odds.svg
    .venv/bin/python -m experiments.odds_calibration --games 100 --seed 41000000 --players 2 3 5 --kinds veil mixed

At a table of the kind `mixed` every seat is of a level drawn by lot.

The odds are those that the page shows to a player at the table, seat 0, and to a spectator. What is certain is left
out: monks that are ruled out, and seats that can be one monk only. Tells for each kind of bot the expected calibration
error over ten bins, with its 95 % interval over games, and by day; the same error for the likeliest monk of each seat
alone, which is harder; and how likely those were said to be, beside how often that was true. Then, on the same games,
the log-loss and how often the likeliest monk is the true one, beside those of somebody who goes by markers, the own
monk and "no two are the same" alone: odds should not be worse than that where turns tell nothing.
"""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, product
from math import log
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import msgspec
import numpy as np

from abbey.arena.audit import Calibration, Viewpoint, calibration_of
from abbey.bots import bot_named, play_game
from abbey.bots.belief.assignments import Rows, marginals
from abbey.bots.ladder.rungs import LEVELS
from abbey.cli.arena_progress import progress
from abbey.files import write_whole
from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.aids.sight import sight_of
from abbey.plots.interval import CONFIDENCE, Interval
from abbey.plots.svg_figure import as_file
from abbey.rules import Deal, Game, Stream, word_of
from abbey.rules.names import ACCUSE, SEATS
from abbey.search import TurnSearch, use_backend
from abbey.table import Table
from abbey.table.events import Played
from abbey.testing.machine import commit, machine
from experiments.aid_times import table_of
from experiments.own_kind_guesses import chance_to_name
from experiments.reliability_plot import reliability_plot

# The novice is the selfish rung, and the inquisitor the veil.
KINDS: Final = (
    *("random", "selfish", "rival", "detective", "hider", "expert", "veil"),
    *("postulant", "apprentice", "brother", "librarian"),
)
MIXED: Final = "mixed"
EYES: Final[tuple[Viewpoint, ...]] = ("seated", "spectator")
RESAMPLES: Final = 1000


class Told(NamedTuple):
    """Holds how likely a seat was said to be a monk at the end of a day, and whether it was."""

    day: int
    chance: float
    is_true: bool
    is_likeliest: bool  # of the monks that this seat may be
    by_markers: float  # how likely it was by markers alone,
    named_by_markers: float  # and how likely they alone name it: one of the likeliest, drawn by lot


ToldInGame = dict[Viewpoint, list[Told]]


class Comparison(msgspec.Struct, frozen=True):
    """Sets a figure of the odds beside that of markers alone, on the same games."""

    odds: float
    by_markers: float
    difference: Interval


class Reliability(msgspec.Struct, frozen=True):
    """Says how well odds held among bots of one kind, for one pair of eyes."""

    kind: str
    players: int
    eyes: Viewpoint
    games: int
    odds: int
    error: Interval
    by_day: list[float]
    all: Calibration
    likeliest: Calibration
    likeliest_chance: float
    likeliest_true: float
    log_loss: Comparison
    top1: Comparison


def told_in(kind: str, players: int, seed: int) -> ToldInGame:
    """Play a game between bots of one kind, or of mixed levels, and return what the notebook told."""
    deal = Deal.numbered(players, seed)
    game = play_game(deal, [bot_named(level) for level in kinds_at(kind, deal)])
    sight, follower = sight_of(table_before_guesses(game), SEATS[0]), PublicFollower(TurnSearch())
    follower.follow(sight.public, sight.entries)
    ends = {moment.day: number for number, moment in enumerate(follower.moments)}
    odds = (follower.odds(sight.known), follower.odds(None))
    truth = game.position.identity[:players]
    return {
        eyes: [told for day, number in ends.items() for told in open_odds(day, rows[number], truth)]
        for eyes, rows in zip(EYES, odds, strict=True)
    }


def kinds_at(kind: str, deal: Deal) -> list[str]:
    """Return which kind of bot sits on each seat."""
    if kind != MIXED:
        return [kind] * deal.players
    return Stream(deal.seed, "levels").choices(list(LEVELS), k=deal.players)


def table_before_guesses(game: Game) -> Table:
    """Return the table at which this game was played, when the accusation begins."""
    table = table_of(game)
    for (seat, action), position in zip(game.actions, game.positions(), strict=False):
        if position.phase == ACCUSE:
            break
        table.apply(Played(0, seat, word_of(action)))
    return table


def open_odds(day: int, rows: Rows, truth: Sequence[int]) -> Iterator[Told]:
    """Yield the odds of each seat that can be more than one monk, without the monks that are ruled out."""
    fitting = marginals([[float(chance > 0) for chance in row] for row in rows])
    for row, fits, own in zip(rows, fitting, truth, strict=True):
        likeliest = row.index(max(row))
        left = [monk for monk, chance in enumerate(row) if chance > 0]
        if len(left) > 1:
            yield from [
                Told(day, row[monk], monk == own, monk == likeliest, fits[monk], chance_to_name(fits, monk))
                for monk in left
            ]


def calibrated(told: Sequence[Told]) -> Calibration:
    """Compare the odds with the truth."""
    return calibration_of(np.array([one.chance for one in told]), np.array([one.is_true for one in told]))


def error_of(games: Sequence[Sequence[Told]], chance: np.random.Generator) -> Interval:
    """Return the expected calibration error, with the interval from drawing the games again."""
    arrays = [np.array([(one.chance, one.is_true) for one in told]).reshape(-1, 2) for told in games]

    def error(drawn: Sequence[int]) -> float:
        return calibration_of(*np.concatenate([arrays[number] for number in drawn]).T).error

    return interval_over(len(games), error, chance)


def interval_over(games: int, figure: Callable[[Sequence[int]], float], chance: np.random.Generator) -> Interval:
    """Return a figure of all games, with the interval from drawing the games again."""
    again = [figure(draw) for draw in chance.integers(games, size=(RESAMPLES, games))]
    tail = 50 * (1 - CONFIDENCE)
    low, high = np.percentile(again, [tail, 100 - tail])
    return Interval(figure(range(games)), float(low), float(high))


def log_loss(told: Sequence[Told]) -> tuple[float, float]:
    """Return the mean of -ln of the chance of the true monk, by the odds and by markers alone."""
    true = [one for one in told if one.is_true]
    return fmean(-log(one.chance) for one in true), fmean(-log(one.by_markers) for one in true)


def top1(told: Sequence[Told]) -> tuple[float, float]:
    """Return how often the likeliest monk was the true one, by the odds and by markers alone."""
    true = [one for one in told if one.is_true]
    return fmean(one.is_likeliest for one in true), fmean(one.named_by_markers for one in true)


def compared(pairs: Sequence[tuple[float, float]], chance: np.random.Generator) -> Comparison:
    """Compare a figure of the odds with that of markers alone, given both for each game."""
    odds, by_markers = (fmean(part) for part in zip(*pairs, strict=True))
    apart = [told - by_lot for told, by_lot in pairs]
    return Comparison(odds, by_markers, interval_over(len(pairs), lambda drawn: fmean(apart[n] for n in drawn), chance))


def reliability(kind: str, players: int, eyes: Viewpoint, games: Sequence[ToldInGame]) -> Reliability:
    """Judge the odds of all these games."""
    told = [game[eyes] for game in games]
    every = list(chain.from_iterable(told))
    first = [one for one in every if one.is_likeliest]
    days = sorted({one.day for one in every})
    chance = np.random.default_rng(len(every))
    return Reliability(
        kind=kind,
        players=players,
        eyes=eyes,
        games=len(games),
        odds=len(every),
        error=error_of(told, chance),
        by_day=[calibrated([one for one in every if one.day == day]).error for day in days],
        all=calibrated(every),
        likeliest=calibrated(first),
        likeliest_chance=float(np.mean([one.chance for one in first])),
        likeliest_true=float(np.mean([one.is_true for one in first])),
        log_loss=compared([log_loss(one) for one in told], chance),
        top1=compared([top1(one) for one in told], chance),
    )


def measured(options: argparse.Namespace) -> list[Reliability]:
    """Play all games, on as many cores as are given, and judge the odds told in them."""
    seeds = range(options.seed, options.seed + options.games)
    tables = list(product(options.players, options.kinds))
    found: list[Reliability] = []
    fresh = ProcessPoolExecutor(options.workers, get_context("spawn"), initializer=use_backend, initargs=("compiled",))
    with fresh as pool, progress("Playing", "games", len(tables) * len(seeds)) as tell:
        for players, kind in tables:
            games = []
            for game in pool.map(partial(told_in, kind, players), seeds):
                games.append(game)
                tell(1)
            found += [reliability(kind, players, eyes, games) for eyes in EYES]
            print("\n".join(line(one) for one in found[-len(EYES) :]), flush=True)
    return found


def line(one: Reliability) -> str:
    """Return the figures of one kind of bot for one pair of eyes, for people."""
    error = f"{one.error.share:.3f} ({one.error.low:.3f} to {one.error.high:.3f})"
    first = f"likeliest {one.likeliest.error:.3f}: said {one.likeliest_chance:.3f}, true {one.likeliest_true:.3f}"
    days = " ".join(f"{error:.3f}" for error in one.by_day)
    who = f"{one.players} {one.kind:10} {one.eyes:9}"
    against = f"log-loss {in_words(one.log_loss)}  top-1 {in_words(one.top1)}"
    return f"{who} {error}  {one.odds:6,} odds, {one.games} games  {first}  by day {days}  {against}"


def in_words(one: Comparison) -> str:
    """Return a comparison with markers alone, for people."""
    apart = f"{one.difference.share:+.3f} ({one.difference.low:+.3f} to {one.difference.high:+.3f})"
    return f"{one.odds:.3f}, markers {one.by_markers:.3f}, difference {apart}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=41_000_000)
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--kinds", nargs="+", default=KINDS)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    options = parser.parse_args()
    found = measured(options)
    if options.json:
        told = {"commit": commit(), "machine": machine(), "seed": options.seed, "found": found}
        write_whole(options.json, msgspec.json.format(msgspec.json.encode(told)).decode() + "\n")
    if options.svg:
        write_whole(options.svg, as_file(reliability_plot(found)))


if __name__ == "__main__":
    main()
