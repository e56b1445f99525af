"""`abbey trace`: games played at random, as JSON lines."""

import sys
from pathlib import Path

import click

from abbey.cli.deal_options import components_from, players_option, rules_options
from abbey.cli.styles import STYLES
from abbey.cli.trace import line
from abbey.cli.trace import trace as traced
from abbey.rules import Agreement


@click.command()
@players_option
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@rules_options
@click.option(
    "--style",
    type=click.Choice(list(STYLES)),
    default="uniform",
    show_default=True,
    help="hoard never spends tiles, crowd fills one building: they meet rules that uniform play does not.",
)
def trace(
    players: int, seed: int, games: int, time_last: bool, overshoot: str, components: Path | None, style: str
) -> None:
    """Print whole games, every secret included, as JSON lines.

    The games are played at random by the rules: for debugging, data sets and outside checkers.
    """
    agreement = Agreement(time_last, overshoot, components_from(components))
    for game in range(games):
        lines = traced(players, seed, game, STYLES[style], agreement)
        sys.stdout.write("".join(f"{line(value)}\n" for value in lines))
    sys.stdout.flush()
