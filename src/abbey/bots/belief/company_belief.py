"""Believes who is who at any table: it asks which kind of mind each player has, and reads each kind by its own values.

A mind that thinks is read backwards: for every monk that a seat may be, and every kind of mind, its turn is valued as
that mind would have, and its rank among all that the card allowed says how likely that was. Kinds are mixed by how well
each explains a seat, and those who sit together are likely to be of one kind.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from abbey.bots.belief.assignments import Rows, assignments
from abbey.bots.belief.belief import Belief, Update, mixed, room_left
from abbey.bots.belief.hiding_prior import price_of_being_known
from abbey.bots.belief.mind_ranks import CUNNING_HIDING, KINDS, PRIORS, gain
from abbey.bots.belief.observers import CUNNING, MODELS
from abbey.rules.names import LAST_DAY, MONK_COUNT, NONE, SeatNumber, by_seat, seat_numbers
from abbey.search import DAY_CARD_PRICE, EndRanks, Eyes, Mind, Minds, SeenTurn, TurnSearch, clear_lead, odds

MONK_NUMBERS: Final = range(MONK_COUNT)
COMPANY: Final = 0.5  # how much the others at the table say about what kind a player is
MODELLED, READ = 0, 1  # eyes from which minds hide
EVEN: Final = [[0.0 if other == monk else 1 / (MONK_COUNT - 1) for other in MONK_NUMBERS] for monk in MONK_NUMBERS]


class CompanyBelief(Belief):
    """Keeps one viewer's belief; what others conclude is still what `Belief` says."""

    def __init__(self, search: TurnSearch) -> None:
        super().__init__(search, LAST_DAY, CUNNING)
        self._by_kind: list[Rows] = []  # by seat, kind (the last plays at random) and monk: log-likelihoods

    def kinds(self, seat: SeatNumber) -> list[float]:
        """Return how likely this seat is of each kind, by its own turns alone; the last plays at random."""
        weights = [prior * sum(row) for prior, row in zip(PRIORS, self._of_kinds(seat), strict=True)]
        return [weight / sum(weights) for weight in weights]

    def _weights(self) -> Rows:
        seats = seat_numbers(len(self._identities))
        shares = {seat: self.kinds(seat) for seat in seats if self._identities[seat] == NONE}
        return [
            mixed(
                self._in_company(seat, [share for other, share in shares.items() if other != seat]), self._fitting(seat)
            )
            for seat in seats
        ]

    def _in_company(self, seat: SeatNumber, others: Sequence[Sequence[float]]) -> Rows:
        """Return the weights of a seat by kind and monk, with priors that follow what the others seem to be."""
        rows = self._of_kinds(seat)
        known = [sum(shares) / len(others) for shares in zip(*others, strict=True)] if others else PRIORS
        priors = [(1 - COMPANY) * prior + COMPANY * share for prior, share in zip(PRIORS, known, strict=True)]
        return [[prior * weight for weight in row] for prior, row in zip(priors, rows, strict=True)]

    def _of_kinds(self, seat: SeatNumber) -> Rows:
        logs = self._by_kind[seat]
        best = max(max(row) for row in logs)
        return [[exp(value - best) for value in row] for row in logs]

    def _forget_all(self) -> None:
        super()._forget_all()
        self._by_kind = [[[0.0] * MONK_COUNT for _ in PRIORS] for _ in self._identities]

    def _learn(self, turn: SeenTurn) -> Update:
        ranks = self._ranks(turn)
        update = super()._learn(turn)
        for kind, (row, better) in enumerate(zip(self._by_kind[turn.seat], ranks.better, strict=False)):
            for monk in MONK_NUMBERS:
                row[monk] += gain(kind, turn.day, better[monk], ranks.ends)
        return update

    def _ranks(self, turn: SeenTurn) -> EndRanks:
        """Return how the turn's end ranks for each kind and monk, by what everybody could know before it."""
        seat = turn.seat
        lines = [self._public_weights(one) for one in seat_numbers(len(self._identities))]
        simple = [[*line[: len(MODELS)], line[-1]] for line in lines]
        eyes = [
            Eyes(MODELS, reading, seen[seat], room_left(self._fitting_mix(seen), seat))
            for reading, seen in ((False, simple), (True, lines))
        ]
        shares, given = self._given(seat)
        lead = clear_lead(turn.day)
        hiding = self._cunning_price(seat)
        minds = [
            Mind(
                kind.wide * lead,
                self._rivals(given if kind.deduces else None, turn.day_cards, seat, kind.wide * lead),
                hiding if kind.cunning else kind.hiding,
                READ if kind.cunning else MODELLED,
            )
            for kind in KINDS
        ]
        return turn.ranks(Minds(minds, shares), eyes)

    def _fitting_mix(self, lines: Sequence[Rows]) -> Rows:
        return [mixed(rows, self.possible(seat)) for seat, rows in by_seat(lines)]

    def _cunning_price(self, seat: SeatNumber) -> float:
        others = [self.hides(other) for other in seat_numbers(len(self._identities)) if other != seat]
        return price_of_being_known(CUNNING_HIDING, others)

    def _given(self, seat: SeatNumber) -> tuple[list[float], list[Rows]]:
        """Return how likely a seat is each monk to everybody, and for each monk who the others are then."""
        shares = [0.0] * MONK_COUNT
        given = [[[0.0] * MONK_COUNT for _ in self._identities] for _ in MONK_NUMBERS]
        for truth, chance in assignments(self._weights_of_all()):
            shares[truth[seat]] += chance
            for row, monk in zip(given[truth[seat]], truth, strict=True):
                row[monk] += chance
        for share, rows in zip(shares, given, strict=True):
            for row in rows:
                row[:] = [chance / share if share else 0.0 for chance in row]
        return shares, given

    def _rivals(self, given: list[Rows] | None, day_cards: Sequence[int], seat: SeatNumber, scale: float) -> Rows:
        """Return, by own monk and other monk, how much a rival with it would count."""
        if not scale:
            return EVEN
        likely = [
            0.0 if other == seat else odds(-DAY_CARD_PRICE * (cards - day_cards[seat]), scale)
            for other, cards in enumerate(day_cards)
        ]
        if given is None:
            return [[sum(likely) * share for share in row] for row in EVEN]
        return [
            [sum(weight * row[monk] for weight, row in zip(likely, rows, strict=True)) for monk in MONK_NUMBERS]
            for rows in given
        ]
