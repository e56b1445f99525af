"""Lists every way to give different monks to the seats, weighed by how likely each seat is each monk."""

from collections.abc import Sequence

from abbey.rules.names import MONK_COUNT

Rows = list[list[float]]
Assignment = tuple[int, ...]  # by seat


def assignments(weights: Sequence[Sequence[float]]) -> list[tuple[Assignment, float]]:
    """Return all assignments that are possible, at most 720, with their chances, which sum to 1."""
    grown: list[tuple[Assignment, int, float]] = [((), 0, 1.0)]
    for row in weights:
        likely = [(monk, 1 << monk, chance) for monk, chance in enumerate(row) if chance > 0]
        grown = [
            ((*sofar, monk), taken | bit, weight * chance)
            for sofar, taken, weight in grown
            for monk, bit, chance in likely
            if not taken & bit
        ]
    total = sum(weight for _, _, weight in grown)
    return [(assignment, weight / total) for assignment, _, weight in grown]


def marginals(weights: Sequence[Sequence[float]]) -> Rows:
    """Return how likely each seat is each monk, given that all differ."""
    rows = [[0.0] * MONK_COUNT for _ in weights]
    for assignment, chance in assignments(weights):
        for row, monk in zip(rows, assignment, strict=True):
            row[monk] += chance
    return rows
