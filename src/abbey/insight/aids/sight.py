"""Gathers what one viewer of a table may know when asking for an aid: all that any aid is made of."""

from dataclasses import dataclass

from abbey.insight.aids.public_follower import Entry, Known
from abbey.rules import View, hears_of
from abbey.rules.names import NOBODY, Viewer, is_seat
from abbey.table import Table
from abbey.table.allowed_aids import AllowedAids, aids_of


@dataclass(frozen=True, slots=True)
class Sight:
    """Holds what the viewer sees and what everybody has heard; nothing in it changes when the game goes on."""

    seen: View  # by the viewer
    public: View  # as a spectator sees it
    entries: list[Entry]  # of the log, as a spectator has it
    lengths: list[int]  # by entry of that log: how long the viewer's own log was with it
    question: int  # the viewer's own; 0 for a spectator
    allowed: AllowedAids

    @property
    def known(self) -> Known | None:
        """Return what the viewer knows besides what everybody can."""
        viewer = self.seen.viewer
        return Known(viewer, self.seen.identities[viewer]) if is_seat(viewer) else None

    def since(self, entry: int) -> int:
        """Return the place in the viewer's own log of an entry that everybody has."""
        return self.lengths[entry] - 1

    def until(self, entries: int) -> int:
        """Return how long the viewer's own log was when everybody had heard so many entries."""
        return self.lengths[entries - 1]


def sight_of(table: Table, viewer: Viewer) -> Sight:
    """Return what this viewer may know at a table where a game is in play."""
    assert table.game
    return Sight(
        seen=table.game.view(viewer),
        public=table.game.view(NOBODY),
        entries=table.entries_for(NOBODY),
        lengths=_lengths(table, viewer),
        question=table.questions[viewer] if is_seat(viewer) else 0,
        allowed=aids_of(table, viewer),
    )


def _lengths(table: Table, viewer: Viewer) -> list[int]:
    """Count the viewer's own log at each entry that everybody hears: a seat hears all of those, and more."""
    assert table.game
    lengths, own = [1], 1
    for (seat, action), notes in zip(table.game.actions, table.game.notes, strict=True):
        own += hears_of(viewer, seat, action, notes)
        if hears_of(NOBODY, seat, action, notes):
            lengths.append(own)
    return lengths
