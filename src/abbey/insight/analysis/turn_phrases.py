"""Tells a turn in phrases: what whoever made it did, one line for each decision."""

from collections.abc import Sequence

from abbey.rules import Action, Keep, Play
from abbey.rules.names import SeatNumber
from abbey.speech import Line, choice
from abbey.speech.line import card_args


def turn_phrases(actions: Sequence[tuple[SeatNumber, Action]], seat: SeatNumber) -> list[Line]:
    """Return what this seat did in a turn, without what it left alone and what others had to do in it."""
    return [_phrase(action) for actor, action in actions if actor == seat and not isinstance(action, Keep)]


def _phrase(action: Action) -> Line:
    return Line("card", card_args(action.card)) if isinstance(action, Play) else choice(action)
