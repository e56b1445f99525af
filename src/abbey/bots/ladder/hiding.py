"""What a turn gives away: how sure of the own monk the others would be after it."""

from collections.abc import Sequence

from abbey.bots.belief import Belief
from abbey.rules import View
from abbey.rules.names import PLAY
from abbey.search import End


def suspicions(belief: Belief, view: View, ends: Sequence[End]) -> list[float]:
    """After each end: the chance that others give the own monk, on the average over several kinds of observers."""
    stakes = belief.stakes(view)
    if stakes is None:
        return [0.0] * len(ends)
    seat = view.viewer
    plays = [end.path[0] if view.phase == PLAY else view.card for end in ends]
    weights, room = belief.public_weights(seat), belief.room_left(seat)
    return stakes.known(plays, [end.prices for end in ends], weights, room, view.identities[seat])
