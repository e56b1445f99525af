"""Defines `abbey arena`, with which bots play matches."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from abbey.arena import Plan, load_modules
from abbey.cli.arena_files import FILE, audit_json, check_places, write_results
from abbey.cli.arena_options import RunOptions, option_values, run_options, tables
from abbey.cli.arena_progress import examine, play_blocks, play_match
from abbey.cli.command_error import needs
from abbey.cli.deal_options import players_option
from abbey.files import write_whole
from abbey.rules import OptionsError

if TYPE_CHECKING:
    from abbey.arena.results import Sprt


class ByDefaultAMatch(click.Group):
    """Reads `abbey arena BOT BOT` as a match; only a command's own name means that command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words of the command line, with `match` before those that name no command."""
        return super().parse_args(ctx, args if args and args[0] in self.commands else ["match", *(args or ["--help"])])


@click.group(cls=ByDefaultAMatch)
def arena() -> None:
    """Let bots play matches: shares with intervals, the matrix, ratings, what moves give away and what hiding costs."""


@arena.command(
    epilog="abbey arena audit BOT measures how much a bot's moves give away, abbey arena trade-off BOT what hiding "
    "costs it."
)
@click.argument("bots", nargs=-1, required=True)
@click.option(
    "--players", callback=tables, default="4", show_default=True, help="At a table: 4, or several as 2,4 or 2-5."
)
@click.option("--games", type=click.IntRange(1), default=2000, show_default=True, help="For each pairing.")
@click.option(
    "--mixed", type=click.IntRange(0), help="At tables of several kinds.  [default: --games, for 3 bots or more]"
)
@click.option("--first", is_flag=True, help="Only the first bot against fields of each of the others.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed, the same deals and chance.")
@click.option("--sprt", metavar="ELO0,ELO1", help="Test the first bot against the second and stop when it is decided.")
@run_options
def match(
    bots: tuple[str, ...],
    players: tuple[int, ...],
    games: int,
    mixed: int | None,
    first: bool,
    seed: int,
    sprt: str | None,
    json_file: Path | None,
    html_file: Path | None,
    **run: Any,
) -> None:
    """Let BOTS meet: each against a field of every other, in every seat of every deal.

    A bot is named as for abbey play: a name, options after a colon, a class as module:Class, or a program.
    """
    options = prepared(run, json_file, html_file)
    with needs("arena"):
        from abbey.arena.page import match_page
        from abbey.cli.arena_tables import show_match
    plan = Plan.of(bots, players, seed, games, mixed, first or sprt is not None)
    test = sprt_of(sprt, plan)
    report = play_match(plan, options, options.prepare(plan.seed, plan.bots), test)
    write_results(report.as_json(), lambda origin: match_page(report, origin), json_file, html_file, options.out)
    show_match(report, Console())


def prepared(run: dict[str, Any], *files: Path | None) -> RunOptions:
    """Check where results go and load the modules that register bots, before anything is played."""
    options = RunOptions(**run)
    check_places(*files, own=options.own_files)
    load_modules(options.modules)
    return options


def sprt_of(bounds: str | None, plan: Plan) -> "Sprt | None":
    """Return the test that `--sprt` asks for, or None when it is not given."""
    from abbey.arena.results import Sprt

    if bounds is None:
        return None
    if len(plan.bots) != 2 or len(plan.players) != 1:
        raise OptionsError("--sprt tests one bot against one other, at tables of one size.")
    try:
        low, high = map(float, bounds.split(","))
    except ValueError:
        raise OptionsError(f"--sprt takes two Elo bounds as in 0,20, not {bounds!r}.") from None
    return Sprt(plan.players[0], low, high)


@arena.command()
@click.argument("bot")
@click.option("--field", metavar="BOT", help="Who sits around it.  [default: the bot itself]")
@players_option
@click.option("--games", type=click.IntRange(1), default=500, show_default=True, help="To learn from and to test on.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed, the same deals and chance.")
@run_options
def audit(
    bot: str,
    field: str | None,
    players: int,
    games: int,
    seed: int,
    json_file: Path | None,
    html_file: Path | None,
    **run: Any,
) -> None:
    """Measure how much the moves of BOT give away: fresh observers learn from its games and are tested on others.

    They hear what a spectator hears until the sixth day is over, and then say which monk each BOT is: a logistic one, a
    boosted one, and one that plans each turn for every monk. What markers alone say is told beside it, and for a bot
    that knows its own probabilities the exact bits.
    """
    options = prepared(run, json_file, html_file)
    with needs("arena"):
        from abbey.arena.audit import audit_blocks
        from abbey.arena.page import audit_page
        from abbey.cli.arena_tables import show_forfeits
        from abbey.cli.audit_tables import show_audit
    blocks = audit_blocks(bot, field, players, seed, games)
    fingerprint = options.prepare(seed, blocks[0].bots, searches=True)
    outcomes = play_blocks(blocks, options, fingerprint)
    found = examine(outcomes)
    title = f"What {bot} gives away, {players} players, against {field or 'itself'}"
    question = {"bot": bot, "field": field, "players": players, "seed": seed, "games": games}
    failed = show_forfeits(outcomes, Console())
    write_results(
        audit_json(question, fingerprint, found, failed),
        lambda origin: audit_page(found, fingerprint, title, origin),
        json_file,
        html_file,
        options.out,
    )
    show_audit(title, fingerprint, found, Console())


@arena.command()
@click.argument("bot")
@click.option(
    "--values",
    "swept",
    callback=option_values,
    required=True,
    metavar="OPTION=VALUE,...",
    help="The option to vary, and its values: price=0.5,1,2.",
)
@click.option(
    "--field",
    "fields",
    multiple=True,
    metavar="BOT",
    help="Who sits around it; may be repeated.  [default: BOT itself]",
)
@players_option
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="For each value and field.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed, the same deals and chance.")
@click.option("--svg", "svg_file", type=FILE, help="Write the plot alone to this file as SVG, on white paper.")
@run_options
def trade_off(
    bot: str,
    swept: tuple[str, tuple[str, ...]],
    fields: tuple[str, ...],
    players: int,
    games: int,
    seed: int,
    svg_file: Path | None,
    json_file: Path | None,
    html_file: Path | None,
    **run: Any,
) -> None:
    """Measure what hiding costs BOT: with each value of an option, how strong it is and how many bits it tells.

    BOT must know its own probabilities, as veil does. It plays in every seat of every deal against each field, and
    what its turns told is counted exactly, in the same games.
    """
    options = prepared(run, json_file, html_file, svg_file)
    with needs("arena"):
        from abbey.arena.page import trade_off_page, trade_off_plot
        from abbey.arena.trade_off import Sweep, TradeOff
        from abbey.cli.trade_off_table import show_trade_off
        from abbey.plots.svg_figure import as_file
    sweep = Sweep(bot, *swept, fields or (bot,), players, seed, games)
    fingerprint = options.prepare(seed, sweep.bots)
    found = TradeOff.of(sweep, fingerprint, play_blocks(sweep.blocks(), options, fingerprint))
    title = f"Strength against bits told: {bot} by {sweep.option}, {players} players"
    write_results(
        found.as_json(), lambda origin: trade_off_page(found, title, origin), json_file, html_file, options.out
    )
    if svg_file:
        write_whole(svg_file, as_file(trade_off_plot(found)))
    show_trade_off(title, found, Console())
