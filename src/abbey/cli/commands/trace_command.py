"""Defines `abbey trace`, which prints games played at random as JSON lines."""

import sys

import click

from abbey.cli.deal_options import agreement_options, players_option
from abbey.rules import Agreement
from abbey.testing.trace import STYLES, trace_line
from abbey.testing.trace import trace as game_trace


@click.command()
@players_option
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@agreement_options
@click.option(
    "--style",
    type=click.Choice(list(STYLES)),
    default="uniform",
    show_default=True,
    help="hoard never spends tiles, crowd fills one building: they meet rules that uniform play does not.",
)
def trace(players: int, seed: int, games: int, agreement: Agreement, style: str) -> None:
    """Print whole games, every secret included, as JSON lines.

    The games are played at random by the rules: for debugging, data sets and outside checkers.
    """
    for game in range(games):
        values = game_trace(players, seed, game, STYLES[style], agreement)
        sys.stdout.write("".join(trace_line(value) for value in values))
    sys.stdout.flush()
