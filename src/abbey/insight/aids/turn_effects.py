"""Says what a turn did to each monk on the two tracks, from the notes of it."""

from collections import Counter
from collections.abc import Iterable

from abbey.rules import Note
from abbey.speech.forecasts import NIGHT


def points_by_monk(notes: Iterable[Note]) -> Counter[str]:
    """Return how many points of suspicion and evidence each monk got, or lost below 0. A night is nobody's turn."""
    points: Counter[str] = Counter()
    for note in notes:
        if note.what in ("suspicion", "evidence") and note.figure and note.clause not in NIGHT:
            points[note.figure] += (note.after or 0) - (note.before or 0)
    return points


def ends_day(notes: Iterable[Note]) -> bool:
    """Tell whether the turn ended its day, so that whoever made it took the tile of its event."""
    return any(note.what == "took_day" for note in notes)
