"""Finds the turns that told the observers most about a seat, and the one that misled them most."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from abbey.insight.analysis.game_moments import Turn
from abbey.insight.analysis.onlookers import OBSERVERS

LOUDEST: Final = 3
AUDIBLE: Final = 0.01  # of belief: a turn that told less was not loud, one that hid less no bluff

Beliefs = dict[str, float]  # by observer: how likely it held the seat's true monk
Curves = Mapping[str, Sequence[float]]  # by observer, at each moment


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """Describes what a turn did to the observers' belief in the monk of whoever made it."""

    turn: Turn
    before: Beliefs
    after: Beliefs

    @property
    def rise(self) -> float:
        """Return how much the belief rose, on the average over the observers."""
        return fmean(self.after[kind] - self.before[kind] for kind in OBSERVERS)


def told_turns(turns: Sequence[Turn], moments: Sequence[int], curves: Curves) -> list[ToldTurn]:
    """Return what each of these turns of one seat did to the belief in its monk."""
    at = {moment: number for number, moment in enumerate(moments)}

    def beliefs(moment: int) -> Beliefs:
        return {kind: curves[kind][at[moment]] for kind in OBSERVERS}

    return [ToldTurn(turn, beliefs(turn.moment), beliefs(turn.until)) for turn in turns]


def loudest(told: Sequence[ToldTurn]) -> list[ToldTurn]:
    """Return the turns that gave the seat away most, the loudest first."""
    heard = [turn for turn in told if turn.rise >= AUDIBLE]
    return sorted(heard, key=lambda turn: (-turn.rise, turn.turn.moment))[:LOUDEST]


def best_bluff(told: Sequence[ToldTurn]) -> ToldTurn | None:
    """Return the turn after which the observers believed least in the true monk, compared with before."""
    best = min(told, key=lambda turn: (turn.rise, turn.turn.moment), default=None)
    return best if best and best.rise <= -AUDIBLE else None
