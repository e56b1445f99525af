"""Tests the veil: what it does depends on its monk only as far as it says."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from abbey.bots import BotOptionError, Telling, bot_named
from abbey.bots.belief.assignments import Rows
from abbey.bots.veil import veil as veil_module
from abbey.bots.veil.information_price import Policy
from abbey.bots.veil.veil import Veil, candidates
from abbey.bots.veil.veil_config import VeilConfig
from abbey.rules import Action, Game, Stream, notes_for, play, view
from abbey.rules.names import MONK_COUNT, SEATS, SHOW, SeatNumber
from abbey.testing import check_bot
from tests.bots.games import played, played_by

DEAR = 1e9  # a price at which nothing is told
SEAT = SEATS[1]


def first_day(game: Game) -> list[tuple[SeatNumber, Action]]:
    """Return what was played until markers were shown."""
    last = next(number for number in range(len(game.actions)) if game.position_after(number).phase == SHOW)
    return game.actions[:last]


def chosen_as(monk: int, veil: Veil, game: Game, actions: Sequence[tuple[SeatNumber, Action]]) -> list[Action]:
    """Return what the veil would do at its seat as this monk, while the actions are played as they were."""
    position = game.deal.position()
    other = position.identity.index(monk)
    position.identity[SEAT], position.identity[other] = monk, position.identity[SEAT]
    veil.observe(notes_for(game.opening, SEAT))
    chosen = []
    for number, (seat, action) in enumerate(actions):
        if seat == SEAT:
            chosen.append(veil.choose(view(position, SEAT), Stream(b"veil", f"action {number}")))
        veil.observe(notes_for(play(position, action, seat), SEAT))
    return chosen


@pytest.fixture(scope="module")
def game() -> Game:
    return played(["random"] * 4, 11)


@pytest.mark.slow
def test_at_a_price_that_nobody_pays_it_does_the_same_whoever_it_is(game: Game) -> None:
    actions = first_day(game)
    told = [chosen_as(monk, Veil(price=DEAR, rollouts=100), game, actions) for monk in range(MONK_COUNT)]
    assert len(told[0]) > 2
    assert all(one == told[0] for one in told)


@pytest.mark.slow
def test_for_next_to_nothing_it_does_what_is_best_for_its_monk(game: Game) -> None:
    actions = first_day(game)
    told = {tuple(chosen_as(monk, Veil(price=0.001, rollouts=0), game, actions)) for monk in range(MONK_COUNT)}
    assert len(told) > 1


@pytest.mark.slow
def test_what_it_weighs_and_at_which_price_is_the_same_whoever_it_is(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the draw at the end knows its monk: so what it says it told is what anybody can have learned."""
    weighed: list[tuple[Rows, Sequence[float], float]] = []

    def heed_nothing(values: Rows, prior: Sequence[float], beta: float) -> Policy:
        weighed.append((values, prior, beta))
        even = [1 / len(values[0])] * len(values[0])
        return Policy([even] * MONK_COUNT, even)

    def weighed_as(monk: int) -> list[tuple[Rows, Sequence[float], float]]:
        weighed.clear()
        veil, position = Veil(rollouts=20), game.deal.position()
        veil.observe(notes_for(game.opening, SEAT))
        for number, (seat, action) in enumerate(game.actions):
            if seat == SEAT and position.phase < SHOW:
                seen = view(position, SEAT)
                own = tuple(monk if one == SEAT else known for one, known in enumerate(seen.identities))
                veil.choose(replace(seen, identities=own), Stream(b"veil", f"action {number}"))
            veil.observe(notes_for(play(position, action, seat), SEAT))
        return list(weighed)

    monkeypatch.setattr(veil_module, "solve", heed_nothing)
    shown = game.position.shown[SEAT]
    first, *others = [weighed_as(monk) for monk in range(MONK_COUNT) if not shown >> monk & 1]
    assert len(first) > 10
    assert all(one == first for one in others)


@pytest.mark.slow
def test_it_knows_how_much_it_has_told() -> None:
    dear, cheap = Veil(price=DEAR, rollouts=0), Veil(price=0.02, rollouts=0)
    position = played_by([dear, cheap, bot_named("random")], 5).position
    assert isinstance(dear, Telling)

    def spread(seat: int, veil: Veil) -> float:
        unshown = [told for monk, told in enumerate(veil.told()) if not position.shown[seat] >> monk & 1]
        assert veil.told()[position.identity[seat]] in unshown
        return max(unshown) - min(unshown)

    assert spread(0, dear) < 1 < 4 < spread(1, cheap)  # markers tell a little at any price: nobody shows their own


@pytest.mark.slow
def test_it_keeps_the_promises_of_a_bot() -> None:
    check_bot("veil:rollouts=20", players=[3], positions=12, pairs=40)


def test_being_known_costs_most_early_and_among_those_who_deduce() -> None:
    price = VeilConfig(2.0, 0, None, 6, 4, 0.7, 0.35).price_of_a_nat
    assert price(1, 0.5, 1.0) == pytest.approx(1.0)
    assert price(7, 0.5, 1.0) == pytest.approx(0.35)
    assert 0 < price(1, 0.5, 0.0) < 0.2 * price(1, 0.5, 1.0)
    assert price(1, 0.1, 1.0) < price(1, 0.5, 1.0)


def test_candidates_are_the_best_on_the_average_and_for_each_monk_that_it_may_be() -> None:
    rows = [[0.5, 0.4, 0.9, 0.0, 0.1], [0.5, 0.6, 0.0, 0.9, 0.1], [0.0, 0.0, 0.0, 0.0, 1.0]]
    assert candidates(rows, [0.5, 0.5, 0.0], 2) == [0, 1, 2, 3]


@pytest.mark.parametrize("options", ["price=0", "rollouts=-1", "breadth=0", "wide=-1", "late=0"])
def test_options_that_make_no_sense_are_refused(options: str) -> None:
    with pytest.raises(BotOptionError):
        bot_named(f"veil:{options}")
