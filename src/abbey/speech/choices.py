"""Actions as choices in a list."""

from abbey.rules import (
    Accuse,
    Action,
    Cast,
    Give,
    Keep,
    Move,
    Play,
    Rest,
    Return,
    Show,
    Spend,
    Sway,
    Take,
)
from abbey.speech.line import Line, direction
from abbey.speech.pieces import card_args, tile_args


def choice(action: Action) -> Line:
    match action:
        case Play(card):
            return Line("choose-card", card_args(card))
        case Move(figure, building):
            return Line("choose-move", {"figure": figure, "building": building})
        case Keep():
            return Line("choose-keep", {})
        case Rest():
            return Line("choose-rest", {})
        case Spend(tile) | Take(tile) | Return(tile):
            return Line(f"choose-{type(action).__name__.lower()}", tile_args(tile))
        case _:
            return _about_a_monk(action)


def _about_a_monk(action: Sway | Give | Cast | Show | Accuse) -> Line:
    match action:
        case Sway(monk, by):
            return Line("choose-sway", {"figure": monk, "by": abs(by), "change": direction(0, by)})
        case Give(monk):
            return Line("choose-give", {"figure": monk})
        case Cast(monk):
            return Line("choose-cast", {"figure": monk})
        case Show(colour):
            return Line("choose-show", {"figure": colour})
        case Accuse(seat, colour):
            return Line("choose-accuse", {"accused": seat, "figure": colour})
