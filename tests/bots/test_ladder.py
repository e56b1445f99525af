"""Tests the ladder: each rung considers one thing more, and none of them anything it may not know."""

from math import nan
from time import monotonic

import pytest

from abbey.bots import BOTS, Believer, BotOptionError, bot_named, chance_for
from abbey.bots.ladder.guesses import best_guesses
from abbey.bots.ladder.lookahead import Budget
from abbey.bots.ladder.rungs import LADDER, LEVELS, PERSONAS, Expert
from abbey.bots.ladder.thinker import NEARLY, pick
from abbey.bots.ladder.win_chance import WinChance, nobody_known
from abbey.rules import Cast, Deal, Game, Give, Stream, Sway, View, notes_for, to_act, view, winners
from abbey.rules.names import ACCUSE, MONK_COUNT, MONKS, NONE, SEATS
from abbey.testing import check_bot
from tests.bots.games import played


@pytest.mark.parametrize(
    ("kind", "players"), [("selfish", 3), ("rival", 5), ("detective", 4), ("hider", 5), ("expert:rollouts=200", 3)]
)
@pytest.mark.slow
def test_a_rung_keeps_the_promises_of_a_bot(kind: str, players: int) -> None:
    check_bot(kind, players=[players], positions=60, pairs=0)


@pytest.mark.parametrize("kind", ["postulant", "sexton", "expert:company=true,rollouts=50"])
@pytest.mark.slow
def test_who_is_content_or_has_a_habit_or_reads_minds_keeps_the_promises_of_a_bot(kind: str) -> None:
    check_bot(kind, players=[4], positions=8, pairs=0)


@pytest.mark.parametrize("kind", [*LEVELS, *PERSONAS])
@pytest.mark.slow
def test_levels_and_personas_play_whole_games(kind: str) -> None:
    assert winners(played([kind, "random", "random"], 3).position)


@pytest.mark.slow
def test_a_postulant_puts_nothing_on_its_own_monk_that_it_could_put_on_another() -> None:
    for seed in range(4):
        game = played(["postulant"] * 4, 60 + seed)
        for seat, action in game.actions:
            own = MONKS[game.position.identity[seat]]
            assert not (isinstance(action, Give | Cast) and action.monk == own)
            assert not (isinstance(action, Sway) and action.monk == own and action.by > 0)


@pytest.mark.parametrize(("kind", "field"), [("selfish", "random"), ("rival", "random"), ("hider", "detective")])
@pytest.mark.slow
def test_a_rung_beats_the_ones_below(kind: str, field: str) -> None:
    """Sixteen games are played, with the bot in every seat of four deals; par is four of them."""
    won = 0.0
    for seed in range(4):
        for seat in range(4):
            position = played([kind if one == seat else field for one in range(4)], 200 + seed).position
            won += (seat in winners(position)) / len(winners(position))
    assert won >= 10


@pytest.mark.slow
def test_beliefs_of_a_rung_sum_to_one_and_know_the_own_monk() -> None:
    def look(seen: View, bot: object) -> None:
        assert isinstance(bot, Believer)
        rows = bot.belief()
        assert [sum(row) for row in rows] == pytest.approx([1.0] * seen.players)
        assert rows[seen.viewer][seen.identities[seen.viewer]] == pytest.approx(1)

    played(["detective", "rival", "hider"], 4, look)


UNKNOWN = [[1 / 6] * 6] * 3


def accusing(evidence: list[int], shown: list[int]) -> View:
    """Return the last day, as seat 0 sees it."""
    s = Deal.numbered(len(shown), 1).position()
    s.day, s.phase, s.event, s.to_act = 7, ACCUSE, NONE, 0
    s.evidence, s.shown[: len(shown)] = evidence, shown
    s.identity = [0, 1, 2, 3, 4, 5]
    return view(s, SEATS[0])


def test_guesses_follow_a_sure_belief() -> None:
    seen = accusing([20] * 6, [0, 0, 0])
    assert best_guesses(seen, [((0, 4, 2), 1.0)], UNKNOWN) == [NONE, 4, 2]


def test_guesses_differ_though_both_are_most_likely_the_same() -> None:
    seen = accusing([20] * 6, [0, 0, 0])
    joint = [((0, 1, 2), 0.4), ((0, 2, 1), 0.35), ((0, 1, 3), 0.25)]
    guesses = best_guesses(seen, joint, UNKNOWN)
    assert guesses[1] == 1
    assert guesses[2] in (2, 3)


def test_guesses_aim_at_who_is_in_front_not_at_most_hits() -> None:
    """Seat 1 leads if it is blue; a hit on it wins, two hits elsewhere do not."""
    evidence = [20, 15, 40, 40, 40, 40]
    joint = [((0, 1, 3), 0.45), ((0, 2, 4), 0.28), ((0, 2, 5), 0.27)]
    assert best_guesses(accusing(evidence, [0, 0, 0]), joint, UNKNOWN)[1] == 1


@pytest.mark.parametrize(("known", "guess"), [(0.0, 2), (1.0, 1)])
def test_a_lead_is_safe_only_if_the_others_do_not_name_you(known: float, guess: int) -> None:
    """If the rival is blue it is behind, if red in front: named yourself, you need the hit on blue."""
    evidence = [20, 26, 12, 40, 40, 40]
    public = [[known, *[(1 - known) / 5] * 5], [1 / 6] * 6]
    assert best_guesses(accusing(evidence, [0, 0]), [((0, 1), 0.5), ((0, 2), 0.5)], public)[1] == guess


def test_guesses_go_on_from_those_already_laid() -> None:
    s = Deal.numbered(3, 1).position()
    s.day, s.phase, s.event, s.to_act = 7, ACCUSE, NONE, 0
    s.guesses[0][1] = 3
    assert best_guesses(view(s, SEATS[0]), [((s.identity[0], 3, 3), 1.0)], UNKNOWN)[1] == 3


def test_the_chance_to_win_falls_with_the_own_price_and_grows_with_the_others() -> None:
    s = Deal.numbered(4, 2).position()
    seen = view(s, SEATS[0])
    me = seen.identities[0]
    win_chance = WinChance(seen, me, nobody_known(seen), wide=1.0)
    even = [500] * MONK_COUNT
    worse = [price + 100 * (monk == me) for monk, price in enumerate(even)]
    better = [price + 100 * (monk != me) for monk, price in enumerate(even)]
    assert win_chance.at(even) == pytest.approx(0.25)
    assert win_chance.at(worse) < 0.25 < win_chance.at(better)
    assert win_chance.at(even, exposure=100) == pytest.approx(win_chance.at(worse))


def test_a_habit_chooses_only_among_what_is_nearly_as_good() -> None:
    chance = Stream(b"habit", "test")
    assert pick([1, 2, 3], [0.5, 0.499, 0.3], chance, habit=lambda thing: thing, slack=NEARLY) == 2
    assert pick([1, 2, 3], [0.5, 0.499, 0.3], chance) == 1


def test_every_rung_and_level_is_in_the_registry() -> None:
    assert set(LADDER) | set(LEVELS) | set(PERSONAS) <= set(BOTS)
    for kind in BOTS:
        assert callable(bot_named(kind).choose)


@pytest.mark.parametrize("options", ["habit=napping", "hiding=-1", "wide=0"])
def test_options_that_make_no_sense_are_refused_before_the_game(options: str) -> None:
    with pytest.raises(BotOptionError, match="hider"):
        bot_named(f"hider:{options}")


@pytest.mark.parametrize("time", ["0", "-0.5", "nan", "inf", "1e9", "soon"])
def test_a_time_to_think_that_makes_no_sense_is_refused_before_the_game(time: str) -> None:
    with pytest.raises(BotOptionError, match="time"):
        bot_named(f"expert:time={time}")


def test_not_even_code_can_give_a_time_that_is_no_number() -> None:
    with pytest.raises(ValueError, match="time is above 0"):
        Expert(time=nan)


@pytest.mark.parametrize("kind", ["expert:time=0.2", "inquisitor:time=0.2,breadth=1", "expert:rollouts=0,time=0.2"])
@pytest.mark.slow
def test_a_mind_with_a_time_to_think_spends_it_on_each_turn_however_clear_the_choice(kind: str) -> None:
    deal = Deal.numbered(2, 11)
    game, bot = Game(deal), bot_named(kind)
    seat = to_act(game.position)
    bot.observe(notes_for(game.opening, seat))
    for _ in range(2):
        began = monotonic()
        assert bot.choose(game.view(seat), chance_for(deal.seed, seat, 0)) in game.view(seat).legal
        assert monotonic() - began >= 0.2


def test_by_the_clock_every_round_has_its_part_of_the_time_and_one_batch_at_least() -> None:
    late = Budget(rollouts=0, slowdown=1, time=0.01, began=monotonic() - 1)
    assert [list(late.batches(done, 2, ends)) for done, ends in ((0, 10), (1, 5))] == [[40], [80]]
    began = monotonic()
    first = sum(1 for _ in Budget(rollouts=0, slowdown=1, time=0.02, began=began).batches(0, 2, 10))
    assert first > 1
    assert monotonic() - began >= 0.01


def test_by_count_a_round_is_one_batch_and_a_slow_backend_does_with_less() -> None:
    assert list(Budget(rollouts=4000, slowdown=1, time=None, began=0).batches(0, 4, 10)) == [100]
    assert list(Budget(rollouts=4000, slowdown=100, time=None, began=0).batches(3, 4, 2)) == [5]
