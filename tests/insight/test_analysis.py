"""Tests the analysis of a finished game against the game itself."""

from statistics import fmean

import pytest

from abbey.bots.belief import Belief
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.belief.observers import SIMPLE
from abbey.insight.analysis import GameAnalysis, UnfinishedGameError, analyse
from abbey.insight.analysis.analysis_json import analysis_json
from abbey.insight.analysis.evidence_trail import sums_by_source
from abbey.insight.analysis.game_moments import turns_of
from abbey.insight.analysis.loud_turns import LOUDEST, told_turns
from abbey.insight.analysis.onlookers import OBSERVERS
from abbey.insight.analysis.quieter_turn import MARGIN, QUIETER
from abbey.rules import Accuse, Game, Play, Show, notes_for, play, scores, view, winners
from abbey.rules.names import ACCUSE, MONKS, NOBODY, SEATS
from abbey.search import TurnSearch
from tests.insight.analysed import analysis, compiled, game, little_work

# Without kernels an analysis takes minutes; one worker makes it, for all of these tests.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("analysis")]


class StoppedError(Exception):
    """Somebody has seen enough."""


def part_of(whole: Game, actions: int) -> Game:
    """Return the game when so many actions had been played."""
    part = Game(whole.deal, whole.names)
    for seat, action in whole.actions[:actions]:
        part.play(action, seat)
    return part


@pytest.mark.parametrize("left", [1, 20, 10_000])
def test_a_running_game_is_not_analysed(left: int) -> None:
    whole = game()
    with pytest.raises(UnfinishedGameError, match="has not been played to its end"):
        analyse(part_of(whole, max(0, len(whole.actions) - left)))


def test_the_same_record_gives_the_same_analysis_and_progress_goes_on_to_its_end() -> None:
    heard: list[tuple[int, int]] = []
    with compiled(), little_work():
        again = analyse(part_of(game(), 10_000), lambda done, of: heard.append((done, of)))
    assert analysis_json(again, again.seats) == analysis_json(analysis(), analysis().seats)
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]
    assert len(heard) > len(again.moments)
    first_walk = heard[len(again.moments) - 1]  # which takes about a third of the time
    assert 0.25 < first_walk[0] / first_walk[1] < 0.4


def test_whoever_is_told_of_the_progress_can_stop_it() -> None:
    def stop(done: int, _of: int) -> None:
        if done == 3:
            raise StoppedError

    with compiled(), pytest.raises(StoppedError):
        analyse(game(), stop)


def test_moments_divide_the_game_into_turns_and_shows() -> None:
    whole, found = game(), analysis()
    turns = turns_of(whole, list(found.moments))
    assert sum(isinstance(action, Play) for _, action in whole.actions) == len(turns)
    assert all(isinstance(turn.actions[0][1], Play) and turn.actions[0][0] == turn.seat for turn in turns)
    assert sum(moment.after == "show" for moment in found.moments) == 3
    between = [whole.actions[moment.moment - 1][1] for moment in found.moments if moment.after == "show"]
    assert all(isinstance(action, Show) for action in between)
    assert found.moments[-1].moment == len(whole.actions)


def test_a_curve_is_the_belief_of_a_spectator_at_each_moment() -> None:
    whole, found = game(), analysis()
    belief, curves = Belief(TurnSearch("compiled"), observers=SIMPLE), [seat.curves["simple"] for seat in found.seats]
    at = {moment.moment: number for number, moment in enumerate(found.moments[:-1])}
    for number, position in enumerate(whole.positions()):
        belief.hear(notes_for(whole.notes[number - 1] if number else whole.opening, NOBODY))
        if number in at:
            belief.look(view(position, NOBODY))
            rows = belief.marginals()
            held = [rows[seat][position.identity[seat]] for seat in range(position.players)]
            assert [curve[at[number]] for curve in curves] == pytest.approx(held)
    assert [curve[0] for curve in curves] == pytest.approx([1 / 6] * 3)
    assert {len(curve) for seat in found.seats for curve in seat.curves.values()} == {len(at)}


def test_a_rivals_curve_is_the_belief_of_somebody_who_sits_there() -> None:
    whole, found = game(), analysis()
    rival, seat = SEATS[2], found.seats[0]
    belief = CompanyBelief(TurnSearch("compiled"))
    at = {moment.moment: number for number, moment in enumerate(found.moments[:-1])}
    for number, position in enumerate(whole.positions()):
        belief.hear(notes_for(whole.notes[number - 1] if number else whole.opening, rival))
        if number in at:
            belief.look(view(position, rival))
            assert seat.rivals[rival][at[number]] == pytest.approx(belief.marginals()[0][position.identity[0]])
    assert [curve[0] for curve in seat.rivals if curve] == pytest.approx([1 / 5] * 2)
    assert [not curve for curve in seat.rivals] == [True, False, False]


def test_the_loudest_turns_raised_belief_most_and_the_bluff_lowered_it_most() -> None:
    found = analysis()
    turns = turns_of(game(), list(found.moments))
    for seat in found.seats:
        own = [turn for turn in turns if turn.seat == seat.seat]
        told = told_turns(own, [moment.moment for moment in found.moments], seat.curves)
        rises = sorted((one.rise for one in told), reverse=True)
        assert [loud.told.rise for loud in seat.loudest] == rises[: len(seat.loudest)]
        assert len(seat.loudest) == LOUDEST or rises[len(seat.loudest)] < 0.01
        assert seat.bluff is None or seat.bluff.rise == rises[-1] < 0
    assert any(seat.loudest for seat in found.seats)


def quieter_turns(found: GameAnalysis) -> list[tuple[float, float]]:
    """Return, for each quieter turn, the belief after it and after the one made, once it has been played."""
    pairs = []
    for seat in found.seats:
        for loud in seat.loudest:
            if loud.quieter:
                position = game().position_after(loud.told.turn.moment).copy()
                for actor, action in loud.quieter.actions:
                    play(position, action, actor)
                assert loud.quieter.worth.value >= -MARGIN
                assert loud.quieter.actions != loud.told.turn.actions
                pairs.append((fmean(loud.quieter.after.values()), fmean(loud.told.after.values())))
    return pairs


def test_a_quieter_turn_was_legal_and_tells_less() -> None:
    pairs = quieter_turns(analysis())
    assert pairs
    assert all(quiet <= loud - QUIETER for quiet, loud in pairs)


def test_what_the_observers_would_have_thought_is_what_a_game_with_that_turn_makes_them_think() -> None:
    found = analysis()
    seat, loud = next((seat, loud) for seat in found.seats for loud in seat.loudest if loud.quieter)
    assert loud.quieter
    other = part_of(game(), loud.told.turn.moment)
    for actor, action in loud.quieter.actions:
        other.play(action, actor)
    belief = Belief(TurnSearch("compiled"), observers=SIMPLE)
    for notes in (other.opening, *other.notes):
        belief.hear(notes_for(notes, NOBODY))
    belief.look(other.view(NOBODY))
    assert belief.marginals()[seat.seat][MONKS.index(seat.monk)] == pytest.approx(loud.quieter.after["simple"])


def test_the_accusation_is_the_one_made_and_the_best_is_no_worse() -> None:
    whole = game()
    laid = {(seat, action.seat): action.colour for seat, action in whole.actions if isinstance(action, Accuse)}
    hits = 0
    for seat in analysis().seats:
        review = seat.accusation
        assert whole.position_after(review.moment).phase == ACCUSE
        assert {guess.accused: guess.monk for guess in review.made.guesses} == {
            rival: colour for (accuser, rival), colour in laid.items() if accuser == seat.seat
        }
        assert review.best.win >= review.made.win - 0.01, "nothing would have been better for winning"
        hits += sum(guess.right for guess in review.made.guesses)
    assert hits == sum(note.right is True for note in whole.notes[-1] if note.what == "accused")


def test_the_evidence_by_source_is_the_score() -> None:
    for seat in analysis().seats:
        points = sums_by_source(seat.evidence)
        assert sum(points.values()) == seat.score == scores(game().position)[seat.seat]
        assert points["start"] == 5


def test_chances_to_win_are_shared_out_and_end_with_the_result() -> None:
    found = analysis()
    won = winners(game().position)
    for chances in (found.public, *(seat.eyes for seat in found.seats)):
        assert len(chances) == len(found.moments)
        assert all(sum(row) == pytest.approx(1) for row in chances)
        assert [seat for seat, chance in enumerate(chances[-1]) if chance] == won


def test_luck_choice_and_the_rest_make_up_the_result() -> None:
    for seat in analysis().seats:
        swings = seat.swings
        assert swings.luck.value + swings.choice.value + swings.rest == pytest.approx(seat.won - 1 / 3)
        assert [swing.day for swing in swings.swings if swing.cause == "event"] == [1, 2, 3, 4, 5, 6]
        own = sum(swing.cause == "turn" for swing in swings.swings)
        assert own == sum(moment.seat == seat.seat for moment in analysis().moments)


def test_observers_are_those_of_every_curve() -> None:
    assert all(tuple(seat.curves) == OBSERVERS for seat in analysis().seats)
