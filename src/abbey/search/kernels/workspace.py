"""Names the arrays that kernels are handed together, in named tuples: plain lists, or NumPy arrays when compiled.

Numba takes a named tuple as it takes its parts: see `docs/decisions/0018-named-tuples-for-kernels.md`.
"""

from typing import NamedTuple

from abbey.rules.core.position import Position


class Workspace(NamedTuple):
    """Holds what `find_ends` works in and what it answers with.

    The first five have one line for each decision of a turn, the last three one for each end that was found.
    """

    boards: list[Position]
    options: list[list[int]]
    counts: list[int]
    tried: list[int]
    path: list[int]
    paths: list[list[int]]
    lengths: list[int]
    prices: list[list[int]]


class Models(NamedTuple):
    """Holds models of how players decide, one in each column: see `card_weights`."""

    rival_weights: list[float]
    temperatures: list[float]


class ObservedTurn(NamedTuple):
    """Holds a turn in the eyes of observers before it is made, which is what `exposure` goes by."""

    before: list[int]  # the prices when it begins
    shares: list[list[list[float]]]  # by card, model and monk
    evens: list[float]  # by card
    readers: list[list[float]]  # what each sign is worth to each reader on this day
    weights: list[list[float]]  # by model, then by reader, then for chance, and by monk: how likely it is so far
    room: list[float]  # by monk: what the other seats leave of it


class Valuations(NamedTuple):
    """Holds how kinds of minds value the ends of a turn, one in each line: see `end_ranks`."""

    scales: list[float]  # a lead that is a clear one; 0 for a mind that looks at its own monk alone
    rivals: list[list[list[float]]]  # by kind, own monk and other monk: how likely that one is a rival
    hiding: list[float]  # what being known would cost
    eyes: list[int]  # whose eyes it hides from: which of the exposures count
    slacks: list[float]  # any end that is so close to the best one will do; 0 for a mind that wants the best
    shares: list[float]  # by monk: how likely the mind has it, to those who watch


class RolloutPlan(NamedTuple):
    """Holds what rollouts start from and go by: see `day_rollouts`."""

    starts: list[Position]  # one
    paths: list[list[int]]
    lengths: list[int]
    identities: list[list[int]]  # ways who may be who, one for each rollout in turn: the seats, then the rest
    rival_weights: list[list[float]]  # by seat and monk
    exposures: list[list[float]]  # by path and seat
    scale: float
    tries: int
    low: int
    high: int


class RolloutSpace(NamedTuple):
    """Holds what rollouts work in."""

    boards: list[Position]
    prices: list[int]
    out: list[int]
