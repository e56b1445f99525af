"""Says what a turn did to each monk on each of the two tracks, from the notes of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from abbey.rules import Note
from abbey.rules.names import MONKS
from abbey.rules.note import NIGHT, suspicion_after

TRACKS: Final = ("suspicion", "evidence")

Effects = Counter[tuple[str, str]]  # by monk and track: how much he got, or lost below 0


def effects_of(notes: Iterable[Note], suspicion: Sequence[int]) -> Effects:
    """Return what a turn with these notes did to each monk; before it there was so much suspicion on each.

    What would have come without it is left out: a night, and evidence against whoever was in front already where the
    event strikes whoever is in front. Whom the turn itself brings there is the doing of who made it.
    """
    effects: Effects = Counter()
    levels = list(suspicion)
    for note in notes:
        if note.what in TRACKS and note.figure and not _comes_by_itself(note, suspicion):
            effects[note.figure, note.what] += (note.after or 0) - (note.before or 0)
        after = suspicion_after(levels, [note])
        if note.what == "reset" and note.clause not in NIGHT:  # rules: talkative
            for monk, old, new in zip(MONKS, levels, after, strict=True):
                effects[monk, "suspicion"] += new - old
        levels = after
    return effects


def _comes_by_itself(note: Note, suspicion: Sequence[int]) -> bool:
    was_in_front = min(suspicion) < suspicion[MONKS.index(note.figure)] == max(suspicion)
    return note.clause in NIGHT or (note.clause == "suspicious" and was_in_front)
