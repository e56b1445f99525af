"""What the turn would ask next, in a phrase, where the next question is news."""

from abbey.rules import Sway, Take, View
from abbey.rules.core.pieces import card_hours
from abbey.rules.names import EVENTS, FIGURES, MONK_COUNT, MONKS, PHASES
from abbey.speech.line import Line, yes_or_no


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
            return [Line("then-cast", {"count": card_hours(after.card)}, EVENTS[after.event])]
        case "return":
            return [Line("then-return", {}, EVENTS[after.event])]
        case "move" if after.moves > 0:
            return [Line("then-again", {}, EVENTS[after.event])]
        case _:
            return []


def _take(after: View) -> Line:
    """Asked only when two tasks of one colour differ."""
    first, second = (action.tile for action in after.legal if isinstance(action, Take))
    return Line("then-take", {"colour": first.colour, "value": first.value, "other": second.value}, "task")


def _sway(after: View) -> list[Line]:
    guest = FIGURES[after.figure]
    by = max(action.by for action in after.legal if isinstance(action, Sway))
    here = [MONKS[monk] for monk in range(MONK_COUNT) if after.where[monk] == after.where[after.figure]]
    meets = [Line("then-meet", {"figure": monk, "first": yes_or_no(monk == here[0])}, guest) for monk in here]
    return [*meets, Line("then-sway", {"guest": guest, "by": by, "count": len(here)}, guest)]
