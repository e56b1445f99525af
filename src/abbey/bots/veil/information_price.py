"""Solves for the policy that wins most, less a price for what each choice tells about the chooser's secret.

Somebody who watches knows the program, so a choice tells exactly as much as it depends on the secret. The best policy
has a closed form up to the average policy, which is found by iteration (Blahut and Arimoto).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, log2
from typing import Final

ROUNDS: Final = 40
HASTE: Final = 8  # steps of the plain iteration that one round goes at first,
MOST: Final = 10.0  # of which each makes a choice at most so many times as likely
LEAST: Final = 1e-9  # how likely a choice is at least on the way: it may yet prove to be the only one for a secret
SHARP: Final = 8.0  # how much the first average policy keeps to what is best on the average

Rows = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Policy:
    """Holds how likely each choice is for each secret, and on the average over all secrets."""

    by_secret: list[list[float]]
    average: list[float]

    def bits(self, prior: Sequence[float]) -> float:
        """Return how many bits one choice tells about the secret on the average."""
        return sum(
            weight * chance * log2(chance / mean)
            for weight, row in zip(prior, self.by_secret, strict=True)
            for chance, mean in zip(row, self.average, strict=True)
            if weight > 0 and chance > 0
        )

    def gains(self, choice: int) -> list[float]:
        """Return, by secret, what having made this choice adds to its log-likelihood."""
        mean = self.average[choice]
        return [log(row[choice] / mean) if row[choice] > 0 else -inf for row in self.by_secret]


def solve(values: Rows, prior: Sequence[float], beta: float) -> Policy:
    """Return the policy with the most value at 1 / beta for each nat told.

    `values` are by secret and choice, -inf for a choice that this secret does not have; `prior` is how likely each
    secret is to those who watch.
    """
    choices = range(len(values[0]))
    worth = [[exp(beta * (value - max(row))) for value in row] for row in values]
    means = _means(values, prior)
    average, haste = _first(means, beta), HASTE
    best, kept = -inf, average
    for _ in range(ROUNDS):
        sums = _sums(worth, average)
        gain = _gain(sums, prior)
        if gain < best and haste > 1:  # the last step went too far
            average, best, haste = kept, -inf, haste // 2
            continue
        best, kept = gain, average
        scales = [weight / total for weight, total in zip(prior, sums, strict=True)]
        growth = [sum(scale * row[e] for scale, row in zip(scales, worth, strict=True)) for e in choices]
        average = _normed([max(LEAST, r * min(MOST, by) ** haste) for r, by in zip(average, growth, strict=True)])
    # Where a nat costs far more than any choice is worth, the iteration is slow, and ends near the one best choice.
    always = _normed([1.0 if e == means.index(max(means)) else LEAST for e in choices])
    kept = max(kept, always, key=lambda average: _gain(_sums(worth, average), prior))
    policy = [_normed([r * w for r, w in zip(kept, row, strict=True)]) for row in worth]
    mean = [sum(weight * row[e] for weight, row in zip(prior, policy, strict=True)) for e in choices]
    return Policy(policy, mean)


def _sums(worth: Rows, average: Sequence[float]) -> list[float]:
    return [sum(r * w for r, w in zip(average, row, strict=True)) for row in worth]


def _gain(sums: Sequence[float], prior: Sequence[float]) -> float:
    """Return what is to be made as large as possible: beta times the value, less the nats told, up to a constant."""
    return sum(weight * log(total) for weight, total in zip(prior, sums, strict=True))


def _means(values: Rows, prior: Sequence[float]) -> list[float]:
    """Return what each choice is worth on the average; what a secret does not have is worth the least of all to it."""
    possible = [(weight, row) for weight, row in zip(prior, values, strict=True) if weight > 0]
    floor = min(value for row in values for value in row if value > -inf)
    return [sum(weight * max(row[e], floor) for weight, row in possible) for e in range(len(values[0]))]


def _first(means: Sequence[float], beta: float) -> list[float]:
    """Return the average policy to begin with: choices by what they are worth on the average."""
    best = max(means)
    return _normed([max(LEAST, exp(SHARP * beta * (mean - best))) for mean in means])


def _normed(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
