"""Tests the policy that is best at a price for what is told: nothing beats it, and it tells what it says it tells."""

from math import inf, isclose, log

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from abbey.bots.veil.information_price import Policy, solve

SECRETS = 4
VALUES = st.lists(
    st.lists(st.floats(0.0, 1.0), min_size=5, max_size=5), min_size=SECRETS, max_size=SECRETS
)  # by secret and choice
WEIGHTS = st.lists(st.floats(0.05, 1.0), min_size=SECRETS, max_size=SECRETS)
BETAS = st.floats(0.5, 12.0)


def normed(weights: list[float]) -> list[float]:
    return [weight / sum(weights) for weight in weights]


def worth(values: list[list[float]], prior: list[float], beta: float, policy: Policy) -> float:
    """Return what a policy is worth, less the price of what it tells."""
    value = sum(
        weight * chance * at
        for weight, row, chances in zip(prior, values, policy.by_secret, strict=True)
        for at, chance in zip(row, chances, strict=True)
        if chance > 0
    )
    return value - policy.bits(prior) * log(2) / beta


def fixed(choice: int, prior: list[float], count: int) -> Policy:
    """Return the policy that always makes one choice."""
    row = [float(one == choice) for one in range(count)]
    return Policy([row] * len(prior), row)


def candid(values: list[list[float]], prior: list[float]) -> Policy:
    """Return the policy that makes the best choice for each secret."""
    rows = [[float(choice == row.index(max(row))) for choice in range(len(row))] for row in values]
    mean = [sum(weight * row[i] for weight, row in zip(prior, rows, strict=True)) for i in range(len(rows[0]))]
    return Policy(rows, mean)


@example([[0.0] * 5, [0.0] * 5, [0.0, 0.0, 0.0, 0.0, 0.25], [0.0, 0.0, 0.0, 0.25, 0.1875]], [1.0, 1.0, 0.5, 1.0], 0.5)
@given(VALUES, WEIGHTS, BETAS)
def test_nothing_that_is_easy_to_think_of_is_better(
    values: list[list[float]], weights: list[float], beta: float
) -> None:
    prior = normed(weights)
    best = worth(values, prior, beta, solve(values, prior, beta))
    others = [fixed(choice, prior, 5) for choice in range(5)] + [candid(values, prior)]
    assert best >= max(worth(values, prior, beta, other) for other in others) - 1e-3


@given(VALUES, WEIGHTS, BETAS)
def test_chances_sum_to_one_and_average_out(values: list[list[float]], weights: list[float], beta: float) -> None:
    prior = normed(weights)
    policy = solve(values, prior, beta)
    assert all(isclose(sum(row), 1) for row in policy.by_secret)
    for choice, mean in enumerate(policy.average):
        assert isclose(mean, sum(w * row[choice] for w, row in zip(prior, policy.by_secret, strict=True)))
    assert -1e-9 <= policy.bits(prior) <= 2 + 1e-9


def test_a_high_price_makes_the_same_choice_for_everybody_and_a_low_one_the_best_for_each() -> None:
    values = [[1.0, 0.0, 0.7], [0.0, 1.0, 0.7]]
    dear, cheap = solve(values, [0.5, 0.5], 0.1), solve(values, [0.5, 0.5], 100.0)
    assert dear.by_secret[0] == pytest.approx(dear.by_secret[1], abs=1e-3)
    assert dear.by_secret[0][2] > 0.99
    assert (cheap.by_secret[0][0], cheap.by_secret[1][1]) == pytest.approx((1, 1), abs=1e-3)
    assert cheap.bits([0.5, 0.5]) == pytest.approx(1, abs=1e-3)


def test_what_a_secret_cannot_do_rules_it_out() -> None:
    policy = solve([[-inf, 0.2, 0.2], [0.9, 0.2, 0.1], [0.9, 0.2, 0.1]], [0.4, 0.3, 0.3], 3.0)
    assert policy.by_secret[0][0] == 0
    assert policy.gains(0)[0] == -inf
    assert all(isclose(sum(row), 1) for row in policy.by_secret)


def test_a_secret_that_is_out_of_the_question_does_not_sway_the_others() -> None:
    values = [[0.3, 0.5], [0.6, 0.2], [0.0, 1.0]]
    policy = solve(values, [0.5, 0.5, 0.0], 4.0)
    alone = solve(values[:2], [0.5, 0.5], 4.0)
    assert policy.average == pytest.approx(alone.average)
