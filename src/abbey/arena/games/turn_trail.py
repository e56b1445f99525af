"""Reads the turns of a game as a spectator who plans does: what each did to prices, and how good it was for each monk.

Every kind of mind on the ladder values a turn for every monk that the player may be: see `CompanyBelief`. So does a bot
that can say how it values turns itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

import msgspec

from abbey.bots import Bot, BrokenBotError, Valuing
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.rules import Accuse, Game, Note, View, notes_for, play, view
from abbey.rules.names import MONK_COUNT, NOBODY, PLAY, SeatNumber
from abbey.search import EndRanks, SeenTurn, TurnSearch

DIGITS: Final = 1  # ends that are equally good count by half
NO_BOTS: Final[Mapping[SeatNumber, Bot]] = MappingProxyType({})


class TurnTrail(msgspec.Struct, frozen=True, array_like=True):
    """Holds what one turn shows to somebody who sees no hand."""

    seat: SeatNumber
    day: int
    prices: tuple[int, ...]  # by monk: how much its price rose
    ends: int  # how many its card allowed
    better: tuple[tuple[float, ...], ...]  # by kind of mind and monk: how many ends would have been better
    better_itself: tuple[float, ...] = ()  # by monk: the same, as the bot itself values ends; empty if it cannot say


def turn_trails(game: Game, bots: Mapping[SeatNumber, Bot] = NO_BOTS) -> tuple[TurnTrail, ...]:
    """Return the trail of each turn, in the order of the game; `bots` are new ones of those kinds that value ends."""
    follower = _Follower({seat: bot for seat, bot in bots.items() if isinstance(bot, Valuing)})
    position = game.deal.position()
    follower.hear(notes_for(game.opening, NOBODY))
    follower.look(view(position, NOBODY))
    for (seat, action), notes in zip(game.actions, game.notes, strict=True):
        if isinstance(action, Accuse):  # the game is over before anybody could learn from it
            break
        play(position, action, seat)
        follower.hear(notes_for(notes, NOBODY))
        follower.look(view(position, NOBODY))
    return tuple(follower.trails)


class _Follower(CompanyBelief):
    """Writes down each turn as its belief takes it in."""

    def __init__(self, valuing: Mapping[SeatNumber, Valuing]) -> None:
        super().__init__(TurnSearch())
        self.trails: list[TurnTrail] = []
        self._valuing = valuing
        self._began: View | None = None  # what a spectator saw when the turn under way began

    def hear(self, notes: Sequence[Note]) -> None:
        super().hear(notes)
        for bot in self._valuing.values():
            with _blamed(bot):
                bot.observe(list(notes))

    def look(self, view: View) -> None:
        super().look(view)
        if view.phase == PLAY:
            self._began = view

    def _ranks(self, turn: SeenTurn) -> EndRanks:
        ranks = super()._ranks(turn)
        rises = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
        better = tuple(tuple(round(count, DIGITS) for count in row) for row in ranks.better)
        itself = self._better_itself(turn)
        self.trails.append(TurnTrail(turn.seat, turn.day, tuple(rises[:MONK_COUNT]), ranks.ends, better, itself))
        return ranks

    def _better_itself(self, turn: SeenTurn) -> tuple[float, ...]:
        """Return, by monk, how many ends would have been better to the bot that made the turn."""
        if turn.seat not in self._valuing or self._began is None:
            return ()
        bot = self._valuing[turn.seat]
        with _blamed(bot):
            rows = bot.end_values(self._began, [turn.after, *turn.ends()])
        return tuple(sum((end > made) + 0.5 * (end == made) for end in ends) for made, *ends in rows)


@contextmanager
def _blamed(bot: Valuing) -> Iterator[None]:
    """Report what goes wrong here under the bot's name."""
    try:
        yield
    except Exception as error:
        raise BrokenBotError(f"{type(bot).__name__} cannot value ends ({type(error).__name__}: {error}).") from error
