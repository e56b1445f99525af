"""Puts into lines what is asked of whoever decides, the choices, and what the turn would ask next."""

from collections.abc import Sequence

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
    View,
)
from abbey.rules.action import PLAYED_CARDS
from abbey.rules.names import EVENTS, FIGURES, MONK_COUNT, MONKS, NONE, PHASES
from abbey.rules.view import Public
from abbey.speech.line import Line, card_args, direction, tile_args, yes_or_no


def question(view: View | Public, legal: Sequence[Action]) -> Line:
    """Return the question to somebody who may do this; a public view is enough."""
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
            return Line("ask-cast", {"event": event, "count": PLAYED_CARDS[view.card].hours}, event)
        case "return":
            return Line("ask-return", {"event": event}, event)
        case _:
            return Line("ask-show", {}, "reveal")


def _event(view: View | Public) -> str:
    return "" if view.event == NONE else EVENTS[view.event]


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


def next_question(before: View, after: View) -> list[Line]:
    match PHASES[after.phase]:
        case "spend" if before.phase != after.phase:
            return [Line("then-spend", {"count": after.hours}, "time")]
        case "take":
            return [_take(after)]
        case "sway" if before.phase != after.phase:
            return _sway(after)
        case "give" if before.phase != after.phase:
            return [Line("then-give", {"count": after.gifts}, EVENTS[after.event])]
        case "cast":
            return [Line("then-cast", {"count": PLAYED_CARDS[after.card].hours}, EVENTS[after.event])]
        case "return":
            return [Line("then-return", {}, EVENTS[after.event])]
        case "move" if after.moves > 0:
            return [Line("then-again", {}, EVENTS[after.event])]
        case _:
            return []


def _take(after: View) -> Line:
    """Return what is asked when two tasks of one colour differ."""
    first, second = (action.tile for action in after.legal if isinstance(action, Take))
    return Line("then-take", {"colour": first.colour, "value": first.value, "other": second.value}, "task")


def _sway(after: View) -> list[Line]:
    guest = FIGURES[after.figure]
    by = max(action.by for action in after.legal if isinstance(action, Sway))
    here = [MONKS[monk] for monk in range(MONK_COUNT) if after.where[monk] == after.where[after.figure]]
    meets = [Line("then-meet", {"figure": monk, "first": yes_or_no(monk == here[0])}, guest) for monk in here]
    return [*meets, Line("then-sway", {"guest": guest, "by": by, "count": len(here)}, guest)]
