"""Checks that bits are counted exactly, for bots that know how likely their choices were."""

import math
from collections.abc import Sequence

import pytest

from abbey.arena import Block, InProcess, Memory, Outcome, run
from abbey.arena.audit import Leak, leak_of, samples_of
from abbey.arena.audit.exact_observer import ExactObserver
from abbey.arena.games import Played
from abbey.arena.games.policy_log import LEAST, Told
from abbey.rules.names import SEATS
from tests.arena.bots import HERE, TELLER

NEVER = LEAST
EVEN = Told(1, False, (0.0,) * 6)


def marker(day: int, monk: int) -> Told:
    return Told(day, True, tuple(NEVER if other == monk else 0.0 for other in range(6)))


def outcome(told: Sequence[Told], truth: int, number: int = 0) -> Outcome:
    """Make up one game of two seats, of which the second one always plays the same turn."""
    block = Block("self", 2, 1, number, ("it", "it"), "told")
    return Outcome(block, (Played((SEATS[0],), (0, 0), ((), ()), (truth, 5), "", told=(tuple(told), (EVEN,))),), {})


def leak(*told: Told, truth: int = 0) -> Leak:
    found = leak_of([outcome(told, truth, number) for number in range(2)])
    assert found is not None
    return found


def test_a_turn_that_only_one_monk_would_make_tells_all() -> None:
    found = leak(Told(2, False, (0.0, *[NEVER] * 5)))
    assert found.game * 2 == pytest.approx(math.log2(6))  # half of the seats tell nothing
    assert found.days == pytest.approx([0, math.log2(6) / 2, 0, 0, 0, 0])
    assert found.borne_out == pytest.approx(found.game)
    assert (found.low, found.high) == pytest.approx((found.game, found.game))


def test_markers_shown_at_random_tell_no_more_than_any_markers() -> None:
    shown = [marker(1, 3), marker(3, 4), marker(5, 2)]
    found = leak_of([outcome([EVEN, *shown], 0, number) for number in range(2)])
    assert found is not None
    assert found.game == 0
    assert found.markers == pytest.approx(1 / 2)  # the other seat shows none


def test_turns_that_leave_half_of_the_monks_tell_one_bit_and_again_nothing() -> None:
    half = Told(1, False, (0.0, 0.0, 0.0, NEVER, NEVER, NEVER))
    assert leak(half).game * 2 == pytest.approx(1)
    assert leak(half, half).game * 2 == pytest.approx(1)
    assert leak(half, half).turn * 3 == pytest.approx(1)


def test_a_bot_that_does_not_know_its_probabilities_has_no_leak() -> None:
    assert leak_of([outcome([], 0)]) is None


@pytest.fixture(scope="module")
def played() -> list[Outcome]:
    blocks = [Block("self", 2, 1, number, (f"{TELLER}:candour=0.3",) * 2, "trails") for number in range(10)]
    return run(blocks, InProcess(), Memory(), lambda _games: None)


@pytest.mark.slow
def test_a_bot_that_leaks_is_caught_by_its_own_probabilities(played: Sequence[Outcome]) -> None:
    found = leak_of(played)
    assert found is not None
    assert found.low > 0.8
    assert found.game == pytest.approx(sum(found.days))
    assert found.borne_out == pytest.approx(found.game, abs=0.3)
    samples = samples_of(played)
    chances = ExactObserver().chances(samples)
    assert (chances.argmax(axis=1) == samples.truth).mean() > 0.8


@pytest.mark.slow
def test_each_turn_of_a_seat_is_one_entry(played: Sequence[Outcome]) -> None:
    for one in played:
        [game] = one.games
        for seat, told in enumerate(game.told):
            turns = [entry for entry in told if not entry.is_marker]
            assert [entry.day for entry in turns] == [turn.day for turn in game.turns if turn.seat == seat]
            assert [entry.day for entry in told if entry.is_marker] == [1, 3, 5]


def test_other_bots_leave_the_log_empty() -> None:
    [one] = run([Block("self", 2, 1, 0, (f"{HERE}:Open",) * 2, "told")], InProcess(), Memory(), lambda _games: None)
    assert one.games[0].told == ((), ())
