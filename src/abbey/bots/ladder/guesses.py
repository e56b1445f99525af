"""Chooses the last day's guesses: among all ways to lay different markers, the one that wins most often."""

from collections.abc import Sequence
from itertools import permutations
from math import comb
from typing import Final

from abbey.bots.belief.assignments import Assignment, Rows
from abbey.rules import Accuse, Action, Stream, View
from abbey.rules.names import MONK_COUNT, MONKS, NONE, SeatNumber, seat_numbers
from abbey.search import ACCUSED_PRICE, DAY_CARD_PRICE, POINT, odds

NEAR: Final = 0.625  # of what a hit costs: a lead that may yet be undone
MOST: Final = 31.25  # hits: beyond this nobody is any further ahead
A_HIT: Final = 0.01  # a hit that seems to win nothing is still a hit
LIKELY: Final = 40  # so many of the likeliest truths are looked at


def best_guess(view: View, joint: Sequence[tuple[Assignment, float]], public: Rows) -> Action:
    """Return the next of the guesses that together win most often."""
    guesses = best_guesses(view, joint, public)
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

    def __init__(self, view: View, joint: Sequence[tuple[Assignment, float]], public: Rows) -> None:
        truths = sorted(joint, key=lambda pair: -pair[1])[:LIKELY]
        self.rivals = [seat for seat in seat_numbers(view.players) if seat != view.viewer]
        self._cases = [(truth, chance, _rival_odds(view, truth, public, self.rivals)) for truth, chance in truths]
        self._named = _times_named(len(self.rivals), public[view.viewer][view.identities[view.viewer]])

    def __call__(self, colours: Sequence[int]) -> float:
        """Return how good these colours are, one for each rival: the chance to win, and a little for each hit."""
        return self._value(colours, A_HIT)

    def win_chance(self, colours: Sequence[int]) -> float:
        """Return the chance to win with these colours, one for each rival."""
        return self._value(colours, 0.0) / sum(chance for _, chance, _ in self._cases)

    def _value(self, colours: Sequence[int], a_hit: float) -> float:
        total = 0.0
        for truth, chance, rivals_odds in self._cases:
            hits = [truth[seat] == colour for seat, colour in zip(self.rivals, colours, strict=True)]
            wins = sum(
                likely / (1.0 + sum(rival[hit][times] for rival, hit in zip(rivals_odds, hits, strict=True)))
                for times, likely in enumerate(self._named)
            )
            total += chance * (wins + a_hit * sum(hits))
        return total


def best_guesses(view: View, joint: Sequence[tuple[Assignment, float]], public: Rows) -> list[int]:
    """Return a colour for each seat, NONE for the viewer's own; `public` is whom everybody takes for whom."""
    value = LayingValue(view, joint, public)
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
    hit_price = ACCUSED_PRICE / len(rivals)

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
