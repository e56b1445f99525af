"""Follows a game as everybody can, and believes who is who. What one seat knows besides is added when it asks.

So one follower serves all viewers of a table, no secret is in it, and the next turn costs one turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from abbey.bots.belief.assignments import Rows, marginals
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.rules import Note, View
from abbey.rules.core.tracks import START_SUSPICION
from abbey.rules.names import MONK_COUNT, MONKS, NOBODY, NONE, SeatNumber, Viewer, is_seat, seat_numbers
from abbey.rules.note import suspicion_after
from abbey.search import TurnSearch

Entry = tuple[Viewer, int, list[Note]]  # of the log: who decided, on which day, and what everybody heard of it


@dataclass(frozen=True, slots=True)
class Known:
    """Says what a viewer knows besides what everybody can: the monk of one seat."""

    seat: SeatNumber
    monk: int


@dataclass(frozen=True, slots=True)
class Moment:
    """Describes a moment at which everybody knew something new: the start, the end of a turn, a show of markers.

    What led to it are the entries of the log from `since` up to before `until`.
    """

    since: int
    until: int
    day: int
    seat: Viewer  # whose turn it was; -1 for the start and for a show
    weights: dict[Viewer, Rows]  # by who looks, seat and monk: how well the monk fits the seat
    suspicion: list[int]  # by monk
    suited: int  # the one monk for whom the turn was good where others gave much up: see `Update`


class PublicFollower:
    """Follows one game. It is asked by one thread at a time."""

    def __init__(self, search: TurnSearch) -> None:
        self.search = search
        self._forget()

    def _forget(self) -> None:
        self.belief = CompanyBelief(self.search)
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self._shown: list[int] = []
        self._suspicion = [START_SUSPICION] * MONK_COUNT
        self._odds: dict[Known | None, list[Rows]] = {}

    def follow(self, seen: View, entries: Sequence[Entry]) -> None:
        """Hear the log up to now, as a spectator has it with this view; begin anew if something was taken back."""
        if list(entries[: len(self.entries)]) != self.entries:
            self._forget()
        if not self.entries:
            self._shown = [0] * seen.players
            self.belief.begin(seen, [note for _, _, notes in entries for note in notes])
        for entry in entries[len(self.entries) :]:
            self._hear(entry, seen)

    def _hear(self, entry: Entry, seen: View) -> None:
        _, day, notes = entry
        self.entries.append(entry)
        turns, markers = len(self.belief.updates), list(self._shown)
        for note in notes:
            if note.what == "showed" and note.seat is not None:
                self._shown[note.seat] |= 1 << MONKS.index(note.figure)
        self._suspicion = suspicion_after(self._suspicion, notes)
        self.belief.hear(notes)
        self.belief.look(replace(seen, shown=tuple(self._shown), day=day))
        told = self.belief.updates[turns:]
        if told or markers != self._shown or not self.moments:
            self._remember(day, *((told[-1].seat, told[-1].suited) if told else (NOBODY, NONE)))

    def _remember(self, day: int, seat: Viewer, suited: int) -> None:
        since = self.moments[-1].until if self.moments else 0
        viewers = (NOBODY, *seat_numbers(len(self._shown)))
        known = {viewer: [viewer] if is_seat(viewer) else [] for viewer in viewers}
        weights = {viewer: self.belief.weights_besides(seats) for viewer, seats in known.items()}
        self.moments.append(Moment(since, len(self.entries), day, seat, weights, self._suspicion, suited))

    def odds(self, known: Known | None) -> list[Rows]:
        """Return how likely each seat was each monk at each moment, to everybody or to somebody who knows a seat."""
        rows = self._odds.setdefault(known, [])
        rows += [marginals(weights_at(moment, known)) for moment in self.moments[len(rows) :]]
        return rows


def weights_at(moment: Moment, known: Known | None) -> Rows:
    """Return how well each monk fitted each seat then, the one seat that is known being who it is."""
    if known is None:
        return moment.weights[NOBODY]
    rows = list(moment.weights[known.seat])
    rows[known.seat] = [float(monk == known.monk) for monk in range(MONK_COUNT)]
    return rows
