"""Checks that the audit finds nothing in a bot that plays at random, nearly everything in one that hides nothing."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from abbey.arena import InProcess, Memory, run
from abbey.arena.audit import Audit, Samples, audit, audit_blocks, samples_of
from abbey.arena.audit.audit_report import KINDS, ObserverKind
from abbey.arena.audit.cross_validation import LESSONS
from abbey.arena.audit.floor import floor_of
from abbey.arena.audit.viewpoints import even_chances
from abbey.arena.games.trail import DAYS, trails
from abbey.arena.games.trail import SIGNS as TRAIL_SIGNS
from abbey.bots import BrokenBotError
from abbey.rules import Deal, Game, OptionsError, Stream, evidence_tonight, is_over
from abbey.rules.names import MONKS, NOBODY
from tests.arena.bots import OPEN, SECRETIVE, VALUELESS
from tests.arena.made import is_near_floor, made_samples, seen_by
from tests.deep import often

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("audit")]  # one worker plays and learns, once


@cache
def samples(bot: str, field: str | None, games: int, players: int = 4, seed: int = 1) -> Samples:
    return samples_of(run(audit_blocks(bot, field, players, seed, games), InProcess(), Memory(), lambda _games: None))


def audited(found: Samples) -> Audit:
    """Audit with all observers, who try no signs one by one: that takes longest."""
    return audit(found, lambda: None, kinds=[replace(kind, signs=()) for kind in KINDS])


@pytest.fixture(scope="module")
def seen() -> Audit:
    return audited(samples(OPEN, None, 20, 3))


@pytest.mark.deep
@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_a_random_bot_gives_nothing_away(kind: ObserverKind) -> None:
    found = samples("random", None, often(20), seed=2)
    assert is_near_floor(seen_by(kind, found))
    assert even_chances(found).max(axis=1) == pytest.approx(1 / 3)


def test_no_sign_alone_gives_a_random_bot_away() -> None:
    found = audit(samples("random", None, often(20), seed=2), lambda: None, kinds=KINDS[:1])
    for worth in found.of("logistic").signs:
        assert worth.alone is not None
        assert worth.alone.top1.low - 0.03 < worth.alone.floor_top1 < worth.alone.top1.high + 0.03, worth.sign


def test_the_floor_of_games_is_that_of_their_markers() -> None:
    found = floor_of(samples("random", None, often(20), seed=2))
    assert found.spectator == pytest.approx(found.even_spectator, abs=0.04)
    assert found.seated == pytest.approx(found.even_seated, abs=0.04)


def test_an_open_bot_gives_itself_away_to_all(seen: Audit) -> None:
    for found in seen.observers:
        assert found.whole.alone.top1.low > 0.8, found.observer
        assert found.whole.spectator.log_loss < 0.4
        assert found.whole.seated.top1.share >= found.whole.alone.top1.share
        assert found.calibration.error < 0.1


def test_the_more_days_and_lessons_the_more_is_known(seen: Audit) -> None:
    for found in seen.observers:
        assert len(found.days) == DAYS
        assert found.days[0].alone.floor_top1 == pytest.approx(1 / 5)  # one colour was shown
        assert found.days[0].alone.top1.share + 0.2 < found.days[-1].alone.top1.share
        assert found.days[-1] == found.whole
        assert [size for size, _ in found.lessons] == [*(size for size in LESSONS if size < 16), 16]
        assert found.lessons[-1][1] == found.whole


def test_a_bot_that_values_ends_in_its_own_way_is_known_by_it_and_not_by_the_ways_of_the_ladder() -> None:
    found = samples(SECRETIVE, "random", 20 * 3, 3)
    own = audit(found, lambda: None, kinds=()).of("inverse planning, own values").whole
    assert own.spectator.top1.low > 0.9
    assert own.spectator.floor_top1 < 0.6
    assert is_near_floor(seen_by(KINDS[2], found))


def test_a_bot_that_cannot_say_how_it_values_ends_is_asked_for_nothing() -> None:
    assert [one.observer for one in audit(samples(OPEN, None, 20, 3), lambda: None, kinds=()).observers] == []


def test_a_bot_that_fails_to_value_ends_is_named() -> None:
    with pytest.raises(BrokenBotError, match=r"Valueless cannot value ends \(ValueError: no price\)"):
        samples(VALUELESS, None, 20, 2)


def test_a_bot_among_others_is_watched_on_each_seat_in_turn() -> None:
    watched = samples(OPEN, "random", 40, 2)
    assert len(watched) == 40
    assert watched.seat.tolist() == [0, 1] * 20
    assert len(np.unique(watched.deal)) == 20
    assert seen_by(KINDS[0], watched).alone.top1.low > 0.5


def test_too_few_deals_are_refused() -> None:
    with pytest.raises(OptionsError, match="at least 20 deals"):
        audit_blocks(OPEN, "random", 3, 1, 57)
    assert len(audit_blocks(OPEN, "random", 3, 1, 58)) == 20
    with pytest.raises(OptionsError, match="not 19"):
        audited(made_samples(19))


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
    first, found = 1 + TRAIL_SIGNS.index(name), trails(game)
    days = range(first, first + DAYS * len(TRAIL_SIGNS), len(TRAIL_SIGNS))
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
