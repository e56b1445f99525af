"""Checks with made-up samples what each observer can see and what it cannot, and what is known without any of them."""

import math
from dataclasses import replace

import numpy as np
import pytest

from abbey.arena.audit import Samples, audit, steps_of
from abbey.arena.audit.accuracy import accuracies, calibration
from abbey.arena.audit.audit_report import KINDS, ObserverKind
from abbey.arena.audit.cross_validation import LESSONS, CrossValidation
from abbey.arena.audit.features import compared_features
from abbey.arena.audit.floor import even_floor, floor_of
from abbey.arena.audit.samples import RANK_SIGNS, SIGNS, Floats
from abbey.arena.audit.viewpoints import even_chances, seen_from
from abbey.arena.games.trail import DAYS
from abbey.arena.games.trail import SIGNS as TRAIL_SIGNS
from abbey.bots.belief import marginals
from tests.arena.made import is_near_floor, made_samples, seen_by

pytestmark = pytest.mark.xdist_group("audit")
LOGISTIC, BOOSTED, INVERSE = KINDS


def middle_one(deals: int) -> Samples:
    """Make up a bot whose monk is the middle one in price of those that it may be, four times out of five."""
    samples = made_samples(deals)
    chance, prices = np.random.default_rng(5), samples.signs.copy()
    for row, (live, truth) in enumerate(zip(samples.live, samples.truth, strict=True)):
        low, high = chance.permutation([monk for monk in np.nonzero(live)[0] if monk != truth])
        order = [low, truth, high] if chance.random() < 0.8 else [truth, low, high]
        prices[row, order, 0, SIGNS.index("price")] = (-40, 0, 40)
    return replace(samples, signs=prices)


@pytest.mark.slow
def test_only_the_boosted_observer_sees_that_the_monk_is_the_middle_one() -> None:
    logistic, boosted = (seen_by(kind, middle_one(60)).alone for kind in (LOGISTIC, BOOSTED))
    assert boosted.top1.low > 0.55
    assert logistic.top1.high < 0.45
    assert boosted.log_loss < math.log(3) < logistic.log_loss + 0.03


def test_the_inverse_planner_sees_that_turns_are_good_for_the_monk() -> None:
    samples = made_samples(60)
    steps = samples.steps.copy()
    steps[np.arange(len(samples)), samples.truth, :, 3, 4] = 0  # of one kind, no end was ever among the worse ones
    found = seen_by(INVERSE, replace(samples, steps=steps))
    assert found.alone.top1.low > 0.9
    assert found.spectator.top1.low > 0.9


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_where_there_is_nothing_to_see_nothing_is_found(kind: ObserverKind) -> None:
    found = seen_by(kind, made_samples(100))
    assert is_near_floor(found)
    assert found.spectator.log_loss < found.spectator.floor_log_loss + 0.06


def test_a_logistic_observer_that_finds_nothing_is_not_sure_of_anything() -> None:
    samples = made_samples(100)
    chances = CrossValidation(samples, LOGISTIC.make).learn(samples)
    assert accuracies(samples, chances).alone.log_loss == pytest.approx(math.log(3), abs=0.03)
    assert calibration(samples, chances).error < 0.06


def test_nobody_is_tested_on_deals_they_learnt_from() -> None:
    """Each deal has a sign of its own for the true monk, and a turn of its own: known by heart it tells all."""
    honest = made_samples(DAYS * len(TRAIL_SIGNS))
    signs = np.zeros_like(honest.signs)
    turns = np.random.default_rng(1).choice([-1, 1], DAYS * len(TRAIL_SIGNS))
    for row, (deal, truth) in enumerate(zip(honest.deal, honest.truth, strict=True)):
        signs[row, truth, deal % DAYS, deal // DAYS] = turns[deal]
    assert seen_by(LOGISTIC, replace(honest, signs=signs)).alone.top1.share < 0.5


class Pupil:
    """Learns deals by heart."""

    def learn(self, samples: Samples) -> None:
        self.deals = set(samples.deal.tolist())

    def chances(self, samples: Samples) -> Floats:
        assert not self.deals & set(samples.deal.tolist())
        return np.full(samples.shown.shape, float(len(self.deals)))


def test_each_deal_is_tested_once_by_who_has_learnt_from_no_more_than_asked() -> None:
    samples = made_samples(23)
    trial = CrossValidation(samples, Pupil)
    assert {18, 19} == set(trial.learn(samples)[:, 0])
    assert {7} == set(trial.learn(samples, 7)[:, 0])


def test_a_bot_that_knows_its_probabilities_is_known_without_lessons() -> None:
    samples = made_samples(20)
    told = np.zeros_like(samples.told)
    told[np.arange(len(samples)), samples.truth, 0] = math.log(8)
    [found] = audit(replace(samples, told=told), lambda: None, kinds=()).observers
    assert found.lessons == []
    assert found.whole.alone.top1.share == 1
    assert found.whole.alone.log_loss == pytest.approx(math.log(1.25))
    assert found.days[0].alone.log_loss == pytest.approx(math.log(1.5))  # five were left that day


@pytest.mark.parametrize(
    ("players", "spectator", "seated"), [(2, 0.393, 0.400), (3, 0.426, 0.475), (4, 0.455, 0.520), (5, 0.481, 0.557)]
)
def test_the_floor_of_chance_markers_is_exact(players: int, spectator: float, seated: float) -> None:
    assert even_floor(players) == pytest.approx((spectator, seated), abs=0.0006)


@pytest.mark.parametrize("players", [2, 4])
def test_made_up_games_have_about_that_floor(players: int) -> None:
    found = floor_of(made_samples(300, players))
    assert (found.even_spectator, found.even_seated) == even_floor(players)
    assert found.spectator == pytest.approx(found.even_spectator, abs=0.02)
    assert found.seated == pytest.approx(found.even_seated, abs=0.02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_is_joined_as_a_belief_joins_it(players: int) -> None:
    samples = made_samples(3, players)
    chances = np.where(samples.live, np.random.default_rng(2).random(samples.shown.shape), 0)
    chances /= chances.sum(axis=1, keepdims=True)
    spectator, seated = (seen_from(one, samples, chances) for one in ("spectator", "seated"))
    for row, (game, seat) in enumerate(zip(samples.game, samples.seat, strict=True)):
        table = chances[samples.game == game]
        assert spectator[row, 0] == pytest.approx(marginals(table.tolist())[seat], abs=1e-9)
        for step, viewer in enumerate(range(1, players)):
            other = (seat + viewer) % players
            knowing = table.copy()
            knowing[other] = np.eye(6)[samples.table_truth[row, other]]
            assert seated[row, step] == pytest.approx(marginals(knowing.tolist())[seat], abs=1e-9)


def test_seats_of_other_bots_weigh_evenly() -> None:
    samples = made_samples(5)
    hero = samples.where(samples.seat == 2)
    assert seen_from("spectator", hero, even_chances(hero)) == pytest.approx(
        seen_from("spectator", samples, even_chances(samples))[samples.seat == 2]
    )


def test_what_comes_later_is_not_seen() -> None:
    samples = made_samples(4)
    seen = samples.until(2)
    assert (seen.live.sum(axis=1) == 5).all()
    assert not seen.signs[:, :, 2:].any()
    assert not seen.steps[:, :, 2:].any()
    assert (seen.table_shown <= 2).all()
    assert (seen.signs[:, :, :2] == samples.signs[:, :, :2]).all()


def test_a_sign_that_is_dealt_out_anew_stays_among_the_possible_monks() -> None:
    samples = made_samples(4)
    for sign in ("task done", RANK_SIGNS[2]):
        dealt, place = samples.shuffled(sign), SIGNS.index(sign)
        for row, live in enumerate(samples.live):
            own, anew = samples.signs[row, live, :, place], dealt.signs[row, live, :, place]
            assert sorted(map(tuple, own)) == sorted(map(tuple, anew))
        assert (np.delete(dealt.signs, place, axis=3) == np.delete(samples.signs, place, axis=3)).all()
        assert (dealt.signs[:, :, :, place] != samples.signs[:, :, :, place]).any()
        assert (dealt.steps != samples.steps).any() == (sign in RANK_SIGNS)


def test_the_place_among_the_possible_monks_is_a_feature() -> None:
    samples = made_samples(30)
    features = compared_features(samples)
    totals = samples.signs.sum(axis=2)
    place = 2 * 2 * len(SIGNS) + len(SIGNS) + SIGNS.index("price")
    for row, live in enumerate(samples.live):
        prices = totals[row, live, SIGNS.index("price")]
        if len(set(prices)) == 3:
            assert features[row, live, place].tolist() == [(-1, 0, 1)[sorted(prices).index(price)] for price in prices]


class Idler:
    """Learns nothing and thinks nothing."""

    def learn(self, samples: Samples) -> None:
        assert len(samples)

    def chances(self, samples: Samples) -> Floats:
        return even_chances(samples)


def test_an_audit_tells_its_steps_and_tries_all_days_deals_and_signs() -> None:
    samples, steps = made_samples(20), [0]
    first = audit(samples, lambda: steps.append(1), kinds=[replace(kind, make=Idler) for kind in KINDS])
    assert sum(steps) == steps_of(samples)
    sizes = [*(size for size in LESSONS if size < 16), 16]
    for found in first.observers:
        assert [size for size, _ in found.lessons] == sizes
        assert len(found.days) == DAYS
        assert found.days[-1] == found.lessons[-1][1] == found.whole
    assert [worth.sign for worth in first.of("logistic").signs] == list(TRAIL_SIGNS)
    assert [worth.sign for worth in first.of("boosted").signs] == list(SIGNS)
    assert [worth.sign for worth in first.of("inverse planning").signs] == list(RANK_SIGNS)
