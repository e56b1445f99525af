"""A turn in the eyes of those who see no hand: how likely each kind of player, as each monk, would end it so.

A player of a model ends a turn with a chance that grows with what the end is worth to its monk, among all ends that its
hand allows. The hand is unknown but for the card played: the other two are any pair of the cards out of sight.
"""

from collections.abc import Sequence
from typing import Final

from abbey.rules.core.pieces import FIGURE_CARD, PLAY_ADSON, PLAY_WILLIAM, card_of
from abbey.rules.core.position import Position
from abbey.rules.names import HAND_SIZE, MONK_COUNT, NONE
from abbey.search.desk import Desk, Observers, Weighed
from abbey.search.kernels.giveaway import give_away, model_gains
from abbey.search.kernels.prices import PRICES, price_monks, write_tracks
from abbey.search.kernels.signs import SIGNS, read_signs

PAIRS: Final = 12  # so many pairs of other cards stand for all

Rows = list[list[float]]


class Stakes:
    """Of the turn that begins in this world."""

    def __init__(self, desk: Desk, world: Position, observers: Observers) -> None:
        self._desk = desk
        self._observers = observers
        self._readers = [list(reader[world.day - 1]) for reader in observers.readers]
        self.before = [0] * PRICES
        price_monks(world, world.day, self.before)
        write_tracks(world, world.day, self.before)
        self._cards = unseen_cards(world)
        plays = plays_of(self._cards)
        self._weighed = _by_card(plays, desk.cards(world, plays, observers.models))
        self._even: dict[int, float] = {}
        self._shares: dict[int, Rows] = {}

    def gains(self, play: int, after: list[int]) -> Rows:
        """By observer and monk, what a turn that began with this play and ended so adds to the log-likelihood.

        The last line is for somebody who plays at random, against whom the others are measured.
        """
        card = card_of(play)
        even = self._even_of(card)
        rows = [[0.0] * MONK_COUNT for _ in range(len(self._observers.models) + len(self._readers) + 1)]
        for model, share, row in zip(self._observers.models, self._shares_of(card), rows, strict=False):
            model_gains(self.before, after, share, even, model.grudge, model.warmth, row)
        for reader, row in zip(self._readers, rows[len(self._observers.models) :], strict=False):
            read_signs(self.before, after, reader, row)
        return rows

    def known(
        self, plays: Sequence[int], prices: Sequence[Sequence[int]], weights: Rows, room: Sequence[float], me: int
    ) -> list[float]:
        """For each end of the turn, by its play and prices: how sure others would be that the seat is `me`."""
        cards = sorted({card_of(play) for play in plays})
        speed = self._desk.gear
        known = speed.real(len(plays))
        models = self._observers.models
        speed.run(give_away)(
            speed.wholes(self.before),
            speed.wholes(prices),
            speed.wholes([cards.index(card_of(play)) for play in plays]),
            speed.reals([self._shares_of(card) for card in cards]),
            speed.reals([self._even_of(card) for card in cards]),
            speed.reals([model.grudge for model in models]),
            speed.reals([model.warmth for model in models]),
            speed.table(self._readers, SIGNS),
            speed.reals(weights),
            speed.reals(room),
            me,
            speed.real(MONK_COUNT),
            speed.real(MONK_COUNT),
            known,
        )
        answer: list[float] = speed.plain(known)
        return answer

    def _even_of(self, card: int) -> float:
        """The chance of an end if all that the hand allows are equally likely."""
        if card not in self._even:
            size = self._weighed[card].size
            sizes = [size + self._weighed[one].size + self._weighed[other].size for one, other in self._pairs(card)]
            self._even[card] = sum(1 / size for size in sizes) / len(sizes)
        return self._even[card]

    def _shares_of(self, card: int) -> Rows:
        """By model and monk: one over the sum of all ends, on the average over hands with this card."""
        if card not in self._shares:
            pairs = [(self._weighed[one].sums, self._weighed[other].sums) for one, other in self._pairs(card)]
            own = self._weighed[card].sums
            self._shares[card] = [
                [
                    sum(1 / (own[k][m] + one[k][m] + other[k][m]) for one, other in pairs) / len(pairs)
                    for m in range(MONK_COUNT)
                ]
                for k in range(len(self._observers.models))
            ]
        return self._shares[card]

    def _pairs(self, card: int) -> list[tuple[int, int]]:
        """Pairs of other cards, evenly picked."""
        rest = self._rest(card)
        stride = len(rest) // 2 or 1
        step = max(1, len(rest) // PAIRS)
        return [(rest[i], rest[(i + stride) % len(rest)]) for i in range(0, len(rest), step)]

    def _rest(self, card: int) -> list[int]:
        rest = list(self._cards)
        if len(rest) > 1:
            rest.remove(card)
        return rest


def unseen_cards(world: Position) -> list[int]:
    """The cards that somebody who holds none does not see, sorted."""
    hands = [card for hand in world.hands[: world.players] for card in hand[:HAND_SIZE] if card != NONE]
    return sorted(hands + world.deck[: world.deck_len])


def plays_of(cards: Sequence[int]) -> list[int]:
    plays = sorted(set(cards))
    return [*plays[:-1], PLAY_WILLIAM, PLAY_ADSON] if plays[-1] == FIGURE_CARD else plays


def _by_card(plays: Sequence[int], weighed: Sequence[Weighed]) -> dict[int, Weighed]:
    """The two ways to play a William/Adson card are one card."""
    cards: dict[int, Weighed] = {}
    for play, worth in zip(plays, weighed, strict=True):
        card = card_of(play)
        cards[card] = _together(cards[card], worth) if card in cards else worth
    return cards


def _together(one: Weighed, other: Weighed) -> Weighed:
    sums = [[a + b for a, b in zip(x, y, strict=True)] for x, y in zip(one.sums, other.sums, strict=True)]
    return Weighed(sums, one.size + other.size)
