"""What each choice would bring, by asking the rules: the choice is played on a position that fits the person's view.

Only what does not depend on hidden things is told.
"""

from random import Random

from abbey.rules import Accuse, Action, Cast, Give, Move, Note, Position, Show, Sway, Take, View, play, redeal, view
from abbey.rules.core.pieces import card_hours
from abbey.rules.names import FIGURES, MONK_COUNT, MONKS, PHASES
from abbey.rules.note import REVEALING
from abbey.speech import forecasts, outlook
from abbey.speech.questions import sway_track
from abbey.speech.words import tile_word


def forecast(seen: View) -> dict[Action, str]:
    """A few words for each legal action; empty where nothing can be known."""
    twin = redeal(seen, Random(0))
    return {action: words_on(twin.copy(), seen, action) for action in seen.legal}


def words_on(twin: Position, seen: View, action: Action) -> str:
    """What the action brings on this position, as far as the viewer can know it. The position is used up."""
    if isinstance(action, Show | Accuse):
        return ""
    notes = known(play(twin, action, seen.viewer))
    after = view(twin, seen.viewer)
    begins_next = after.phase == 0 or after.day != seen.day
    words = outlook(notes, "" if begins_next else _then(seen, after), topic_of(action))
    return forecasts.nothing() if isinstance(action, Move) and not words else words


def topic_of(action: Action) -> str:
    """The figure that the choice itself names."""
    match action:
        case Move(figure):
            return figure
        case Sway(monk) | Give(monk) | Cast(monk):
            return monk
        case Take(tile):
            return tile.colour
        case _:
            return ""


def known(notes: list[Note]) -> list[Note]:
    return [note for note in notes if note.what not in REVEALING]


def _then(before: View, after: View) -> str:
    """What the turn would ask next, where the next question is news."""
    phase = PHASES[after.phase]
    match phase:
        case "spend" if before.phase != after.phase:
            return forecasts.then_spend(hours=after.hours)
        case "take":
            return forecasts.then_take(tiles=[tile_word(a.tile) for a in after.legal if isinstance(a, Take)])
        case "sway" if before.phase != after.phase:
            return _then_sway(after)
        case "give" if before.phase != after.phase:
            return forecasts.then_give(points=after.gifts)
        case "cast":
            return forecasts.then_cast(hours=card_hours(after.card))
        case "return":
            return forecasts.then_return()
        case "move" if after.moves > 0:
            return forecasts.then_again()
        case _:
            return ""


def _then_sway(after: View) -> str:
    guest = after.figure
    by = max(action.by for action in after.legal if isinstance(action, Sway))
    here = [MONKS[monk] for monk in range(MONK_COUNT) if after.where[monk] == after.where[guest]]
    return forecasts.then_sway(monks=here, by=by, track=sway_track(FIGURES[guest]))
