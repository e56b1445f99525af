"""Chooses the last day's guesses: among all ways to lay different markers, the best for winning and for hits."""

from collections.abc import Sequence
from itertools import permutations, product
from math import comb
from operator import eq
from typing import Final

from abbey.bots.belief.assignments import Assignment, Rows
from abbey.rules import Accuse, Action, Stream, View, hit_evidence
from abbey.rules.names import MONK_COUNT, MONKS, NONE, SeatNumber, seat_numbers
from abbey.search import DAY_CARD_PRICE, POINT, odds

NEAR: Final = 0.625  # of what a hit costs: a lead that may yet be undone
MOST: Final = 31.25  # hits: beyond this nobody is any further ahead
HIT_WORTH: Final = 0.2  # of a win: a hit is worth something even where it seems to win nothing: who leads is not sure

Hits = tuple[bool, ...]  # by rival


def best_guess(
    view: View, joint: Sequence[tuple[Assignment, float]], public: Rows, hit_worth: float = HIT_WORTH
) -> Action:
    """Return the next of the guesses that together are the best."""
    return next_guess(view, best_guesses(view, joint, public, hit_worth))


def next_guess(view: View, guesses: Sequence[int]) -> Action:
    """Return the next of these guesses, which are by seat."""
    return next(action for action in view.legal if _is_one_of(guesses, action))


def fitting_guess(view: View, rng: Stream) -> Action:
    """Return any guess that could be right, for a bot that deduces nothing."""
    fitting = [action for action in view.legal if _could_be_right(view, action)] or list(view.legal)
    return fitting[rng.below(len(fitting))]


def _is_one_of(guesses: Sequence[int], action: Action) -> bool:
    return isinstance(action, Accuse) and guesses[action.seat] == MONKS.index(action.colour)


def _could_be_right(view: View, action: Action) -> bool:
    assert isinstance(action, Accuse)
    monk = MONKS.index(action.colour)
    return monk != view.identities[view.viewer] and not view.shown[action.seat] >> monk & 1


class LayingValue:
    """Judges ways to lay markers before the rivals, for one who believes `joint`.

    `public` is whom everybody takes for whom.
    """

    def __init__(
        self, view: View, joint: Sequence[tuple[Assignment, float]], public: Rows, hit_worth: float = HIT_WORTH
    ) -> None:
        self._hit_worth = hit_worth
        self.rivals = [seat for seat in seat_numbers(view.players) if seat != view.viewer]
        named = _times_named(len(self.rivals), public[view.viewer][view.identities[view.viewer]])
        self._cases = [
            ([truth[seat] for seat in self.rivals], chance, _wins(_rival_odds(view, truth, public, self.rivals), named))
            for truth, chance in joint
        ]

    def __call__(self, colours: Sequence[int]) -> float:
        """Return how good these colours are, one for each rival: the chance to win, and a little for each hit."""
        hits: float = sum([chance * sum(map(eq, truth, colours)) for truth, chance, _ in self._cases])
        return self.win_chance(colours) + self._hit_worth * hits

    def win_chance(self, colours: Sequence[int]) -> float:
        """Return the chance to win with these colours, one for each rival."""
        total = 0.0
        for truth, chance, wins in self._cases:
            total += chance * wins[tuple(map(eq, truth, colours))]
        return total


def _wins(rivals_odds: Sequence[Sequence[Sequence[float]]], named: Sequence[float]) -> dict[Hits, float]:
    """Return the chance to win for every way to hit rivals or miss them."""
    return {
        hits: sum(
            likely / (1.0 + sum(rival[hit][times] for rival, hit in zip(rivals_odds, hits, strict=True)))
            for times, likely in enumerate(named)
        )
        for hits in product((False, True), repeat=len(rivals_odds))
    }


def best_guesses(
    view: View, joint: Sequence[tuple[Assignment, float]], public: Rows, hit_worth: float = HIT_WORTH
) -> list[int]:
    """Return a colour for each seat, NONE for the viewer's own; `public` is whom everybody takes for whom."""
    value = LayingValue(view, joint, public, hit_worth)
    best = max(_layings(view, value.rivals), key=value)
    guesses = [NONE] * view.players
    for seat, colour in zip(value.rivals, best, strict=True):
        guesses[seat] = colour
    return guesses


def _times_named(others: int, chance: float) -> list[float]:
    """Return how likely so many of the others name the viewer, if each does with this chance."""
    return [comb(others, times) * chance**times * (1 - chance) ** (others - times) for times in range(others + 1)]


def _rival_odds(view: View, truth: Assignment, public: Rows, rivals: Sequence[SeatNumber]) -> list[list[list[float]]]:
    """Return each rival's odds to win, by whether the viewer names it and how often the viewer is named.

    A lead is counted in hits. What the other rivals do to one of them counts by its average.
    """
    hit_price = POINT * hit_evidence(view.players)

    def total(seat: SeatNumber) -> float:
        return POINT * view.evidence[truth[seat]] + DAY_CARD_PRICE * view.day_cards[seat]

    def rival_odds(seat: SeatNumber, hit: int, times: int) -> float:
        hits = hit + (len(rivals) - 1) * public[seat][truth[seat]] - times
        return odds(min(MOST, (total(view.seat) - total(seat)) / hit_price - hits), NEAR)

    times = range(len(rivals) + 1)
    return [[[rival_odds(seat, hit, often) for often in times] for hit in (0, 1)] for seat in rivals]


def _layings(view: View, rivals: Sequence[SeatNumber]) -> list[tuple[int, ...]]:
    """Return all ways to lay different colours that go on from those already laid."""
    laid = [view.own_guesses[seat] for seat in rivals]
    return [
        colours
        for colours in permutations(range(MONK_COUNT), len(rivals))
        if all(old in (NONE, new) for old, new in zip(laid, colours, strict=True))
    ]
