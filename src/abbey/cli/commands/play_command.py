"""Defines `abbey play`: one person against bots in the terminal."""

from collections.abc import Collection, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from abbey.bots import BOTS, split_kinds
from abbey.cli.commands.replay_command import seat_of
from abbey.cli.compilation import compile_in_background
from abbey.cli.deal_options import AGREEMENT, agreement_options, players_option
from abbey.cli.input_files import game_in
from abbey.cli.language_option import language_option
from abbey.insight.what_if.branch import Turnoff, branch_of
from abbey.insight.what_if.what_if_table import WhatIfTable
from abbey.rules import Agreement, Deal, Game, OptionsError
from abbey.speech import Speaker
from abbey.tui.dialogue import greet, play_on
from abbey.tui.roster import branched_table, new_table, resumed_table
from abbey.tui.save_file import SaveFile, taken
from abbey.tui.screen import Screen
from abbey.tui.session import Session

FILE = click.Path(path_type=Path, dir_okay=False)
DEAL: Final = frozenset({"players", *AGREEMENT})  # the options that a dealt game has answered
RESUMED: Final = DEAL | {"name", "seed", "save"}  # and those that a game in its own file has answered


@click.command()
@players_option
@click.option("--name", default="Guest", show_default=True, help="Your name.")
@click.option(
    "--bots",
    multiple=True,
    default=["brother"],
    show_default=True,
    help=f"A kind of bot, or one for each, with commas: {', '.join(BOTS)}, or those that you installed.",
)
@click.option("--seed", type=int, help="Deal the game with this number again, for a puzzle or a duel.")
@agreement_options
@click.option("--save", type=FILE, help="Keep the game in this new file.  [default: game.abbey, or the next free name]")
@click.option("--resume", type=FILE, help="Go on with the game in this file.")
@click.option("--from", "parent", type=FILE, help="Play on from a moment of the finished game in this file: what if?")
@click.option("--moment", type=int, help="With --from: after how many of its actions.")
@click.option("--seat", help="With --from: the seat to take over, its number in the record or the player's name.")
@click.option("--kept", is_flag=True, help="With --from: keep what the seat did not know, instead of dealing it again.")
@language_option
@click.option("--plain", is_flag=True, help="Plain lines instead of a picture, for screen readers and transcripts.")
def play(
    players: int,
    name: str,
    bots: tuple[str, ...],
    seed: int | None,
    agreement: Agreement,
    save: Path | None,
    resume: Path | None,
    parent: Path | None,
    moment: int | None,
    seat: str | None,
    kept: bool,
    language: str,
    plain: bool,
) -> None:
    """Play against bots. Without options: four players, you and three bots.

    Every decision is saved; quit, ctrl-C or a closed window lose nothing.
    """
    kinds = [kind for text in bots for kind in split_kinds(text)]
    if parent is None and (kept or seat is not None or moment is not None):
        raise OptionsError("--moment, --seat and --kept say where a game goes on: name its record with --from.")
    if parent:
        if resume or moment is None or seat is None:
            raise OptionsError("--from begins a new game: it needs --moment and --seat, and goes without --resume.")
        if answered := chosen(DEAL):
            raise OptionsError(f"--from goes on with a game as it was agreed on: leave out {answered}.")
        game = game_in(parent)
        turnoff = Turnoff(moment, seat_of(seat, game.names), "kept" if kept else "redealt")
        table = branched_table(prepared(game, turnoff, seed, kinds), name)
        assert table.game
        file = new_file(table.game, save, language)
    elif resume:
        if answered := chosen(RESUMED):
            raise OptionsError(f"--resume goes on with a game that is dealt, in its own file: leave out {answered}.")
        table, file = resumed_table(game_in(resume), kinds if chosen({"bots"}) else ()), SaveFile(resume)
    else:
        table = new_table(dealt(players, seed, agreement), name, kinds_for(kinds, players - 1))
        assert table.game
        file = new_file(table.game, save, language)
    compile_in_background()
    resumed = resume is not None
    with closing(Session(table, Screen(language, plain=plain), file, resumed=resumed)) as session:
        greet(session)
        play_on(session)


def chosen(names: Collection[str]) -> str:
    """Name those of these options that the person gave."""
    context = click.get_current_context()
    options = {option.opts[0]: option.name or "" for option in context.command.params}
    is_default = {ParameterSource.DEFAULT, ParameterSource.DEFAULT_MAP}
    return " and ".join(
        word for word, name in options.items() if name in names and context.get_parameter_source(name) not in is_default
    )


def prepared(parent: Game, turnoff: Turnoff, seed: int | None, kinds: Sequence[str]) -> WhatIfTable:
    """Begin a what-if game; bots of one kind play for people."""
    if len(kinds) != 1:
        raise OptionsError("With --from, --bots names one kind: the bot that plays where people played.")
    chance = dealt(parent.deal.players, seed, parent.deal.agreement)
    return WhatIfTable.of(parent, branch_of(parent, turnoff, chance.seed, chance.salt), kinds[0])


def new_file(game: Game, path: Path | None, language: str) -> SaveFile:
    """Make the file that a new game is kept in; refuse one that may hold another game."""
    try:
        return SaveFile.begin(game, path)
    except FileExistsError as error:
        assert path
        raise OptionsError(taken(path, Speaker(language))) from error


def kinds_for(kinds: Sequence[str], count: int) -> list[str]:
    """Return a kind for each of so many bots: one kind is for all of them."""
    if len(kinds) == 1:
        return [*kinds] * count
    if len(kinds) != count:
        raise OptionsError(f"--bots names {len(kinds)} bots, but {count} are needed: name one kind, or one for each.")
    return [*kinds]


def dealt(players: int, seed: int | None, agreement: Agreement) -> Deal:
    """Return the deal with this number, or one that nobody can foresee."""
    if seed is None:
        return Deal.fresh(players, agreement)
    return Deal.numbered(players, seed, agreement=agreement)
