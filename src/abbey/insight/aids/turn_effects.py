"""Says what a turn did to each monk on each of the two tracks, from the notes of it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from abbey.rules import Note
from abbey.speech.forecasts import NIGHT

TRACKS: Final = ("suspicion", "evidence")
# A night comes by itself, and so does what these events do: to whoever is in front, and to whoever is moved.
BY_ITSELF: Final = NIGHT | {"suspicious", "dubious"}

Effects = Counter[tuple[str, str]]  # by monk and track: how much he got, or lost below 0


def effects_of(notes: Iterable[Note]) -> Effects:
    """Return what a turn with these notes did to each monk, without what would have come whatever was played."""
    effects: Effects = Counter()
    for note in notes:
        if note.what in TRACKS and note.figure and note.clause not in BY_ITSELF:
            effects[note.figure, note.what] += (note.after or 0) - (note.before or 0)
    return effects


def ends_day(notes: Iterable[Note]) -> bool:
    """Tell whether the turn ended its day, so that whoever made it took the tile of its event."""
    return any(note.what == "took_day" for note in notes)
