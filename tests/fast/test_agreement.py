"""Checks that plain Python and compiled code are the same game, field by field: one text, two speeds."""

import pytest

from abbey.fast import film, loops, pack, playouts, playouts_from, playouts_from_view, unpack
from abbey.rules import ASSUMED, USUAL, Agreement, Components, Deal, Position, view
from abbey.rules.core.chance import below
from abbey.rules.core.step import step
from abbey.rules.deal import box
from abbey.rules.names import NOBODY, SEATS
from abbey.rules.redeal import some_position
from tests.deep import often
from tests.laws.reachable import DOUBLED, Walk, some_positions

GAMES = often(24, deep=900)  # of each of the 32 kinds: every day 768 games, about 150,000 decisions


@pytest.mark.deep
@pytest.mark.xdist_group("film")  # one worker compiles it, once
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("time_last", [False, True])
@pytest.mark.parametrize("overshoot", ["carry", "reset"])
@pytest.mark.parametrize("components", [ASSUMED, DOUBLED], ids=["assumed", "doubled"])
@pytest.mark.slow
def test_both_speeds_agree_after_every_action(
    players: int, time_last: bool, overshoot: str, components: Components
) -> None:
    for number in range(GAMES):
        deal = Deal.numbered(players, number, agreement=Agreement(time_last, overshoot, components))
        position = deal.position()
        start = position.copy()
        actions, reel = film(start)
        for action, record in zip(actions, reel, strict=True):
            mirror_choice(position)
            step(position, position.to_act, action)
            assert pack([position])[0].tobytes() == record.tobytes()
        assert unpack(reel[-1]) == position


def mirror_choice(s: Position) -> None:
    """Draw as the compiled game does, which took its action from the position's generator: both stay in step."""
    below(s, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["deal", "as it is", "seat", "spectator"])
@pytest.mark.slow
def test_the_loops_give_the_same_results_in_plain_python(players: int, mode: str) -> None:
    games, seed = 40, 2**40 + 17
    middle = Walk(Deal.numbered(players, 3), decisions=150, phase="move").position()
    match mode:
        case "deal":
            start, number, fast = box(players, USUAL), loops.DEAL, playouts(players, games, seed)
        case "as it is":
            start, number, fast = middle, loops.AS_IT_IS, playouts_from([middle], games, seed)
        case _:
            viewer = SEATS[1] if mode == "seat" else NOBODY
            number, seen = viewer, view(middle, viewer)
            start, fast = some_position(seen), playouts_from_view(seen, games, seed)
    scores, won = [[0] * 5 for _ in range(games)], [[0] * 5 for _ in range(games)]
    decisions = loops.play_games([start], number, [start], scores, won, [0] * 31, seed & 0xFFFFFFFF, seed >> 32, 0)
    assert fast.decisions == decisions
    assert fast.scores.tolist() == [line[:players] for line in scores]
    assert fast.won.tolist() == [line[:players] for line in won]


def test_packing_and_unpacking_give_the_position_back() -> None:
    for position in some_positions():
        assert unpack(pack([position])[0]) == position
