"""`abbey play`: one person against bots in the terminal."""

from contextlib import closing
from pathlib import Path

import click

from abbey.bots import BOTS
from abbey.cli.compilation import warm_meanwhile
from abbey.cli.deal_options import agreement_options, players_option
from abbey.cli.input_files import game_in
from abbey.rules import Agreement, Deal, Game, OptionsError
from abbey.tui.sitting import phrases
from abbey.tui.sitting.evening import Evening
from abbey.tui.sitting.playing import play_on
from abbey.tui.sitting.saving import Save
from abbey.tui.sitting.seating import kinds_for, kinds_in, seated
from abbey.tui.sitting.sitting import Sitting
from abbey.tui.sitting.story import last_decision
from abbey.tui.terminal.screen import Screen

FILE = click.Path(path_type=Path, dir_okay=False)


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
@click.option("--plain", is_flag=True, help="Plain lines instead of a picture, for screen readers and transcripts.")
def play(
    players: int,
    name: str,
    bots: tuple[str, ...],
    seed: int | None,
    agreement: Agreement,
    save: Path | None,
    resume: Path | None,
    plain: bool,
) -> None:
    """Play against bots. Without options: four players, you and three bots.

    Every decision is saved; quit, ctrl-C or a closed window lose nothing.
    """
    kinds = kinds_in(bots)
    warm_meanwhile()
    if resume:
        if save or seed is not None:
            raise OptionsError(
                "--resume goes on with a game that is dealt, in its own file: leave out --seed and --save."
            )
        game, kept = game_in(resume), Save(resume)
    else:
        names = seated(name, kinds_for(kinds, players - 1))
        game = Game(dealt(players, seed, agreement), names)
        kept = Save.begin(game, save)
    with closing(Sitting(game, kinds)) as sitting:
        evening = Evening(sitting, Screen(plain=plain), kept, last_decision(game, sitting.seat))
        greet(evening)
        play_on(evening)


def dealt(players: int, seed: int | None, agreement: Agreement) -> Deal:
    if seed is None:
        return Deal.fresh(players, agreement)
    return Deal.numbered(players, seed, agreement=agreement)


def greet(evening: Evening) -> None:
    game = evening.sitting.game
    if evening.sitting.is_over:
        return
    if evening.heard:
        evening.screen.say(phrases.welcome_back(who=evening.sitting.speaker.listener.names[evening.sitting.seat]))
    else:
        evening.screen.say(phrases.welcome(players=len(game.names)))
        evening.screen.say(phrases.aim())
    evening.screen.say(phrases.committed(commitment=game.deal.commitment()))
    evening.screen.say(phrases.kept(path=evening.save.path))
