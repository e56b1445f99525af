"""Works out where the evidence against each monk came from."""

from collections import Counter

from abbey.rules.core.tracks import START_EVIDENCE
from abbey.rules.game import Game
from abbey.rules.names import EVENTS, MONKS
from abbey.rules.note import Note


def points_by_source(game: Game) -> dict[str, Counter[str]]:
    """Return each monk's evidence by source: a clause, `event` for any of the events, or `start`."""
    points: dict[str, Counter[str]] = {monk: Counter({"start": START_EVIDENCE}) for monk in MONKS}
    for note in (note for notes in game.notes for note in notes if note.what == "evidence"):
        points[note.figure or ""][source_of(note)] += (note.after or 0) - (note.before or 0)
    return points


def source_of(note: Note) -> str:
    """Name the source of a change of evidence."""
    return "event" if note.clause in EVENTS else note.clause
