"""Seats one person and bots at the terminal's table: a new one, or one as the names in a record say."""

from collections.abc import Sequence
from typing import Final

from abbey.bots import bot_named, bot_names, dismiss, is_kind
from abbey.insight.what_if.what_if_table import WhatIfTable
from abbey.rules import Deal, Game, OptionsError, word_of
from abbey.table import Agreed, PlayerName, Refusal, Table, read_player_name
from abbey.table.commands import checked_opening
from abbey.table.events import Chair, Opened, Origin, Played, Started

TABLE: Final = "terminal"
AT: Final = 0.0  # the time of every event: this table has no clock


def new_table(deal: Deal, name: str, kinds: Sequence[str]) -> Table:
    """Seat a person and then a bot of each kind, and deal."""
    _check_bots(kinds)
    bots = [Chair("bot", short, kind) for short, kind in zip(bot_names([name]), kinds, strict=False)]
    opened = _checked(_opened(deal, [Chair("person", name), *bots]), name)
    return Table.of(TABLE, [opened, Started.with_deal(AT, deal)])


def branched_table(prepared: WhatIfTable, name: str) -> Table:
    """Seat a person at a what-if game, and play it up to the moment where it leaves its parent."""
    _check_bots([prepared.level])
    return Table.of(TABLE, [_checked(prepared.opened(name, None, AT), name), *prepared.begun(AT)])


def _check_bots(kinds: Sequence[str]) -> None:
    for kind in kinds:
        dismiss(bot_named(kind))


def _checked(opened: Opened, name: str) -> Opened:
    """Refuse a name that cannot be told apart from others."""
    if not PlayerName(name).is_clear:
        raise OptionsError(f"{name!r} reads like a bot's name; choose another with --name.")
    try:
        return checked_opening(opened)
    except Refusal as refusal:
        raise OptionsError(refusal.text) from refusal


def resumed_table(game: Game, named: Sequence[str]) -> Table:
    """Seat everybody as the names of a game say, and play it up to where it stands.

    `named` are the kinds of bots that the person named: no file may start a module or a program by itself. If it is
    one, it plays for every bot that cannot be had here.
    """
    chairs = [_chair(name, named) for name in game.names]
    persons = sum(chair.kind == "person" for chair in chairs)
    if persons != 1:
        raise OptionsError(
            f"This game has {persons} seats that are not bots; here one person plays. Watch it with abbey replay."
        )
    laid = game.deal.layout
    origin = Origin(game.what_if, laid.entries() if laid else {}) if game.what_if else None
    table = Table.of(TABLE, [_opened(game.deal, chairs), Started.with_deal(AT, game.deal, origin)])
    for seat, action in game.actions:
        table.apply(Played(AT, seat, word_of(action)))
    return table


def _chair(name: str, named: Sequence[str]) -> Chair:
    player = read_player_name(name)
    if player.bot is None:
        return Chair("person", name)
    return Chair("bot", player.name, _kind_for(player.bot, named))


def _kind_for(kind: str, named: Sequence[str]) -> str:
    if is_kind(kind) or kind in named:
        return kind
    if len(named) == 1:
        return named[0]
    if ":" in kind:
        raise OptionsError(f"A file alone may not start {kind!r}: if you trust it, say so with --bots {kind!r}.")
    raise OptionsError(
        f"There is no bot called {kind!r} here, and one plays in this game: install it, or name one bot that plays for "
        "it, like --bots brother."
    )


def _opened(deal: Deal, chairs: list[Chair]) -> Opened:
    return Opened.under(Agreed.of(deal.agreement), AT, chairs)


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a record without the kinds of bots behind them."""
    return tuple(read_player_name(name).name for name in names)
