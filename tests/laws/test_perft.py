"""Counts nodes: how many ways the first decisions of a fixed deal can go. A changed count is a changed rule."""

import pytest

from abbey.rules import Agreement, Deal, Position, to_act
from abbey.rules.core.step import step
from abbey.rules.view import legal_numbers
from tests.laws.reachable import Walk


def perft(s: Position, depth: int) -> int:
    numbers = legal_numbers(s, to_act(s))
    if depth == 1 or not numbers:
        return len(numbers)
    total = 0
    for number in numbers:
        after = s.copy()
        step(after, after.to_act, number)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "agreement", "nodes"),
    [
        (2, Agreement(), [3, 34, 102, 1154, 3458]),
        (3, Agreement(), [4, 41, 111, 901, 3142]),
        (4, Agreement(), [3, 27, 79, 735, 2281]),
        (5, Agreement(), [3, 23, 69, 782, 2346]),
        (4, Agreement(time_last=True), [3, 27, 79, 735, 2281]),
        (4, Agreement(overshoot="reset"), [3, 27, 79, 735, 2281]),
    ],
)
def test_a_fresh_deal_branches_as_counted(players: int, agreement: Agreement, nodes: list[int]) -> None:
    start = Deal.numbered(players, 100 + players, agreement=agreement).position()
    assert [perft(start, depth) for depth in range(1, 6)] == nodes


@pytest.mark.parametrize(
    ("phase", "nodes"),
    [
        ("spend", [2, 14, 48, 434]),
        ("show", [4, 16, 64, 256]),
        ("accuse", [6, 30, 120, 720]),
        ("sway", [2, 6, 68, 204]),
        ("give", [6, 36, 144, 1692]),
    ],
)
def test_a_later_position_branches_as_counted(phase: str, nodes: list[int]) -> None:
    start = Walk(Deal.numbered(4, 77), decisions=40, phase=phase).position()
    assert [perft(start, depth) for depth in range(1, 5)] == nodes
