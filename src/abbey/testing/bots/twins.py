"""Makes twin games: to one seat both looked and sounded the same until now, but other things are hidden."""

from dataclasses import dataclass, field

from abbey.rules import Action, Deal, Game, Note, Position, Stream, is_covered
from abbey.rules.core.hidden import scramble_identities
from abbey.rules.core.position import RawNote
from abbey.rules.core.raw_notes import BY_EVENTS, DAY, note
from abbey.rules.deal import SALT_BYTES, SEED_BYTES
from abbey.rules.names import EVENT_COUNT, HAND_SIZE, LAST_DAY, TOGETHER, SeatNumber, Viewer, seat_numbers
from abbey.testing.bots.card_origins import CardOrigins, pile_of
from abbey.testing.bots.scenario import Actions

RNG_WORDS = 4


@dataclass(frozen=True, slots=True)
class Stacked(Deal):
    """Deals a position that was laid out by hand."""

    start: Position = field(default_factory=Position)

    def begin(self, notes: list[RawNote] | None) -> Position:
        """Return the position that was laid out, and tell of its first day."""
        s = self.start.copy()
        s.notes = notes
        note(s, DAY, BY_EVENTS, s.turn, s.day, s.event, 0)
        return s


class Twin(Game):
    """Plays a game whose shuffles were laid out by hand too; hidden choices are drawn afresh when they are played."""

    def __init__(
        self, deal: Deal, piles: dict[int, list[int]], covered_from: int, viewer: Viewer, chance: Stream
    ) -> None:
        super().__init__(deal)
        self._piles = piles
        self._covered_from = covered_from
        self._viewer = viewer
        self._chance = chance

    def play(self, action: Action, seat: SeatNumber | None = None) -> list[Note]:
        """Play an action, or another one in its place if the viewer cannot tell, and lay out what is shuffled."""
        if len(self.actions) >= self._covered_from and seat not in (None, self._viewer):
            legal = self.legal(seat)
            action = legal[self._chance.below(len(legal))]
        notes = super().play(action, seat)
        if len(self.actions) in self._piles:
            lay_pile(self.position, self._piles[len(self.actions)])
        return notes


def twin_of(deal: Deal, actions: Actions, viewer: Viewer, chance: Stream) -> Twin:
    """Return a game for these actions: the viewer hears the same, and until the last of them it sees the same."""
    origins = CardOrigins(deal, actions, viewer)
    now = origins.position
    for pile in origins.piles:
        pile.mix(chance)
    faces = [[place.face for place in pile.places] for pile in origins.piles]
    start = deal.position()
    _lay_cards(start, faces[0])
    _mix_tail(start.events, min(now.day, LAST_DAY - 1), EVENT_COUNT, chance)
    _mix_tail(start.chain, start.unseen - now.unseen, start.unseen, chance)
    start.identity = other_identities(now, viewer, chance)
    later = {pile.since: line[1:] for pile, line in zip(origins.piles[1:], faces[1:], strict=True)}
    stacked = Stacked(deal.players, chance.take(SEED_BYTES), chance.take(SALT_BYTES), deal.agreement, start=start)
    return Twin(stacked, later, covered_from(now, actions), viewer, chance)


def _lay_cards(s: Position, faces: list[int]) -> None:
    for seat in seat_numbers(s.players):
        for slot in range(HAND_SIZE):
            s.hands[seat][slot] = faces[HAND_SIZE * seat + slot]
    lay_pile(s, faces[HAND_SIZE * s.players :])


def lay_pile(s: Position, faces: list[int]) -> None:
    """Make these faces the pile, the top card first."""
    assert len(faces) == s.deck_len == len(pile_of(s))
    s.deck[: s.deck_len] = faces[::-1]


def _mix_tail(line: list[int], start: int, stop: int, chance: Stream) -> None:
    part = line[start:stop]
    chance.mix(part)
    line[start:stop] = part


def other_identities(now: Position, viewer: Viewer, chance: Stream) -> list[int]:
    """Draw other identities: at least one seat changes, and none becomes a colour that it has shown."""
    other = now.copy()
    other.rng = [chance.getrandbits(32) for _ in range(RNG_WORDS)]
    while other.identity[: now.players] == now.identity[: now.players]:
        scramble_identities(other, viewer)
    return other.identity


def covered_from(now: Position, actions: Actions) -> int:
    """Return the action from which on the others' choices lie face down; the end if none do."""
    count = len(actions)
    if now.phase in TOGETHER:
        while count and is_covered(actions[count - 1][1]):
            count -= 1
    return count
