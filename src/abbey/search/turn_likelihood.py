"""Judges a turn as those who see no hand do: how likely each kind of player, as each monk, would end it so.

A player of a model ends a turn with a chance that grows with what the end is worth to its monk, among all ends that its
hand allows. The hand is unknown but for the card played: the other two are any pair of the cards out of sight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from abbey.rules.core.pieces import FIGURE_CARD, PLAY_ADSON, PLAY_WILLIAM, card_of
from abbey.rules.core.position import Position
from abbey.rules.names import HAND_SIZE, MONK_COUNT, NONE, ActionNumber
from abbey.search.backend import Backend
from abbey.search.kernels.card_weights import weigh_cards
from abbey.search.kernels.exposure import expose, model_gains
from abbey.search.kernels.prices import PRICES, price_monks, write_tracks
from abbey.search.kernels.signs import SIGNS, read_signs
from abbey.search.kernels.workspace import Models, ObservedTurn
from abbey.search.turn_search import End, TurnSearch, space_of

PAIRS: Final = 12  # so many pairs of other cards stand for all

Rows = list[list[float]]
Reader = tuple[tuple[float, ...], ...]  # by day, what each sign is worth: see `abbey.search.kernels.signs`


@dataclass(frozen=True, slots=True)
class Model:
    """Says how an observer thinks that players decide: see `abbey.search.kernels.card_weights`."""

    rival_weight: float
    temperature: float


@dataclass(frozen=True, slots=True)
class Observers:
    """Lists who may be watching: those who think that people decide by a model, and those who read signs."""

    models: tuple[Model, ...]
    readers: tuple[Reader, ...] = ()


@dataclass(frozen=True, slots=True)
class CardWeight:
    """Sums the weights of all ends that a card leads to, by model and monk, and counts those ends."""

    sums: list[list[float]]
    size: int


class TurnLikelihood:
    """Judges the turn that begins in this position."""

    def __init__(self, search: TurnSearch, start: Position, observers: Observers) -> None:
        self._search = search
        self._observers = observers
        self._readers = [list(reader[start.day - 1]) for reader in observers.readers]
        self.before = [0] * PRICES
        price_monks(start, start.day, self.before)
        write_tracks(start, start.day, self.before)
        self._cards = unseen_cards(start)
        self._weights = self._weigh(start)
        self._even: dict[int, float] = {}
        self._shares: dict[int, Rows] = {}

    def gains(self, play: ActionNumber, after: list[int]) -> Rows:
        """Return, by observer and monk, what a turn with this play and end adds to the log-likelihood.

        The last line is for somebody who plays at random, against whom the others are measured.
        """
        card = card_of(play)
        even = self._even_of(card)
        models = self._observers.models
        rows = [[0.0] * MONK_COUNT for _ in range(len(models) + len(self._readers) + 1)]
        for model, share, row in zip(models, self._shares_of(card), rows, strict=False):
            model_gains(self.before, after, share, even, model.rival_weight, model.temperature, row)
        for reader, row in zip(self._readers, rows[len(models) :], strict=False):
            read_signs(self.before, after, reader, row)
        return rows

    def exposures(
        self, plays: Sequence[int], ends: Sequence[End], weights: Rows, room: Sequence[float], me: int
    ) -> list[float]:
        """Return, for each end and the play that leads there, how sure others would be that the seat is `me`.

        `weights` are the observers' so far, by monk, the last for somebody who plays at random; `room` is what the
        other seats leave of each monk.
        """
        backend = space_of(self._search).backend
        cards = sorted({card_of(play) for play in plays})
        turn = ObservedTurn(
            before=backend.ints(self.before),
            shares=backend.floats([self._shares_of(card) for card in cards]),
            evens=backend.floats([self._even_of(card) for card in cards]),
            readers=backend.float_rows(self._readers, SIGNS),
            weights=backend.floats(weights),
            room=backend.floats(list(room)),
        )
        exposures = backend.float_zeros(len(ends))
        backend.run(expose)(
            turn,
            self._models(backend),
            backend.ints([list(end.prices) for end in ends]),
            backend.ints([cards.index(card_of(play)) for play in plays]),
            me,
            backend.float_zeros(MONK_COUNT),
            backend.float_zeros(MONK_COUNT),
            exposures,
        )
        return backend.read(exposures)

    def _weigh(self, start: Position) -> dict[int, CardWeight]:
        """Weigh each card in the eyes of those who see no hand."""
        backend, arrays = space_of(self._search)
        plays = plays_of(self._cards)
        starts = backend.boards(1)
        backend.put(starts, 0, start)
        sums = backend.float_blocks(len(plays), len(self._observers.models), MONK_COUNT)
        sizes = backend.zeros(len(plays))
        before = backend.zeros(PRICES)
        backend.run(weigh_cards)(starts, arrays, before, backend.ints(plays), self._models(backend), sums, sizes)
        weights = [CardWeight(*pair) for pair in zip(backend.read(sums), backend.read(sizes), strict=True)]
        return _by_card(plays, weights)

    def _models(self, backend: Backend) -> Models:
        return Models(
            rival_weights=backend.floats([model.rival_weight for model in self._observers.models]),
            temperatures=backend.floats([model.temperature for model in self._observers.models]),
        )

    def _even_of(self, card: int) -> float:
        """Return the chance of an end if all that the hand allows are equally likely."""
        if card not in self._even:
            size = self._weights[card].size
            sizes = [size + self._weights[one].size + self._weights[other].size for one, other in self._pairs(card)]
            self._even[card] = sum(1 / size for size in sizes) / len(sizes)
        return self._even[card]

    def _shares_of(self, card: int) -> Rows:
        """Return, by model and monk, one over the sum of all ends, on the average over hands with this card."""
        if card not in self._shares:
            pairs = [(self._weights[one].sums, self._weights[other].sums) for one, other in self._pairs(card)]
            own = self._weights[card].sums
            self._shares[card] = [
                [
                    sum(1 / (own[k][m] + one[k][m] + other[k][m]) for one, other in pairs) / len(pairs)
                    for m in range(MONK_COUNT)
                ]
                for k in range(len(self._observers.models))
            ]
        return self._shares[card]

    def _pairs(self, card: int) -> list[tuple[int, int]]:
        """Return pairs of other cards, evenly picked."""
        rest = self._rest(card)
        stride = len(rest) // 2 or 1
        step = max(1, len(rest) // PAIRS)
        return [(rest[i], rest[(i + stride) % len(rest)]) for i in range(0, len(rest), step)]

    def _rest(self, card: int) -> list[int]:
        rest = list(self._cards)
        if len(rest) > 1:
            rest.remove(card)
        return rest


def unseen_cards(position: Position) -> list[int]:
    """Return the cards that somebody who holds none does not see, sorted."""
    hands = [card for hand in position.hands[: position.players] for card in hand[:HAND_SIZE] if card != NONE]
    return sorted(hands + position.deck[: position.deck_len])


def plays_of(cards: Sequence[int]) -> list[int]:
    """Return the numbers of all ways to play one of these cards."""
    plays = sorted(set(cards))
    return [*plays[:-1], PLAY_WILLIAM, PLAY_ADSON] if plays[-1] == FIGURE_CARD else plays


def _by_card(plays: Sequence[int], weights: Sequence[CardWeight]) -> dict[int, CardWeight]:
    """Return the weight of each card; the two ways to play a William/Adson card are one card."""
    cards: dict[int, CardWeight] = {}
    for play, weight in zip(plays, weights, strict=True):
        card = card_of(play)
        cards[card] = _together(cards[card], weight) if card in cards else weight
    return cards


def _together(one: CardWeight, other: CardWeight) -> CardWeight:
    sums = [[a + b for a, b in zip(x, y, strict=True)] for x, y in zip(one.sums, other.sums, strict=True)]
    return CardWeight(sums, one.size + other.size)
