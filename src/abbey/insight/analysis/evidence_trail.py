"""Follows the evidence against a seat's monk from its notes: every point with its source and its moment."""

from collections.abc import Sequence
from dataclasses import dataclass

from abbey.rules import Game
from abbey.rules.core.tracks import START_EVIDENCE
from abbey.rules.names import MONKS, SeatNumber
from abbey.rules.sources import source_of


@dataclass(frozen=True, slots=True)
class EvidenceChange:
    """Tells of one change of evidence: the action of this number brought it, or none did."""

    moment: int
    source: str
    clause: str
    points: int


def evidence_trail(game: Game, seat: SeatNumber) -> tuple[EvidenceChange, ...]:
    """Return every change of the evidence against this seat's monk, in order, from what it began with."""
    monk = MONKS[game.position.identity[seat]]
    changes = (
        EvidenceChange(moment, source_of(note), note.clause, (note.after or 0) - (note.before or 0))
        for moment, notes in enumerate(game.notes, 1)
        for note in notes
        if note.what == "evidence" and note.figure == monk and note.after != note.before
    )
    return EvidenceChange(0, "start", "tracks", START_EVIDENCE), *changes


def sums_by_source(trail: Sequence[EvidenceChange]) -> dict[str, int]:
    """Return the sum of each source, the largest first."""
    sums: dict[str, int] = {}
    for change in trail:
        sums[change.source] = sums.get(change.source, 0) + change.points
    return dict(sorted(sums.items(), key=lambda item: (-item[1], item[0])))
