"""Tells what each choice would bring, by asking the rules: it is played on a position that fits the viewer's view.

Only what does not depend on hidden things is told. The lines are short phrases, to be joined with commas.
"""

from dataclasses import dataclass
from random import Random
from typing import Literal

from abbey.rules import (
    Accuse,
    Action,
    Cast,
    Give,
    Move,
    Note,
    Position,
    Show,
    Sway,
    Take,
    View,
    is_covered,
    legal,
    owing,
    play,
    redeal,
    view,
)
from abbey.rules.action import number_of
from abbey.rules.names import MONKS, PLAY, SHOW
from abbey.rules.note import NIGHT, ends_day, is_revealing
from abbey.speech.happenings import note_args
from abbey.speech.line import Line, yes_or_no
from abbey.speech.questions import next_question

Never = Literal["", "own", "shown"]

_MESSAGES = {  # for the notes that bring nothing hidden to light
    "passed": "would-pass",
    "took": "would-take",
    "suspicion": "would-suspicion",
    "evidence": "would-evidence",
    "stuck": "would-be-stuck",
    "reset": "would-reset",
}


@dataclass(frozen=True, slots=True)
class Forecast:
    lines: tuple[Line, ...]
    final: bool  # once played it cannot be taken back, or the viewer has no more to decide now
    never: Never  # a guess that can never be right: of one's "own" colour, or of one the accused has "shown"; or empty.
    # Of a marker to show it is "own" too: that one can never be shown.


def forecast(seen: View) -> dict[Action, Forecast]:
    """Return a forecast for each legal action."""
    twin = redeal(seen, Random(0))
    return {action: forecast_on(twin.copy(), seen, action) for action in seen.legal}


def forecast_with_own_marker(seen: View) -> dict[Action, Forecast]:
    """Return the forecasts, and among markers to show that of the player's own colour in its place.

    It is never legal, but a list in which it is missing tells whoever looks over the player's shoulder who that is.
    """
    outlooks = forecast(seen)
    if seen.phase != SHOW or not outlooks:
        return outlooks
    own = Show(MONKS[seen.identities[seen.viewer]])
    outlooks[own] = forecast_on(_with_another_identity(seen), seen, own)
    return {action: outlooks[action] for action in sorted(outlooks, key=number_of)}


def _with_another_identity(seen: View) -> Position:
    """Return a position like a redealt one, except that the viewer is a monk that nobody was dealt."""
    twin, seat, unused = redeal(seen, Random(0)), seen.viewer, seen.players
    twin.identity[seat], twin.identity[unused] = twin.identity[unused], twin.identity[seat]
    return twin


def forecast_on(twin: Position, seen: View, action: Action) -> Forecast:
    """Tell what the action brings on this position, as far as the viewer can know it. The position is used up."""
    notes = play(twin, action, seen.seat)
    after = view(twin, seen.viewer)
    final = is_revealing(notes) or ends_day(notes) or seen.viewer not in after.owing
    if isinstance(action, Show):
        lines = _shown(notes + _others_show(twin), action)
    else:
        lines = () if is_covered(action) else _lines(notes, seen, after, action)
    return Forecast(lines, final, _never(seen, action))


def _others_show(twin: Position) -> list[Note]:
    """Let everybody else show some marker, and return what happens when all are turned up."""
    notes: list[Note] = []
    while twin.phase == SHOW:
        seat = owing(twin)[0]
        notes += play(twin, legal(twin, seat)[0], seat)
    return notes


def _shown(notes: list[Note], action: Show) -> tuple[Line, ...]:
    """Tell what the marker alone brings to its monk: others may show the same, which nobody knows yet."""
    first = next(note for note in notes if note.what == "evidence" and note.figure == action.colour)
    return (Line("would-show", note_args(first), first.clause),)


def _lines(notes: list[Note], seen: View, after: View, action: Action) -> tuple[Line, ...]:
    told = [_told(note, action) for note in notes if _is_news(note)]
    if ends_day(notes) and not any(line.args.get("full") == "yes" for line in told):
        told.append(Line("then-day-over", {}, "day-card"))
    begins_next = after.phase == PLAY or after.day != seen.day
    told += [] if begins_next else next_question(seen, after)
    if isinstance(action, Move) and not told:
        return (Line("would-nothing", {}),)
    return tuple(told)


def _ends_day(notes: list[Note]) -> bool:
    return any(note.what == "took_day" for note in notes)


def _is_news(note: Note) -> bool:
    if note.what == "passed":
        return note.count != 0
    return note.what in _MESSAGES and note.clause not in NIGHT  # a day's end is told as one thing


def _told(note: Note, action: Action) -> Line:
    """Leave out of a line what the choice itself names."""
    args = note_args(note)
    if note.what == "took":
        args["named"] = yes_or_no(not isinstance(action, Take))
    elif note.figure:
        args["named"] = yes_or_no(note.figure != _topic(action))
    return Line(_MESSAGES[note.what], args, note.clause)


def _topic(action: Action) -> str:
    """Return the figure that the choice itself names."""
    match action:
        case Move(figure):
            return figure
        case Sway(monk) | Give(monk) | Cast(monk):
            return monk
        case Take(tile):
            return tile.colour
        case _:
            return ""


def _never(seen: View, action: Action) -> Never:
    """Give the reason that everybody can see first: a page covers "own", and "shown" must not be missing there."""
    match action:
        case Accuse(seat, colour) if seen.shown[seat] >> MONKS.index(colour) & 1:
            return "shown"
        case Accuse(colour=colour) | Show(colour) if colour == MONKS[seen.identities[seen.viewer]]:
            return "own"
        case _:
            return ""
