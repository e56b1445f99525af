"""Believes who is who at any table: it asks which kind of mind each player has, and reads each kind by its own values.

A mind that thinks is read backwards: for every monk that a seat may be, and every kind of mind, its turn is valued as
that mind would have, and its rank among all that the card allowed says how likely that was. Kinds are mixed by how well
each explains a seat; and usually all who sit together are of one kind.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import compress
from math import exp, prod
from typing import Final

from abbey.bots.belief.assignments import Assignment, Rows, assignments
from abbey.bots.belief.belief import Belief, Update, mixed, room_left
from abbey.bots.belief.hiding_prior import price_of_being_known
from abbey.bots.belief.mind_ranks import CUNNING_HIDING, DEDUCES, KINDS, PRIORS, gains_of, suited
from abbey.bots.belief.observers import CUNNING, MODELS
from abbey.rules import View
from abbey.rules.names import LAST_DAY, MONK_COUNT, NONE, SeatNumber, by_seat, seat_numbers
from abbey.search import DAY_CARD_PRICE, End, EndRanks, Eyes, Mind, Minds, SeenTurn, TurnSearch, clear_lead, odds

MONK_NUMBERS: Final = range(MONK_COUNT)
ALIKE: Final = 0.9  # how likely all at a table are of one kind, before anything is known
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

    def seen_as(self, *, reading: bool) -> Rows:
        """Return how well each monk fits each seat to those who know nobody's; they read signs, or only see turns.

        That no two are the same is not in it yet.
        """
        return self._fitting_mix(self._lines(reading=reading))

    def seen_after(self, view: View, ends: Sequence[End], *, reading: bool) -> Rows:
        """Return, for each end of this player's turn, how likely they would then think each monk.

        The view is that of a player, and one that this belief has looked at as far as everybody sees it.
        """
        seat, lines = view.seat, self._lines(reading=reading)
        room, fits = room_left(self._fitting_mix(lines), seat), self.possible(seat)
        rows = []
        for gains in self._history.gains(view, ends):
            told = self._seen_lines(gains, reading=reading)
            after = [
                [weight * exp(gain) for weight, gain in zip(line, row, strict=True)]
                for line, row in zip(lines[seat], told, strict=True)
            ]
            likely = [weight * left for weight, left in zip(mixed(after, fits), room, strict=True)]
            rows.append([chance / sum(likely) for chance in likely])
        return rows

    def deducing(self, seat: SeatNumber) -> float:
        """Return how many of the others at this seat's table draw conclusions, as a share."""
        others = [self.kinds(other) for other in seat_numbers(len(self._identities)) if other != seat]
        return sum(sum(compress(shares, DEDUCES)) for shares in others) / len(others)

    def joint_knowing(self, identities: Sequence[int]) -> list[tuple[Assignment, float]]:
        """Return what `joint` would to somebody who knows these identities."""
        return assignments(self._knowing(identities))

    def _weights(self) -> Rows:
        return self._knowing(self._identities)

    def _knowing(self, identities: Sequence[int]) -> Rows:
        known = [seat for seat, own in by_seat(identities) if own != NONE]
        return [
            [weight if own in (NONE, monk) else 0.0 for monk, weight in enumerate(row)]
            for own, row in zip(identities, self.weights_besides(known), strict=True)
        ]

    def weights_besides(self, known: Sequence[SeatNumber]) -> Rows:
        """Return how well each monk fits each seat by what it has shown and done, to somebody who knows these seats.

        What kind of player they are says nothing about the others then. Rows are to be read on their own: that no two
        seats are the same monk is not in them.
        """
        seats = seat_numbers(len(self._identities))
        shares = {seat: self.kinds(seat) for seat in seats if seat not in known}
        return [
            mixed(
                self._in_company(seat, [share for other, share in shares.items() if other != seat]),
                self.possible(seat),
            )
            for seat in seats
        ]

    def _in_company(self, seat: SeatNumber, others: Sequence[Sequence[float]]) -> Rows:
        """Return the weights of a seat by kind and monk, with priors that follow what the others seem to be.

        How well a kind explains another seat, against the mean over all kinds, is that seat's share over the prior.
        """
        fits = [prod(shares[kind] / prior for shares in others) for kind, prior in enumerate(PRIORS)]
        priors = [prior * (1 - ALIKE + ALIKE * fit) for prior, fit in zip(PRIORS, fits, strict=True)]
        return [[prior * weight for weight in row] for prior, row in zip(priors, self._of_kinds(seat), strict=True)]

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
        for row, gained in zip(self._by_kind[turn.seat], gains_of(turn.day, ranks), strict=False):
            for monk in MONK_NUMBERS:
                row[monk] += gained[monk]
        kinds = self.kinds(turn.seat)[: len(KINDS)]
        likeliest = kinds.index(max(kinds))
        return replace(update, suited=suited(likeliest, ranks.behind[likeliest], self.possible(turn.seat)))

    def _ranks(self, turn: SeenTurn) -> EndRanks:
        """Return how the turn's end ranks for each kind and monk, by what everybody could know before it."""
        seat = turn.seat
        eyes = [self._eyes(seat, reading=reading) for reading in (False, True)]
        shares, given = self._given(seat)
        lead = clear_lead(turn.day)
        hiding = self._cunning_price(seat)
        minds = [
            Mind(
                kind.wide * lead,
                self._rivals(given if kind.deduces else None, turn.day_cards, seat, kind.wide * lead),
                hiding if kind.cunning else kind.hiding,
                READ if kind.cunning else MODELLED,
                kind.slack,
            )
            for kind in KINDS
        ]
        return turn.ranks(Minds(minds, shares), eyes)

    def _eyes(self, seat: SeatNumber, *, reading: bool) -> Eyes:
        lines = self._lines(reading=reading)
        return Eyes(MODELS, reading, lines[seat], room_left(self._fitting_mix(lines), seat))

    def _lines(self, *, reading: bool) -> list[Rows]:
        """Return, by seat, model and monk, how well each explains the seat to those who read signs, or do not."""
        seats = seat_numbers(len(self._identities))
        weighed = [self._weighed(seat, self._public_priors) for seat in seats]
        return [self._seen_lines(lines, reading=reading) for lines in weighed]

    def _seen_lines(self, lines: Rows, *, reading: bool) -> Rows:
        """Return those of the lines, one for each observer, that count for who reads signs or does not."""
        told = self._public_lines(lines)
        return told if reading else [*told[: len(MODELS)], told[-1]]

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
