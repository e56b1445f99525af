"""What is asked of whoever decides, with the reason where the board does not say it."""

from collections.abc import Sequence

from abbey.rules import Accuse, Action, Move, Rest, Sway, Take, View
from abbey.rules.action import PLAYED_CARDS
from abbey.rules.core.pieces import card_hours
from abbey.rules.names import EVENTS, FIGURES, NONE, PHASES
from abbey.rules.view import Public
from abbey.speech.line import Line


def question(view: View | Public, legal: Sequence[Action]) -> Line:
    """For somebody who may do this in what the view shows; what is public is enough."""
    first = legal[0]
    match first:
        case Move() | Rest() if view.moves > 0:
            return Line("ask-again", {"event": _event(view)}, _event(view))
        case Move(figure, building):
            return _which_move(view, figure, building)
        case Take(tile):
            return Line("ask-take", {"colour": tile.colour}, "task")
        case Sway(monk, by):
            guest = FIGURES[view.figure]
            return Line("ask-sway", {"guest": guest, "figure": monk, "by": abs(by)}, guest)
        case Accuse(seat):
            return Line("ask-accuse", {"accused": seat}, "accuse")
        case _:
            return _by_phase(view)


def _which_move(view: View | Public, figure: str, building: str) -> Line:
    if PLAYED_CARDS[view.card].kind == "building":
        return Line("ask-who", {"building": building}, "move")
    return Line("ask-where", {"figure": figure}, "move")


def _by_phase(view: View | Public) -> Line:
    event = _event(view)
    match PHASES[view.phase]:
        case "play":
            return Line("ask-card", {}, "card")
        case "spend":
            return Line("ask-spend", {"count": view.hours}, "time")
        case "give":
            return Line("ask-give", {"event": event, "count": view.gifts}, event)
        case "cast":
            return Line("ask-cast", {"event": event, "count": card_hours(view.card)}, event)
        case "return":
            return Line("ask-return", {"event": event}, event)
        case _:
            return Line("ask-show", {}, "reveal")


def _event(view: View | Public) -> str:
    return "" if view.event == NONE else EVENTS[view.event]
