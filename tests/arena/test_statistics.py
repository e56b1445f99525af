"""Holds shares, ratings and the sequential test against truths that we made up."""

from collections.abc import Iterable, Sequence

import choix
import numpy as np
import pytest

from abbey.arena import Block
from abbey.arena.results import Sprt, cells_of, ratings, ratings_of, share_of
from abbey.arena.results.sprt import SprtResult, elo_at, share_at
from abbey.rules import OptionsError
from tests.arena.made import league, made_up, played

BOTS = ("weak", "fair", "good", "great")
ELOS = (-150.0, -30.0, 40.0, 140.0)
STRENGTHS = {bot: 10 ** (elo / 400) for bot, elo in zip(BOTS, ELOS, strict=True)}


def block_shares(chance: np.random.Generator, share: float, blocks: int, luck: float, players: int = 4) -> list[float]:
    """Draw means of blocks whose deal favours the hero, or not, by so much."""
    odds = np.clip(share + luck * chance.choice([-1, 1], blocks), 0, 1)
    found: list[float] = (chance.binomial(players, odds) / players).tolist()
    return found


@pytest.mark.parametrize(
    ("share", "blocks", "luck"), [(0.25, 30, 0.0), (0.25, 100, 0.25), (0.02, 50, 0.0), (0.5, 20, 0.3), (0.95, 60, 0.04)]
)
def test_an_interval_holds_the_truth_nineteen_times_in_twenty(share: float, blocks: int, luck: float) -> None:
    chance = np.random.default_rng(7)
    found = [share_of(block_shares(chance, share, blocks, luck), 4) for _ in range(1000)]
    assert 0.93 <= sum(one.low <= share <= one.high for one in found) / 1000 <= 0.98


def test_an_interval_judges_by_blocks_and_not_by_games() -> None:
    """Deals that decide the game make four games worth no more than one."""
    alike, apart = [0.0, 1.0] * 50, [0.5] * 50 + [0.25, 0.75] * 25
    assert share_of(alike, 4).share == share_of(apart, 4).share == 0.5
    assert share_of(alike, 4).high - 0.5 == pytest.approx(0.5 / 10 * 1.97, rel=0.05)
    assert share_of(apart, 4).high < 0.55


def test_who_never_won_may_still_have_some_chance() -> None:
    found = share_of([0.0] * 25, 4)
    assert (found.share, found.low) == (0, 0)
    assert 0.03 < found.high < 0.05  # 3.7 % for a hundred games


@pytest.mark.parametrize("share", [2 / 3, 0.25])
def test_a_few_blocks_that_agree_leave_doubt(share: float) -> None:
    few, many = share_of([share] * 3, 1), share_of([share] * 300, 1)
    assert few.low < share - 0.15
    assert few.high > share + 0.15
    assert 0 < many.high - many.low < 0.01


def test_one_block_says_nothing() -> None:
    assert (share_of([0.5], 4).low, share_of([0.5], 4).high) == (0, 1)


def test_a_cell_counts_wins_and_named_monks_of_the_hero() -> None:
    block = Block("duel", 3, 1, 0, ("a", "b", "b"))
    games = (
        played((0,), 3, ((1, 2), (0,), (0,))),  # the hero, on seat 0, wins, names both and is named by both
        played((0, 1), 3, ((), (0,), ())),  # on seat 1 it shares the win and names one
        played((0,), 3, ((1,), (0,), ())),
    )
    outcome = made_up(block, {"a": 1, "b": 1}, np.random.default_rng(1))
    (cell,) = cells_of([type(outcome)(block, games, {})])
    assert (cell.games, cell.blocks) == (3, 1)
    assert cell.par == pytest.approx(1 / 3)
    assert cell.share.share == pytest.approx((1 + 0.5 + 0) / 3)
    assert cell.names.share == pytest.approx(3 / 6)
    assert cell.is_named.share == pytest.approx(2 / 6)


def test_of_two_players_both_sides_are_told() -> None:
    chance = np.random.default_rng(3)
    blocks = [Block("duel", 2, 1, number, ("weak", "great")) for number in range(200)]
    weak, great = cells_of([made_up(block, STRENGTHS, chance) for block in blocks])
    assert (weak.hero, great.hero, great.field) == ("weak", "great", "weak")
    assert weak.share.share + great.share.share == pytest.approx(1)
    assert great.share.share == pytest.approx(share_at(290, 2), abs=0.06)


def rated(deals: int, players: int, seed: int, mixed: bool = False) -> list[ratings.Rating]:
    chance = np.random.default_rng(seed)
    blocks = league(BOTS, players, deals)
    if mixed:
        blocks += [Block("mixed", players, 1, n, tuple(chance.permutation(BOTS))[:players]) for n in range(deals)]
    return ratings_of([made_up(block, STRENGTHS, chance) for block in blocks], BOTS, seed)


def holds(rating: ratings.Rating, elo: float) -> bool:
    return rating.low is not None and rating.high is not None and rating.low < elo < rating.high


@pytest.mark.parametrize(("players", "mixed"), [(2, False), (4, False), (4, True)])
def test_ratings_find_the_true_strengths(players: int, mixed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 50)
    found = rated(300, players, 5, mixed)
    assert [rating.bot for rating in found] == list(BOTS)
    for rating, elo in zip(found, ELOS, strict=True):
        assert rating.elo == pytest.approx(elo, abs=20)
        assert holds(rating, rating.elo)


@pytest.mark.slow
def test_the_intervals_of_ratings_hold_the_truth_nineteen_times_in_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 80)
    held = [holds(r, elo) for seed in range(30) for r, elo in zip(rated(40, 3, seed), ELOS, strict=True)]
    assert 0.88 <= sum(held) / len(held) <= 0.99


def test_the_same_games_give_the_same_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 20)
    assert rated(10, 3, 1) == rated(10, 3, 1)


def test_our_fit_is_that_of_choix() -> None:
    """Choix knows neither weights nor shared wins, so the games hold none."""
    chance = np.random.default_rng(11)
    outcomes = [made_up(block, STRENGTHS, chance) for block in league(BOTS, 4, 60)]
    wins = ratings._counted(outcomes, BOTS)
    ours = ratings.fitted(wins.mixtures, wins.wins.sum(axis=0))
    games = [(outcome.block, game.winners[0], n) for outcome in outcomes for n, game in enumerate(outcome.games)]
    theirs = choix.ilsr_top1(len(BOTS), _choices(games))
    assert (ours - ours.mean()).tolist() == pytest.approx((theirs - theirs.mean()).tolist(), abs=0.002)


def _choices(games: Sequence[tuple[Block, int, int]]) -> list[tuple[int, tuple[int, ...]]]:
    """Return for choix who won, and who else sat there, by number."""
    found = []
    for block, winner, number in games:
        seats = tuple(BOTS.index(bot) for bot in block.lineup(number))
        found.append((seats[winner], seats[:winner] + seats[winner + 1 :]))
    return found


def test_a_bot_that_never_won_has_a_finite_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 20)
    blocks = league(("never", "always"), 3, 20)
    outcomes = [made_up(block, {"never": 0.0, "always": 1.0}, np.random.default_rng(1)) for block in blocks]
    never, always = ratings_of(outcomes, ("never", "always"), 1)
    assert -5000 < never.elo < -300
    assert always.elo == pytest.approx(-never.elo)


def test_deals_that_all_agree_leave_a_rating_without_an_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 20)
    chance = np.random.default_rng(1)
    strengths = {"never": 0.0, "always": 1.0}
    for deals in (1, 30):
        outcomes = [made_up(block, strengths, chance) for block in league(("never", "always"), 3, deals)]
        found = ratings_of(outcomes, ("never", "always"), 1)
        assert [(one.low, one.high, one.interval) for one in found] == [(None, None, "all deals agree")] * 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_elo_and_share_are_two_ways_to_say_the_same(players: int) -> None:
    assert share_at(0, players) == pytest.approx(1 / players)
    assert elo_at(share_at(123.0, players), players) == pytest.approx(123)
    assert share_at(400, 2) == pytest.approx(10 / 11)


def judge(shares: Iterable[float], test: Sprt) -> SprtResult:
    """Take shares until the test is decided, or there are no more."""
    for share in shares:
        test.add(share)
        if test.answer != "undecided":
            break
    return test.result()


@pytest.mark.parametrize(("players", "luck"), [(2, 0.0), (4, 0.0), (4, 0.2)])
@pytest.mark.parametrize(("true", "right"), [(0.0, "not stronger"), (60.0, "stronger")])
def test_the_sequential_test_errs_once_in_twenty_at_its_bounds(
    players: int, luck: float, true: float, right: str
) -> None:
    chance = np.random.default_rng(13)
    tests = [
        judge(block_shares(chance, share_at(true, players), 2000, luck, players), Sprt(players, 0, 60))
        for _ in range(200)
    ]
    assert all(test.answer != "undecided" for test in tests)
    assert sum(test.answer != right for test in tests) <= 20  # 10 expected; more than 20 once in a thousand
    assert np.mean([test.blocks for test in tests]) < 400


def test_the_sequential_test_decides_sooner_when_the_difference_is_great() -> None:
    chance = np.random.default_rng(17)
    assert judge(block_shares(chance, share_at(200, 4), 2000, 0.0), Sprt(4, 0, 20)).blocks < 60
    assert judge(block_shares(chance, share_at(-200, 4), 2000, 0.0), Sprt(4, 0, 20)).answer == "not stronger"


def test_the_sequential_test_looks_only_at_fixed_counts() -> None:
    test = Sprt(4, 0, 20)
    answers = []
    for _ in range(48):
        test.add(1.0)
        answers.append(test.answer)
    assert [count for count, answer in enumerate(answers, 1) if answer != "undecided"] == [40, 48]


def test_too_few_blocks_decide_nothing() -> None:
    assert judge([0.25] * 24, Sprt(4, 0, 20)).answer == "undecided"


def test_bounds_in_the_wrong_order_are_refused() -> None:
    with pytest.raises(OptionsError, match="the lower first"):
        Sprt(4, 20, 0)
