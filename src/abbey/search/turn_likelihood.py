"""Judges a turn as those who see no hand do: how likely each kind of player, as each monk, would end it so.

A player of a model ends a turn with a chance that grows with what the end is worth to its monk, among all ends that its
hand allows. The hand is unknown but for the card played: the other two are any pair of the cards out of sight.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from abbey.rules.core.pieces import FIGURE_CARD, PLAY_ADSON, PLAY_WILLIAM, card_of
from abbey.rules.core.position import Position
from abbey.rules.core.step import step
from abbey.rules.names import HAND_SIZE, MONK_COUNT, NONE, ActionNumber
from abbey.search.backend import Backend
from abbey.search.kernels.card_weights import weigh_cards
from abbey.search.kernels.end_ranks import rank_end
from abbey.search.kernels.exposure import expose, model_gains
from abbey.search.kernels.prices import PRICES, price_monks
from abbey.search.kernels.signs import SIGNS, read_signs
from abbey.search.kernels.turn_ends import find_ends
from abbey.search.kernels.workspace import Models, ObservedTurn, Valuations
from abbey.search.turn_search import TurnSearch, space_of

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
class Eyes:
    """Says in whose eyes a turn exposes its player: some of the models, with readers or without."""

    models: tuple[Model, ...]
    reading: bool
    weights: Rows  # by model, then by reader, then for chance, and by monk: how likely it is so far
    room: Sequence[float]  # by monk: what the other seats leave of it


@dataclass(frozen=True, slots=True)
class Mind:
    """Says how a kind of mind values the end of a turn."""

    scale: float  # a lead that is a clear one; 0 for a mind that looks at its own monk alone
    rivals: Rows  # by own monk and other monk: how likely that one is a rival
    hiding: float = 0.0  # what being known would cost it,
    eyes: int = 0  # and to whom: which of the eyes
    slack: float = 0.0  # any end that is so close to the best one will do


@dataclass(frozen=True, slots=True)
class Minds:
    """Lists kinds of minds, and how likely the player of a turn is each monk to those who watch."""

    kinds: Sequence[Mind]
    shares: Sequence[float]


@dataclass(frozen=True, slots=True)
class EndRanks:
    """Says how good the end of a turn was among all that its card allowed, by mind and monk."""

    ends: int
    better: Rows  # how many were better, ties by half; last for a mind that would be anybody
    behind: Rows  # by how much the best one was better, as the mind values it; 0 if this was the best


@dataclass(frozen=True, slots=True)
class CardWeight:
    """Sums the weights of all ends that a card leads to, by monk and model, and counts those ends."""

    sums: list[list[float]]
    size: int


class TurnLikelihood:
    """Judges the turn that begins in this position."""

    def __init__(self, search: TurnSearch, start: Position, observers: Observers) -> None:
        self._search = search
        self._start = start.copy()
        self._observers = observers
        self._models = sorted(observers.models, key=lambda model: model.rival_weight)  # as kernels take them fastest
        self._readers = [list(reader[start.day - 1]) for reader in observers.readers]
        self.before = [0] * PRICES
        price_monks(start, start.day, self.before)
        self._cards = unseen_cards(start)
        self._weights: dict[int, CardWeight] = {}  # of the cards that were asked about so far
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

    def exposures(self, plays: Sequence[int], ends: Sequence[Sequence[int]], eyes: "Eyes") -> Rows:
        """Return, for each end (its prices) and the play that leads there, how sure of each monk others would be."""
        backend = space_of(self._search).backend
        cards = sorted({card_of(play) for play in plays})
        models = [self._observers.models.index(model) for model in eyes.models]
        shares = [[shares[model] for model in models] for shares in map(self._shares_of, cards)]
        turn = ObservedTurn(
            before=backend.ints(self.before),
            shares=backend.floats(shares),
            evens=backend.floats([self._even_of(card) for card in cards]),
            readers=backend.float_rows(self._readers if eyes.reading else [], SIGNS),
            weights=backend.floats(eyes.weights),
            room=backend.floats(list(eyes.room)),
        )
        [exposures] = backend.float_blocks(1, len(ends), MONK_COUNT)
        backend.run(expose)(
            turn,
            _models(backend, eyes.models),
            backend.ints([list(prices) for prices in ends]),
            backend.ints([cards.index(card_of(play)) for play in plays]),
            backend.float_zeros(MONK_COUNT),
            backend.float_zeros(MONK_COUNT),
            exposures,
        )
        return backend.read(exposures)

    def ranks(self, play: ActionNumber, after: list[int], minds: "Minds", eyes: Sequence["Eyes"]) -> "EndRanks":
        """Return how the end of the turn ranks among all that its card allowed, for each of the minds."""
        backend = space_of(self._search).backend
        alike = Counter(self.ends(play))
        ends = [after, *map(list, alike)]
        exposures = [self.exposures([play] * len(ends), ends, one) for one in eyes]
        valuations = Valuations(
            scales=backend.floats([mind.scale for mind in minds.kinds]),
            rivals=backend.floats([mind.rivals for mind in minds.kinds]),
            hiding=backend.floats([mind.hiding for mind in minds.kinds]),
            eyes=backend.ints([mind.eyes for mind in minds.kinds]),
            slacks=backend.floats([mind.slack for mind in minds.kinds]),
            shares=backend.floats(list(minds.shares)),
        )
        ranks, gaps, values = (
            backend.float_blocks(1, lines, MONK_COUNT)[0]
            for lines in (len(minds.kinds) + 1, len(minds.kinds), len(ends))
        )
        counts = backend.ints([0, *alike.values()])
        backend.run(rank_end)(valuations, backend.ints(ends), counts, backend.floats(exposures), values, ranks, gaps)
        return EndRanks(alike.total(), backend.read(ranks), backend.read(gaps))

    def ends(self, play: ActionNumber) -> list[tuple[int, ...]]:
        """Return the prices of all ends that the card of this play leads to."""
        card = card_of(play)
        backend, arrays = space_of(self._search)
        found: list[tuple[int, ...]] = []
        for way in plays_of([card]):
            s = self._start.copy()
            s.hands[s.turn][0] = card
            step(s, s.turn, way)
            backend.put(arrays.boards, 0, s)
            found += map(tuple, backend.read(arrays.prices[: backend.run(find_ends)(arrays, True)]))
        return found

    def _weigh(self, card: int) -> None:
        """Weigh a card, and those that it is compared with, in the eyes of those who see no hand."""
        missing = {card, *chain.from_iterable(self._pairs(card))} - self._weights.keys()
        if not missing:
            return
        backend, arrays = space_of(self._search)
        plays = plays_of(missing)
        starts = backend.boards(1)
        backend.put(starts, 0, self._start)
        sums = backend.float_blocks(len(plays), MONK_COUNT, len(self._models))
        sizes = backend.zeros(len(plays))
        before = backend.zeros(PRICES)
        backend.run(weigh_cards)(
            starts, arrays, before, backend.ints(plays), _models(backend, self._models), sums, sizes
        )
        weights = [CardWeight(*pair) for pair in zip(backend.read(sums), backend.read(sizes), strict=True)]
        self._weights |= _by_card(plays, weights)

    def _even_of(self, card: int) -> float:
        """Return the chance of an end if all that the hand allows are equally likely."""
        if card not in self._even:
            self._weigh(card)
            size = self._weights[card].size
            sizes = [size + self._weights[one].size + self._weights[other].size for one, other in self._pairs(card)]
            self._even[card] = sum(1 / size for size in sizes) / len(sizes)
        return self._even[card]

    def _shares_of(self, card: int) -> Rows:
        """Return, by model and monk, one over the sum of all ends, on the average over hands with this card."""
        if card not in self._shares:
            self._weigh(card)
            pairs = [(self._weights[one].sums, self._weights[other].sums) for one, other in self._pairs(card)]
            own = self._weights[card].sums
            self._shares[card] = [
                [
                    sum(1 / (own[m][k] + one[m][k] + other[m][k]) for one, other in pairs) / len(pairs)
                    for m in range(MONK_COUNT)
                ]
                for k in map(self._models.index, self._observers.models)
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


def _models(backend: Backend, models: Sequence[Model]) -> Models:
    return Models(
        rival_weights=backend.floats([model.rival_weight for model in models]),
        temperatures=backend.floats([model.temperature for model in models]),
    )


def unseen_cards(position: Position) -> list[int]:
    """Return the cards that somebody who holds none does not see, sorted."""
    hands = [card for hand in position.hands[: position.players] for card in hand[:HAND_SIZE] if card != NONE]
    return sorted(hands + position.deck[: position.deck_len])


def plays_of(cards: Iterable[int]) -> list[int]:
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
