"""The last day's guesses: among all ways to lay different markers, the one that wins most often."""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from typing import Final

from abbey.bots.belief.assignments import Assignment
from abbey.rules import Accuse, Action, Stream, View
from abbey.rules.names import MONK_COUNT, MONKS, NONE
from abbey.worlds import ACCUSED_PRICE, DAY_CARD_PRICE, POINT

NEAR: Final = 120  # a lead that others' guesses may yet undo
LIKELY: Final = 40  # so many of the likeliest truths are looked at


def best_guess(view: View, joint: Sequence[tuple[Assignment, float]]) -> Action:
    """The next of the guesses that together win most often."""
    guesses = best_guesses(view, joint)
    return next(action for action in view.legal if _is_one_of(guesses, action))


def fitting_guess(view: View, rng: Stream) -> Action:
    """Any that could be right, for who has not paid attention."""
    fitting = [action for action in view.legal if _could_be_right(view, action)] or list(view.legal)
    return fitting[rng.below(len(fitting))]


def _is_one_of(guesses: Sequence[int], action: Action) -> bool:
    return isinstance(action, Accuse) and guesses[action.seat] == MONKS.index(action.colour)


def _could_be_right(view: View, action: Action) -> bool:
    assert isinstance(action, Accuse)
    monk = MONKS.index(action.colour)
    return monk != view.identities[view.viewer] and not view.shown[action.seat] >> monk & 1


def best_guesses(view: View, joint: Sequence[tuple[Assignment, float]]) -> list[int]:
    """A colour for each seat, NONE for the viewer's own."""
    truths = sorted(joint, key=lambda pair: -pair[1])[:LIKELY]
    worlds = [(truth, chance, _leads(view, truth)) for truth, chance in truths]
    rivals = [seat for seat in range(view.players) if seat != view.viewer]
    blow = ACCUSED_PRICE / (view.players - 1)

    def value(colours: tuple[int, ...]) -> float:
        total = 0.0
        for truth, chance, leads in worlds:
            ahead = 1.0
            for seat, colour in zip(rivals, colours, strict=True):
                lead = leads[seat] + (blow if truth[seat] == colour else 0.0)
                ahead += exp(-lead / NEAR)
                total += 1e-4 * chance * (truth[seat] == colour)  # a hit that wins nothing is still a hit
            total += chance / ahead
        return total

    best = max(_layings(view, rivals), key=value)
    guesses = [NONE] * view.players
    for seat, colour in zip(rivals, best, strict=True):
        guesses[seat] = colour
    return guesses


def _leads(view: View, truth: Assignment) -> list[float]:
    """By seat: how far the viewer is in front of it if this is who is who."""

    def total(seat: int) -> float:
        return POINT * view.evidence[truth[seat]] + DAY_CARD_PRICE * view.day_cards[seat]

    return [total(seat) - total(view.viewer) for seat in range(view.players)]


def _layings(view: View, rivals: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to lay different colours that go on from those already laid."""
    laid = [view.own_guesses[seat] for seat in rivals]
    return [
        colours
        for colours in permutations(range(MONK_COUNT), len(rivals))
        if all(old in (NONE, new) for old, new in zip(laid, colours, strict=True))
    ]
