"""Tests belief: exact over who may be who, from notes alone, and able to say why."""

from itertools import permutations
from math import log2, prod

import pytest

from abbey.bots.belief import Belief, assignments, marginals
from abbey.bots.belief.observers import CUNNING
from abbey.rules import Game, notes_for, view
from abbey.rules.names import MONK_COUNT, NOBODY, SEATS, SHOW, Viewer, seat_numbers
from abbey.search import TurnSearch
from tests.bots.games import played

WEIGHTS = [[0.5, 0.1, 0.9, 0.0, 0.3, 1.0], [1.0, 1.0, 0.2, 0.4, 0.0, 0.0], [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]]


def test_assignments_are_all_ways_to_be_different_monks() -> None:
    every = {way: prod(WEIGHTS[seat][monk] for seat, monk in enumerate(way)) for way in permutations(range(6), 3)}
    total = sum(every.values())
    expected = {way: weight / total for way, weight in every.items() if weight > 0}
    assert dict(assignments(WEIGHTS)) == pytest.approx(expected)


def test_marginals_are_sums_over_the_assignments() -> None:
    for seat, row in enumerate(marginals(WEIGHTS)):
        for monk in range(MONK_COUNT):
            assert row[monk] == pytest.approx(sum(chance for way, chance in assignments(WEIGHTS) if way[seat] == monk))


def test_nobody_is_known_before_anybody_has_moved() -> None:
    game = played(["random"] * 3, 1)
    belief = followed(game, NOBODY, actions=0)
    assert belief.public() == [pytest.approx([1 / 6] * 6)] * 3


def followed(game: Game, viewer: Viewer, actions: int, memory: int = 7) -> Belief:
    """Return what a viewer believes after so many actions of a game."""
    belief = Belief(TurnSearch(), memory)
    belief.hear(notes_for(game.opening, viewer))
    for notes in game.notes[:actions]:
        belief.hear(notes_for(notes, viewer))
    belief.look(view(game.position_after(actions), viewer))
    return belief


def last_guess(game: Game) -> int:
    """Return how many actions were played before the last day's guesses."""
    players = game.position.players
    return len(game.actions) - players * (players - 1)


@pytest.mark.slow
def test_open_players_are_known_by_the_last_day() -> None:
    right = total = 0
    for seed in range(6):
        game = played(["rival"] * 4, 100 + seed)
        rows = followed(game, NOBODY, last_guess(game)).public()
        right += sum(
            max(range(6), key=row.__getitem__) == game.position.identity[seat] for seat, row in enumerate(rows)
        )
        total += 4
    assert right >= 0.9 * total


@pytest.mark.slow
def test_a_viewer_knows_its_own_monk_and_gives_it_to_nobody_else() -> None:
    game = played(["rival"] * 4, 5)
    own = game.position.identity[2]
    rows = followed(game, SEATS[2], last_guess(game)).marginals()
    assert rows[2][own] == pytest.approx(1)
    assert all(rows[seat][own] == 0 for seat in (0, 1, 3))
    assert all(sum(row) == pytest.approx(1) for row in rows)


@pytest.mark.slow
def test_a_shown_colour_is_ruled_out() -> None:
    game = played(["random"] * 4, 6)
    at = last_guess(game)
    position = game.position_after(at)
    rows = followed(game, NOBODY, at).public()
    for seat in range(4):
        for monk in range(MONK_COUNT):
            if position.shown[seat] >> monk & 1:
                assert rows[seat][monk] == 0


@pytest.mark.slow
def test_each_turn_is_explained_by_who_made_it_and_how_many_bits_towards_whom() -> None:
    game = played(["rival"] * 3, 7)
    belief = followed(game, NOBODY, last_guess(game))
    turns = [(seat, action) for seat, action in game.actions if type(action).__name__ == "Play"]
    assert [update.seat for update in belief.updates] == [seat for seat, _ in turns]
    for seat in seat_numbers(3):
        summed = [sum(update.bits[monk] for update in belief.updates if update.seat == seat) for monk in range(6)]
        weights = belief.model_weights(seat)
        logs = [log2(sum(line[monk] for line in weights)) for monk in range(6)]
        assert [value - summed[0] for value in summed] == pytest.approx([value - logs[0] for value in logs])


@pytest.mark.slow
def test_belief_does_not_change_with_how_often_one_looks() -> None:
    game = played(["rival"] * 3, 8)
    at = last_guess(game)
    often = Belief(TurnSearch())
    often.hear(notes_for(game.opening, SEATS[1]))
    for done, position in enumerate(game.positions()):
        if done == at:
            break
        if done % 5 == 0 and position.phase != SHOW:
            often.look(view(position, SEATS[1]))
        often.hear(notes_for(game.notes[done], SEATS[1]))
    often.look(view(game.position_after(at), SEATS[1]))
    assert often.marginals() == followed(game, SEATS[1], at).marginals()


@pytest.mark.slow
def test_a_short_memory_forgets_the_days_before() -> None:
    game = played(["rival"] * 3, 9)
    first_of_day_3 = next(done for done, s in enumerate(game.positions()) if s.day == 3)
    assert (
        followed(game, NOBODY, first_of_day_3, memory=1).model_weights(SEATS[0])[0]
        == [followed(game, NOBODY, 0).model_weights(SEATS[0])[0][0]] * 6
    )
    assert followed(game, NOBODY, first_of_day_3).model_weights(SEATS[0]) != followed(
        game, NOBODY, first_of_day_3, 1
    ).model_weights(SEATS[0])


@pytest.mark.slow
def test_who_has_readers_is_surer_of_open_players_than_readers_alone_would_let_it_be() -> None:
    """Somebody who always does what is best is no hider, and by the last day nearly all of the doubt is gone."""
    game = played(["detective"] * 3, 21)
    at = last_guess(game)
    belief = Belief(TurnSearch(), observers=CUNNING)
    for notes in (game.opening, *game.notes[:at]):
        belief.hear(notes_for(notes, SEATS[0]))
    belief.look(view(game.position_after(at), SEATS[0]))
    for seat in (1, 2):
        assert belief.marginals()[seat][game.position.identity[seat]] > 0.99
        assert (
            belief.public()[seat][game.position.identity[seat]] < belief.marginals()[seat][game.position.identity[seat]]
        )
