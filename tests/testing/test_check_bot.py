"""Checks that `check_bot` catches each kind of wrong bot by the right check, and lets honest ones pass."""

import gc
import sys
from collections.abc import Iterator

import pytest

from abbey.bots import RandomBot
from abbey.rules import Action, Note, Stream, View, read_record
from abbey.rules.names import MONK_COUNT, SEATS, SHOW
from abbey.search import backend_name, use_backend
from abbey.testing import check_bot, examine_bot
from abbey.testing.bots import Progress
from abbey.testing.bots.checks import check_chance
from abbey.testing.bots.kit import CheckRun
from abbey.testing.bots.playthrough import played
from abbey.testing.bots.scenario import Make, Scenario
from abbey.testing.bots.shared_state import in_fresh_process
from tests.testing import canaries


def caught(make: Make, pairs: int = 0) -> set[str]:
    """Return which checks of the whole kit find something."""
    report = examine_bot(make, players=(3,), positions=60, pairs=pairs)
    return {finding.check for finding in report.findings}


def caught_peeking(make: Make, positions: int = 60) -> set[str]:
    checks = CheckRun(make, 1, lambda _: None)
    checks.play(3, positions)
    checks.guard(3)
    return {finding.check for finding in checks.report.findings}


@pytest.fixture
def nothing_older_to_look_at() -> Iterator[None]:
    """Hide what other tests left in memory: a bot that looks through all of it would take a minute or find theirs."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("nothing_older_to_look_at")
@pytest.mark.parametrize(
    "canary",
    [
        canaries.ReadsIdentity,
        canaries.ReadsDeck,
        canaries.ReadsHands,
        canaries.ReadsEvents,
        canaries.ReadsSeed,
        canaries.Overhears,
        canaries.ForeseesGuesses,
        canaries.BelievesTooMuch,
    ],
)
@pytest.mark.slow
def test_a_bot_that_peeks_is_caught_by_what_it_does_and_by_looking(canary: Make) -> None:
    assert caught_peeking(canary) >= {"hidden", "sealed"}


@pytest.mark.slow
def test_a_bot_that_gropes_for_more_than_a_view_has_is_caught() -> None:
    assert caught(canaries.Gropes) == {"sealed"}


@pytest.mark.slow
def test_a_belief_that_is_none_is_caught() -> None:
    assert caught(canaries.BelievesNothing) == {"belief"}


@pytest.mark.slow
def test_seats_that_share_a_memory_are_caught() -> None:
    assert caught(canaries.Gossips) == {"seats"}


@pytest.mark.slow
def test_a_bot_that_is_slow_when_others_hold_certain_cards_is_caught() -> None:
    assert caught(canaries.Hesitates, pairs=160) == {"time", "sealed"}


@pytest.mark.parametrize("canary", [canaries.Cheats, canaries.Stumbles, canaries.Complains])
def test_a_bot_that_does_nothing_legal_is_caught(canary: Make) -> None:
    assert caught_peeking(canary) == {"legal"}


@pytest.mark.parametrize("canary", [canaries.DrawsOnItsOwn, canaries.DrawsForAll, canaries.Meddles])
@pytest.mark.slow
def test_a_bot_that_draws_from_a_shared_generator_is_caught(canary: Make) -> None:
    assert "chance" in caught(canary)


class Thirsty(RandomBot):
    """Draws far more numbers than it needs, from its own stream: that is nobody's business."""

    def choose(self, view: View, rng: Stream) -> Action:
        rng.take(10_000)
        return super().choose(view, rng)


def test_however_much_a_bot_draws_the_deal_and_the_others_stay_as_they_are() -> None:
    scenario = Scenario(4, 1, 1)
    assert scenario.is_led
    playthrough, finding = check_chance(scenario, Thirsty)
    assert finding is None
    assert playthrough.actions == played(scenario, RandomBot).actions
    assert [answer.word for answer in playthrough.answers] != [
        answer.word for answer in played(scenario, RandomBot).answers
    ]


def test_a_library_that_is_loaded_in_the_middle_of_a_game_is_no_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    numpy = pytest.importorskip("numpy")
    monkeypatch.delitem(sys.modules, "numpy")

    class LoadsLate(RandomBot):
        def choose(self, view: View, rng: Stream) -> Action:
            monkeypatch.setitem(sys.modules, "numpy", numpy)
            return super().choose(view, rng)

    assert check_chance(Scenario(2, 1, 0), LoadsLate)[1] is None


def test_a_finding_says_what_is_wrong_and_holds_a_record_to_look_at() -> None:
    with pytest.raises(AssertionError, match="When it was asked to show, it chose show:orange, which is not legal"):
        check_bot(canaries.Cheats, players=(3,), positions=60, pairs=0)
    (finding,) = examine_bot(canaries.Cheats, players=(3,), positions=60, pairs=0).findings
    assert "Seed 1, 3 players, game 0, seat 0" in finding.where
    assert read_record(finding.record).replay().view(SEATS[0]).phase == SHOW


class Believes(RandomBot):
    """Has heard how often each seat moved, and is honestly sure of nobody but itself."""

    def __init__(self) -> None:
        self.moves = [0] * MONK_COUNT
        self._belief: list[list[float]] = []

    def observe(self, notes: list[Note]) -> None:
        for note in notes:
            if note.what == "moved" and note.seat is not None:
                self.moves[note.seat] += 1

    def choose(self, view: View, rng: Stream) -> Action:
        mine = view.identities[view.viewer]
        self._belief = [[1 / 5 * (monk != mine) for monk in range(MONK_COUNT)] for _ in range(view.players)]
        self._belief[view.viewer] = [float(monk == mine) for monk in range(MONK_COUNT)]
        return view.legal[(rng.below(60) + sum(self.moves)) % len(view.legal)]

    def belief(self) -> list[list[float]]:
        return self._belief


@pytest.mark.slow
def test_an_honest_bot_passes_and_every_phase_was_met() -> None:
    report = check_bot(Believes, positions=150, pairs=60)
    assert not report.unmet
    assert all(report.positions[players] >= 150 for players in (2, 3, 4, 5))


@pytest.mark.slow
def test_a_kind_is_named_as_on_the_command_line_and_progress_is_told() -> None:
    told: list[Progress] = []
    check_bot("random", players=(2,), positions=60, pairs=20, tell=told.append)
    assert [progress.check for progress in told if not progress.done] == ["hidden", "sealed", "time", "seats"]


@pytest.mark.slow
def test_the_report_says_how_the_bot_played() -> None:
    report = check_bot("selfish", players=(2,), positions=10, pairs=0)
    assert (report.backend, report.budget) == (backend_name(), "no rollouts")


def test_a_fresh_process_has_the_same_backend() -> None:
    use_backend("plain")
    try:
        assert in_fresh_process(backend_name) == "plain"
    finally:
        use_backend(None)


def test_a_bot_that_no_other_process_could_make_is_refused() -> None:
    with pytest.raises(ValueError, match="no lambda"):
        check_bot(lambda: RandomBot())
