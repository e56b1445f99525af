"""Checks that the audit finds nothing in a bot that plays at random, nearly everything in one that hides nothing."""

import math
from functools import cache

import numpy as np
import pytest

from abbey.arena import InProcess, Memory, run
from abbey.arena.audit import Audit, Samples, audit_blocks, cross_validate, samples_of
from abbey.arena.audit.cross_validation import LESSONS
from abbey.arena.games.trail import DAYS, SIGNS, trails
from abbey.rules import Deal, Game, OptionsError, Stream, evidence_tonight, is_over
from abbey.rules.names import MONKS, NOBODY
from tests.arena.bots import OPEN

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("audit")]  # one worker plays and learns, once


@cache
def samples(bot: str, field: str | None, games: int, players: int = 4, seed: int = 1) -> Samples:
    return samples_of(run(audit_blocks(bot, field, players, seed, games), InProcess(), Memory(), lambda _games: None))


@pytest.fixture(scope="module")
def blind() -> Audit:
    return cross_validate(samples("random", None, 100, seed=2))  # one seed in twenty misses its interval, 1 among them


@pytest.fixture(scope="module")
def seen() -> Audit:
    return cross_validate(samples(OPEN, None, 40))


def test_a_random_bot_gives_nothing_away(blind: Audit) -> None:
    assert (blind.samples, blind.deals) == (400, 100)
    assert blind.whole.chance_top1 == pytest.approx(1 / 3)
    assert blind.whole.top1.low <= 1 / 3 <= blind.whole.top1.high
    assert blind.whole.log_loss == pytest.approx(math.log(3), abs=0.03)
    assert blind.calibration.error < 0.06
    assert all(mark.top1.low - 0.03 < mark.chance_top1 < mark.top1.high + 0.03 for _, mark in blind.alone)


def test_an_open_bot_gives_itself_away(seen: Audit) -> None:
    assert seen.whole.top1.low > 0.8
    assert seen.whole.log_loss < 0.4
    assert seen.calibration.error < 0.1


def test_the_more_days_and_lessons_the_more_is_known(seen: Audit) -> None:
    assert len(seen.days) == DAYS
    assert seen.days[0].chance_top1 == pytest.approx(1 / 5)  # one colour was shown
    assert seen.days[0].top1.share + 0.2 < seen.days[-1].top1.share
    assert seen.days[-1] == seen.whole
    assert [size for size, _ in seen.lessons] == [*(size for size in LESSONS if size < 32), 32]
    assert seen.lessons[-1][1] == seen.whole
    assert [sign for sign, _ in seen.alone] == list(SIGNS)


def test_a_bot_among_others_is_watched_on_each_seat_in_turn() -> None:
    watched = samples(OPEN, "random", 60, 3)
    assert len(watched) == 60
    assert len(np.unique(watched.deal)) == 20
    assert cross_validate(watched).whole.top1.low > 0.5


def test_nobody_is_tested_on_deals_they_learnt_from() -> None:
    """Each deal has a sign of its own for the true monk, and a turn of its own: known by heart it tells all."""
    honest = samples("random", None, 100)
    some = honest.where(honest.deal < DAYS * len(SIGNS))
    signs = np.zeros_like(some.signs)
    turns = np.random.default_rng(1).choice([-1, 1], DAYS * len(SIGNS))
    for row, (deal, truth) in enumerate(zip(some.deal, some.truth, strict=True)):
        signs[row, truth, deal % DAYS, deal // DAYS] = turns[deal]
    found = cross_validate(Samples(signs, some.shown, some.truth, some.deal))
    assert found.whole.top1.share < 0.5


def test_too_few_deals_are_refused() -> None:
    with pytest.raises(OptionsError, match="at least 20 deals"):
        audit_blocks(OPEN, "random", 3, 1, 57)
    assert len(audit_blocks(OPEN, "random", 3, 1, 58)) == 20
    few = samples("random", None, 100)
    with pytest.raises(OptionsError, match="not 19"):
        cross_validate(few.where(few.deal < 19))


def games(count: int) -> list[Game]:
    """Play random games."""
    found = []
    for number in range(count):
        game = Game(Deal.numbered(3, 5, game=number))
        chance = Stream(game.deal.seed, "test")
        while not is_over(game.position):
            legal = game.legal()
            game.play(legal[chance.below(len(legal))])
        found.append(game)
    return found


def signs_of(game: Game, name: str) -> list[list[int]]:
    """Return one sign by monk and day, for all seats together."""
    first, found = 1 + SIGNS.index(name), trails(game)
    days = range(first, first + DAYS * len(SIGNS), len(SIGNS))
    return [[sum(trail[monk][day] for trail in found) for day in days] for monk in range(len(MONKS))]


def test_a_trail_holds_every_change_of_the_tracks_that_somebody_made() -> None:
    for game in games(5):
        told = [note for notes in game.notes for note in notes]
        raised, done = signs_of(game, "suspicion raised"), signs_of(game, "task done")
        for monk, colour in enumerate(MONKS):
            steps = [
                (note.after or 0) - (note.before or 0)
                for note in told
                if note.what == "suspicion" and note.figure == colour
            ]
            assert sum(step for step in steps if step > 0) == sum(raised[monk])
            taken = sum(note.what == "took" and note.tile is not None and note.tile.colour == colour for note in told)
            assert taken == sum(done[monk])


def test_a_trail_knows_what_was_shown_and_when() -> None:
    for game in games(3):
        for seat, trail in enumerate(trails(game)):
            assert sorted(row[0] for row in trail) == [0, 0, 0, 1, 3, 5]
            assert trail[game.position.identity[seat]][0] == 0


def test_the_outlook_is_that_of_the_suspicion_track() -> None:
    """What all seats did to it in a day adds up to what the night would bring before it came."""
    game = Game(Deal.numbered(3, 5, game=1))
    chance = Stream(game.deal.seed, "test")
    while game.position.day == 1 and game.position.time < 12:
        legal = game.legal()
        game.play(legal[chance.below(len(legal))])
    tonight = evidence_tonight(game.view(NOBODY))
    assert [5 + days[0] for days in signs_of(game, "outlook for the night")] == list(tonight)
