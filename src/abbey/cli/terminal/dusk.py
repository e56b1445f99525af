"""What the suspicion ladder would turn into if the day ended now, by asking the rules."""

from random import Random

from abbey.rules import View, redeal
from abbey.rules.core.day import end_day
from abbey.rules.core.position import RawNote
from abbey.rules.names import ACCUSE, MONKS, OVER, SHOW
from abbey.rules.note import read_note


def points_tonight(seen: View) -> list[int]:
    """Evidence by monk; nothing when the day is over already."""
    if seen.phase in (SHOW, ACCUSE, OVER):
        return [0] * len(MONKS)
    twin = redeal(seen, Random(0))
    raw: list[RawNote] = []
    twin.notes = raw
    end_day(twin)
    night = [note for note in map(read_note, raw) if note.what == "evidence" and note.clause == "convert"]
    gains = {note.figure: (note.after or 0) - (note.before or 0) for note in night}
    return [gains.get(monk, 0) for monk in MONKS]
