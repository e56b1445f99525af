"""Finds what is certain as a person does, step by step, and says which steps one answer needs.

There are a few kinds of steps, from the easiest to see to the hardest. A round takes every step that can be taken at
once, a harder one only for what no easier one rules out. Together they rule out all that counting through every
assignment does: where a seat cannot be a monk, then because some other seats have just as many monks left between them
as they are, that one among them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, get_args

from abbey.insight.certainty import Candidates, monks_in
from abbey.rules.names import MONK_COUNT, SeatNumber, by_seat

StepKind = Literal[
    "shown",  # the seat has shown these markers, so it is none of these monks
    "single",  # the seat can only be this monk, so nobody else is
    "pair",  # the two seats are these two monks, in one order or the other, so nobody else is
    "place",  # the seats are all of these monks, and only the first of them can be the first monk
    "triple",  # the three seats are these three monks between them, so nobody else is
    "quadruple",  # the same for four
]
KINDS: Final[tuple[StepKind, ...]] = get_args(StepKind)
LOGICAL: Final = KINDS[1:]  # from the easiest to see to the hardest
_SIZES: Final[dict[StepKind, int]] = {"single": 1, "pair": 2, "triple": 3, "quadruple": 4}

Fact = tuple[SeatNumber, int]  # that this seat is not this monk


@dataclass(frozen=True, slots=True)
class Step:
    """Holds one deduction: what it rests on, and what it rules out."""

    kind: StepKind
    round: int  # those of one round need only what was known before it; what is open comes first, with 0
    seats: tuple[SeatNumber, ...]
    monks: tuple[int, ...]
    rules_out: tuple[Fact, ...]


def opening_steps(candidates: Candidates) -> list[Step]:
    """Return what the markers rule out, one step for each seat that may be several monks and not all of them."""
    steps = []
    for seat, bits in by_seat(candidates):
        gone = monks_in(~bits)
        if gone and bits.bit_count() > 1:
            steps.append(Step("shown", 0, (seat,), gone, tuple([(seat, monk) for monk in gone])))
    return steps


def logical_steps(candidates: Candidates, hardest: StepKind = "quadruple") -> list[Step]:
    """Return all further steps in order, round by round, none of a kind that is harder to see than this."""
    allowed = LOGICAL[: LOGICAL.index(hardest) + 1]
    steps: list[Step] = []
    while found := _next_round(candidates, allowed, steps[-1].round + 1 if steps else 1):
        steps += found
        candidates = after(candidates, found)
    return steps


def after(candidates: Candidates, steps: Sequence[Step]) -> Candidates:
    """Return who each seat may still be after these steps."""
    left = list(candidates)
    for step in steps:
        for seat, monk in step.rules_out:
            left[seat] &= ~(1 << monk)
    return tuple(left)


def _next_round(candidates: Candidates, allowed: Sequence[StepKind], number: int) -> list[Step]:
    found: list[Step] = []
    gone: set[Fact] = set()
    for kind in allowed:
        news = [step for step in _steps(candidates, kind, number) if not gone.issuperset(step.rules_out)]
        gone.update([fact for step in news for fact in step.rules_out])
        found += news
    return found


def _steps(candidates: Candidates, kind: StepKind, number: int) -> Iterator[Step]:
    if kind == "place":
        yield from _places(candidates, number)
        return
    for seats, bits in _closed(candidates, _SIZES[kind]):
        yield Step(kind, number, seats, monks_in(bits), _elsewhere(candidates, seats, bits))


def _closed(candidates: Candidates, size: int) -> Iterator[tuple[tuple[SeatNumber, ...], int]]:
    """Yield so many seats that have just as many monks left between them, with those monks.

    Who is known already is a single, and not one of several.
    """
    able = [seat for seat, bits in by_seat(candidates) if size == 1 or bits.bit_count() > 1]
    for seats in combinations(able, size):
        bits = 0
        for seat in seats:
            bits |= candidates[seat]
        if bits.bit_count() == size:
            yield seats, bits


def _elsewhere(candidates: Candidates, seats: tuple[SeatNumber, ...], bits: int) -> tuple[Fact, ...]:
    """Return that no other seat is any of these monks, as far as that is news."""
    others = [(seat, left & bits) for seat, left in by_seat(candidates) if seat not in seats]
    return tuple([(seat, monk) for seat, gone in others for monk in monks_in(gone)])


def _places(candidates: Candidates, number: int) -> Iterator[Step]:
    """Yield each monk who must be somebody and can be only one seat.

    Not every monk is somebody: only where seats have just as many monks left between them is each of these one of them.
    """
    for size in range(2, len(candidates) + 1):
        for seats, bits in _closed(candidates, size):
            for monk in monks_in(bits):
                able = [seat for seat in seats if candidates[seat] >> monk & 1]
                if len(able) == 1:
                    yield _placed(
                        candidates, number, (able[0], *[seat for seat in seats if seat != able[0]]), bits, monk
                    )


def _placed(candidates: Candidates, number: int, seats: tuple[SeatNumber, ...], bits: int, monk: int) -> Step:
    monks = (monk, *monks_in(bits & ~(1 << monk)))
    gone = monks_in(candidates[seats[0]] & ~(1 << monk))
    return Step("place", number, seats, monks, tuple([(seats[0], other) for other in gone]))


# --- The steps that one answer needs


@dataclass(frozen=True, slots=True)
class Explanation:
    """Holds the steps to one answer, and how hard it is to find: that does not depend on names of seats or monks."""

    seat: SeatNumber
    monk: int
    steps: tuple[Step, ...]
    hardest: StepKind  # the least kind of step without which there is no answer
    rounds: int  # how many steps follow on one another, if each is taken as soon as it can be


def explained(candidates: Candidates, seat: SeatNumber) -> Explanation | None:
    """Return how to find out who this seat is, by kinds of steps that are as easy as can be; None if nobody can."""
    for hardest in LOGICAL:
        steps = logical_steps(candidates, hardest)
        enough = _until_known(candidates, steps, seat)
        if enough is not None:
            left = after(candidates, enough)
            needed = _needed([*opening_steps(candidates), *enough], seat)
            return Explanation(seat, monks_in(left[seat])[0], needed, hardest, enough[-1].round if enough else 0)
    return None


def _until_known(candidates: Candidates, steps: Sequence[Step], seat: SeatNumber) -> list[Step] | None:
    """Return the steps up to the round after which the seat is known."""
    for last in range(steps[-1].round + 1 if steps else 1):
        taken = [step for step in steps if step.round <= last]
        if after(candidates, taken)[seat].bit_count() == 1:
            return taken
    return None


def _needed(steps: Sequence[Step], seat: SeatNumber) -> tuple[Step, ...]:
    """Return those of the steps that the answer rests on, itself or through others; of a round the easiest."""
    wanted = {(seat, monk) for step in steps for at, monk in step.rules_out if at == seat}
    needed: list[Step] = []
    for number in reversed(range(steps[-1].round + 1 if steps else 0)):
        taken = []
        for step in steps:
            if step.round == number and not wanted.isdisjoint(step.rules_out):
                taken.append(step)
                wanted.difference_update(step.rules_out)
        wanted.update([fact for step in taken for fact in _grounds(step)])
        needed = taken + needed
    return tuple(needed)


def _grounds(step: Step) -> list[Fact]:
    """Return what must be ruled out before this step can be taken."""
    if step.kind == "shown":
        return []
    others = [monk for monk in range(MONK_COUNT) if monk not in step.monks]
    grounds = [(seat, monk) for seat in step.seats for monk in others]
    return grounds + [(seat, step.monks[0]) for seat in step.seats[1:]] if step.kind == "place" else grounds
