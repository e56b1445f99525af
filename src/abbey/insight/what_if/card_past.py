"""Draws a past for the cards that fits all one seat has heard, back from where they lie at some moment.

Who played, drew and shuffled when is open. So the past is walked backwards: what somebody drew is one of the cards that
they held then, and everything drawn from a pile adds up to that pile.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from abbey.rules import Note, Position, Stream, View
from abbey.rules.core.pieces import card_of
from abbey.rules.names import HAND_SIZE, NONE, SeatNumber, seat_numbers
from abbey.search.decoding import CARD_NUMBERS, PLAY_NUMBERS

Drawn = TypeVar("Drawn")


def drawn(weighed: Sequence[tuple[Drawn, float]], chance: Stream) -> Drawn:
    """Draw one of these, each as likely as its weight says."""
    rest = chance.random() * sum(weight for _, weight in weighed)
    for piece, weight in weighed:
        rest -= weight
        if rest < 0:
            return piece
    return weighed[-1][0]


class CardEvent(NamedTuple):
    """Tells that a seat played a card, or drew one, which is None where the viewer does not know it."""

    what: str
    seat: SeatNumber
    card: int | None


Span = list[CardEvent]  # from one shuffle to the next


def spans_of(first: View, heard: Iterable[Note]) -> list[Span]:
    """Return what happened to the cards as the viewer heard it, divided by shuffles; `first` is its first view."""
    spans = [_dealing(first)]
    for note in heard:
        if note.what == "shuffled":
            spans.append([])
        elif note.what == "played" and note.seat is not None:
            spans[-1].append(CardEvent("played", note.seat, card_of(PLAY_NUMBERS[note.card])))
        elif note.what == "drew" and note.seat is not None:
            spans[-1].append(CardEvent("drew", note.seat, CARD_NUMBERS[note.card] if note.card else None))
    return spans


def _dealing(first: View) -> Span:
    """Return the deal as draws: the viewer knows its own hand."""
    own: list[int | None] = list(first.hand)
    hands = [own if seat == first.viewer else [None] * HAND_SIZE for seat in seat_numbers(first.players)]
    return [CardEvent("drew", seat, card) for seat in seat_numbers(first.players) for card in hands[seat]]


def card_past(now: Position, viewer: SeatNumber, spans: Sequence[Span], chance: Stream) -> list[list[int]] | None:
    """Return every pile as it was drawn from, the first with the hands that were dealt from it.

    Returns None where this draw came to no end, or where the cards cannot have come to lie as they do in `now`.
    """
    hands = [[card for card in hand if card != NONE] for hand in now.hands[: now.players]]
    pile = now.deck[: now.deck_len]
    whole = [*pile, *now.discard[: now.discard_len], *(card for hand in hands for card in hand)]
    piles: list[list[int]] = []
    for number in reversed(range(len(spans))):
        shuffled = [event.card for event in spans[number - 1] if event.what == "played"] if number else whole
        if not _SpanWalk(spans[number], viewer, hands, pile, shuffled, chance).undo():
            return None
        piles.insert(0, pile[::-1])
        pile = []
    return piles


class _SpanWalk:
    """Takes back what happened between two shuffles, on the hands and the pile that it is given."""

    def __init__(
        self,
        span: Span,
        viewer: SeatNumber,
        hands: list[list[int]],
        pile: list[int],
        shuffled: Sequence[int | None],
        chance: Stream,
    ) -> None:
        others = [event for event in span if event.seat != viewer]
        known = [event.card for event in span if event.seat == viewer and event.what == "drew"]
        self._span, self._viewer, self._hands, self._pile, self._chance = span, viewer, hands, pile, chance
        self._draws = Counter(event.seat for event in others if event.what == "drew")  # by seat: still to take back
        self._new = Counter(shuffled)  # drawn by others since the shuffle, and still to take back
        self._new.subtract([*pile, *known])
        self._open = Counter(_may_be_new(span, viewer, hands, self._draws))  # the same, and those that only may be

    def undo(self) -> bool:
        """Take everything back; False where it cannot be done this way."""
        if any(count < 0 for count in self._new.values()):
            return False
        for event in reversed(self._span):
            if event.what == "drew":
                card = event.card if event.seat == self._viewer else self._undrawn(event.seat)
                if card is None:
                    return False
                self._pile.append(card)
            elif event.seat != self._viewer and event.card is not None:
                self._hands[event.seat].append(event.card)
        return not any(self._new.values())

    def _undrawn(self, seat: SeatNumber) -> int | None:
        """Take a card that the seat may have drawn just then out of its hand."""
        hand = self._hands[seat]
        held = [card for card in hand if self._new[card] > 0]
        if not held:
            return None
        surely = [card for card in held if self._new[card] >= self._open[card]]
        card = surely[self._chance.below(len(surely))] if surely else self._likely(held)
        hand.remove(card)
        self._new[card] -= 1
        self._open[card] -= 1
        self._draws[seat] -= 1
        if not self._draws[seat]:
            self._open.subtract(hand)  # they were there at the shuffle already
        return card

    def _likely(self, held: list[int]) -> int:
        return drawn([(card, self._new[card] / self._open[card]) for card in held], self._chance)


def _may_be_new(span: Span, viewer: SeatNumber, hands: list[list[int]], draws: "Counter[SeatNumber]") -> Iterator[int]:
    """Yield the cards that others may have drawn since the shuffle: those they hold, and played after a first draw."""
    drawn: set[SeatNumber] = set()
    for event in span:
        if event.what == "drew":
            drawn.add(event.seat)
        elif event.seat != viewer and event.seat in drawn and event.card is not None:
            yield event.card
    for seat in draws:
        yield from hands[seat]
