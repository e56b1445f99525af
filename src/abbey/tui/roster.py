"""Seats one person and bots at the terminal's table: a new one, or one as the names in a record say."""

from collections.abc import Collection, Sequence
from typing import Final

from abbey.bots import bot_named, bot_names, dismiss, is_kind
from abbey.rules import Deal, Game, OptionsError, word_of
from abbey.table import Agreed, PlayerName, Refusal, Table, read_player_name
from abbey.table.commands import checked_opening
from abbey.table.events import Chair, Opened, Played, Started

TABLE: Final = "terminal"
AT: Final = 0.0  # the time of every event: this table has no clock


def new_table(deal: Deal, name: str, kinds: Sequence[str]) -> Table:
    """Seat a person and then a bot of each kind, and deal."""
    if not PlayerName(name).is_clear:
        raise OptionsError(f"{name!r} reads like a bot's name; choose another with --name.")
    for kind in kinds:
        dismiss(bot_named(kind))
    bots = [Chair("bot", short, kind) for short, kind in zip(bot_names([name]), kinds, strict=False)]
    try:
        opened = checked_opening(_opened(deal, [Chair("person", name), *bots]))
    except Refusal as refusal:
        raise OptionsError(refusal.text) from refusal
    return _started(opened, deal)


def resumed_table(game: Game, allowed: Collection[str]) -> Table:
    """Seat everybody as the names of a game say, and play it up to where it stands.

    `allowed` are kinds of bots that the person named: no file may start a module or a program by itself.
    """
    chairs = [_chair(name, allowed) for name in game.names]
    persons = sum(chair.kind == "person" for chair in chairs)
    if persons != 1:
        raise OptionsError(
            f"This game has {persons} seats that are not bots; here one person plays. Watch it with abbey replay."
        )
    table = _started(_opened(game.deal, chairs), game.deal)
    for seat, action in game.actions:
        table.apply(Played(AT, seat, word_of(action)))
    return table


def _chair(name: str, allowed: Collection[str]) -> Chair:
    player = read_player_name(name)
    kind = player.bot
    if kind and (is_kind(kind) or kind in allowed):
        return Chair("bot", player.name, kind)
    if kind and ":" in kind:
        raise OptionsError(f"A file alone may not start {kind!r}: if you trust it, say so with --bots {kind!r}.")
    return Chair("person", name)


def _opened(deal: Deal, chairs: list[Chair]) -> Opened:
    return Opened.under(Agreed.of(deal.agreement), AT, chairs)


def _started(opened: Opened, deal: Deal) -> Table:
    return Table.of(TABLE, [opened, Started(AT, deal.seed, deal.salt)])


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a record without the kinds of bots behind them."""
    return tuple(read_player_name(name).name for name in names)
