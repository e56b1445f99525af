"""Tests what is certain: by counting through all assignments, and by steps that a person can follow."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.insight.certainty import (
    ANYBODY,
    Candidates,
    bits_of,
    certain,
    known_seats,
    monks_in,
    open_candidates,
    possible,
)
from abbey.insight.deduction import LOGICAL, Step, StepKind, after, explained, logical_steps, opening_steps
from abbey.rules import Deal, Position, view
from abbey.rules.names import (
    BLACK,
    BLUE,
    GREY,
    MONK_COUNT,
    ORANGE,
    RED,
    SEATS,
    WHITE,
    SeatNumber,
    is_seat,
    seat_numbers,
)
from tests.insight.candidates import Truth, situations
from tests.laws.reachable import positions, viewers

ANNA, BRUNO, CLARA, DORA, EMIL = SEATS


def by_hand(candidates: Candidates) -> Candidates:
    """Count through all ways to be different monks, in the plainest way."""
    ways = [
        way
        for way in permutations(range(MONK_COUNT), len(candidates))
        if all(bits >> monk & 1 for bits, monk in zip(candidates, way, strict=True))
    ]
    return tuple(bits_of([way[seat] for way in ways]) for seat in range(len(candidates)))


@given(situations())
def test_what_is_possible_is_what_some_assignment_has(situation: tuple[Truth, Candidates]) -> None:
    assert possible(situation[1]) == by_hand(situation[1])


@given(positions())
def test_the_truth_is_never_ruled_out_and_nobody_shares_the_viewers_monk(s: Position) -> None:
    for viewer in viewers(s):
        left = certain(view(s, viewer))
        assert all(bits >> s.identity[seat] & 1 for seat, bits in enumerate(left))
        if is_seat(viewer):
            own = 1 << s.identity[viewer]
            assert [bits & own for bits in left] == [own if seat == viewer else 0 for seat in range(s.players)]


@given(situations())
def test_the_steps_rule_out_just_what_counting_through_everything_does(situation: tuple[Truth, Candidates]) -> None:
    _, candidates = situation
    assert after(candidates, logical_steps(candidates)) == possible(candidates)


@given(situations(), st.sampled_from(LOGICAL))
def test_every_step_is_right_and_news(situation: tuple[Truth, Candidates], hardest: StepKind) -> None:
    truth, candidates = situation
    left = candidates
    for number in range(1, 12):
        step_facts = [step for step in logical_steps(candidates, hardest) if step.round == number]
        for step in step_facts:
            assert step.rules_out
            assert all(truth[seat] != monk and left[seat] >> monk & 1 for seat, monk in step.rules_out)
            assert possible(left) == possible(after(left, [step]))
        left = after(left, step_facts)


def renamed(candidates: Candidates, seats: list[int], monks: list[int]) -> Candidates:
    """Return the same situation with seat `i` sitting where `seats[i]` says, and monk `m` called `monks[m]`."""
    moved = [0] * len(candidates)
    for seat, bits in enumerate(candidates):
        moved[seats[seat]] = bits_of([monks[monk] for monk in monks_in(bits)])
    return tuple(moved)


def renamed_step(step: Step, seats: list[int], monks: list[int]) -> tuple[object, ...]:
    """Return a step under the new names, without the order in which it lists things."""
    return (
        step.kind,
        step.round,
        frozenset(seats[seat] for seat in step.seats),
        frozenset(monks[monk] for monk in step.monks),
        frozenset((seats[seat], monks[monk]) for seat, monk in step.rules_out),
    )


@given(situations(), st.data())
def test_names_of_seats_and_monks_do_not_matter(situation: tuple[Truth, Candidates], data: st.DataObject) -> None:
    _, candidates = situation
    seats = list(data.draw(st.permutations(range(len(candidates)))))
    monks = list(data.draw(st.permutations(range(MONK_COUNT))))
    others = renamed(candidates, seats, monks)
    same = list(range(MONK_COUNT))
    steps = {renamed_step(step, seats, monks) for step in logical_steps(candidates)}
    assert steps == {renamed_step(step, same, same) for step in logical_steps(others)}
    for seat in seat_numbers(len(candidates)):
        one, two = explained(candidates, seat), explained(others, SEATS[seats[seat]])
        assert (one is None) == (two is None)
        if one and two:
            assert (monks[one.monk], one.hardest, one.rounds) == (two.monk, two.hardest, two.rounds)


@given(situations())
def test_an_explanation_needs_no_more_than_its_steps(situation: tuple[Truth, Candidates]) -> None:
    truth, candidates = situation
    known = known_seats(possible(candidates))
    for seat in seat_numbers(len(candidates)):
        why = explained(candidates, seat)
        assert (seat in known) == (why is not None)
        if why is None:
            continue
        assert why.monk == known[seat] == truth[seat]
        told = after(_unopened(candidates), why.steps)
        assert told[seat] == 1 << why.monk
        assert follows(_unopened(candidates), why.steps)


def _unopened(candidates: Candidates) -> Candidates:
    """Return what is known before any marker is looked at: only who is known by a card."""
    return tuple(bits if bits.bit_count() == 1 else ANYBODY for bits in candidates)


def follows(candidates: Candidates, steps: tuple[Step, ...]) -> bool:
    """Tell whether each step of logic follows by all-different from those before it, by counting everything through."""
    left = candidates
    for step in steps:
        nxt = after(left, [step])
        if step.kind != "shown" and possible(left) != possible(nxt):
            return False
        left = nxt
    return True


# --- Each kind of step


def situation(*seats: str) -> Candidates:
    """Return candidates from letters: r b w g k o."""
    return tuple(bits_of(["rbwgko".index(letter) for letter in seat]) for seat in seats)


def kinds_to(candidates: Candidates, seat: SeatNumber) -> list[str]:
    why = explained(candidates, seat)
    assert why is not None
    return [step.kind for step in why.steps]


def test_who_can_only_be_one_is_that_one() -> None:
    why = explained(situation("r", "rb"), BRUNO)
    assert why is not None
    assert why.steps[-1] == Step("single", 1, (ANNA,), (RED,), ((BRUNO, RED),))
    assert (why.monk, why.hardest, why.rounds) == (BLUE, "single", 1)


def test_two_seats_with_the_same_two_monks_take_them_from_the_others() -> None:
    candidates = situation("r", "rbw", "bw", "bwg", "rbwgko")
    why = explained(candidates, DORA)
    assert why is not None
    assert why.steps[-1] == Step(
        "pair", 2, (BRUNO, CLARA), (BLUE, WHITE), ((DORA, BLUE), (DORA, WHITE), (EMIL, BLUE), (EMIL, WHITE))
    )
    assert (why.monk, why.hardest, why.rounds) == (GREY, "pair", 2)


def test_a_monk_is_placed_only_where_he_must_be_somebody() -> None:
    """Four seats with four monks are all of them; with a fifth monk left over, he may be nobody's."""
    closed = situation("bwg", "bwg", "wgb", "gkbw")
    assert kinds_to(closed, DORA)[-1] == "place"
    assert explained(situation("bwg", "bwg", "wgbo", "gkbw"), DORA) is None


def test_three_seats_take_three_monks_from_the_others() -> None:
    candidates = situation("rbw", "rbw", "rbw", "rbwgk", "rbwgk")
    assert after(candidates, logical_steps(candidates, "place")) == candidates
    assert after(candidates, logical_steps(candidates)) == situation("rbw", "rbw", "rbw", "gk", "gk")


def test_four_seats_take_four_monks_from_the_fifth() -> None:
    candidates = situation("rbwg", "rbwg", "rbwg", "rbwg", "rbwgko")
    assert after(candidates, logical_steps(candidates, "triple")) == candidates
    assert monks_in(after(candidates, logical_steps(candidates))[EMIL]) == (BLACK, ORANGE)


def test_steps_begin_with_the_markers() -> None:
    assert opening_steps(situation("r", "rbwgko", "bwg")) == [
        Step("shown", 0, (CLARA,), (RED, BLACK, ORANGE), ((CLARA, RED), (CLARA, BLACK), (CLARA, ORANGE)))
    ]


@pytest.mark.parametrize("viewer", [SEATS[0], SEATS[2]])
def test_before_anybody_has_shown_anything_only_the_own_monk_is_certain(viewer: SeatNumber) -> None:
    s = Deal.numbered(4, 3).position()
    left = certain(view(s, viewer))
    assert known_seats(left) == {viewer: s.identity[viewer]}
    assert open_candidates(view(s, viewer))[SEATS[1]] == ANYBODY
    assert WHITE in monks_in(left[SEATS[1]]) or s.identity[viewer] == WHITE
