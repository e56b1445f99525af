"""Checks that twin games look and sound the same to one seat, and differ in everything that is hidden from it."""

from collections.abc import Iterator

import pytest

from abbey.bots import RandomBot
from abbey.rules import Game, Stream, notes_for, view
from abbey.rules.names import SEATS, SHOW
from abbey.testing.bots.playthrough import Playthrough, played
from abbey.testing.bots.rerandomise import Rerandomised
from abbey.testing.bots.scenario import Scenario
from abbey.testing.bots.time_leak import UNLIKELY, Agreements, timed
from abbey.testing.bots.twins import Twin, twin_of

HIDDEN = ("hands", "deck", "identity", "events", "chain", "chosen", "guesses")


def twins(players: int) -> Iterator[tuple[Scenario, Playthrough, int, Twin]]:
    """Give twins of games of both turn orders, up to a decision early, in the middle, at a show, and at the end."""
    for number in range(8):
        scenario = Scenario(players, 5, number)
        playthrough = played(scenario, RandomBot)
        parts = [playthrough.answers[(len(playthrough.answers) - 1) * part // 10] for part in (0, 3, 5, 9, 10)]
        shows = [answer for answer in playthrough.answers if answer.seen.phase == SHOW]
        for horizon in (answer.decided for answer in parts + shows):
            chance = Stream(b"twin", f"{number} {horizon}")
            yield (
                scenario,
                playthrough,
                horizon,
                twin_of(scenario.deal, playthrough.actions[:horizon], scenario.seat, chance),
            )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.slow
def test_a_twin_looks_and_sounds_the_same_from_the_deal_on(players: int) -> None:
    for scenario, playthrough, horizon, twin in twins(players):
        game = Game(scenario.deal)
        assert twin.opening == game.opening
        for seat, action in playthrough.actions[:horizon]:
            heard, heard_too = game.play(action, seat), twin.play(action, seat)
            assert notes_for(heard, scenario.seat) == notes_for(heard_too, scenario.seat)
            assert view(game.position, scenario.seat) == view(twin.position, scenario.seat)


@pytest.mark.parametrize("players", [3, 5])
def test_a_twin_differs_in_everything_that_is_hidden(players: int) -> None:
    other: set[str] = set()
    drew_others = 0
    for scenario, playthrough, horizon, twin in twins(players):
        game = scenario.replayed(playthrough.actions[:horizon])
        for seat, action in game.actions:
            twin.play(action, seat)
        assert twin.position.identity != game.position.identity
        other |= {name for name in HIDDEN if getattr(twin.position, name) != getattr(game.position, name)}
        drew_others += twin.notes != game.notes
    assert other == set(HIDDEN)
    assert drew_others > 10


def test_a_twin_can_be_played_on_after_a_shuffle() -> None:
    shuffled = 0
    for scenario, playthrough, horizon, twin in twins(5):
        for seat, action in playthrough.actions[:horizon]:
            twin.play(action, seat)
        shuffled += any(note.what == "shuffled" for notes in twin.notes for note in notes)
        legal = twin.legal(scenario.seat)
        twin.play(legal[0], scenario.seat)
    assert shuffled > 5


def test_while_a_bot_is_asked_the_very_position_holds_other_things() -> None:
    """Even the next event is another one, which no twin can change once it has been turned up."""
    scenario = Scenario(4, 5, 0)
    game = Game(scenario.deal)
    before, seen, events = game.position.copy(), game.view(SEATS[2]), set()
    for number in range(8):
        with Rerandomised(Stream(b"stir", str(number))).while_asked(game, SEATS[2]):
            assert game.view(SEATS[2]) == seen
            assert game.position.rng != before.rng
            events.add(game.position.events[1])
        assert game.position == before
    assert len(events) > 3


def test_the_time_of_an_honest_bot_is_not_held_against_it() -> None:
    agreements = Agreements()
    for number in range(6):
        scenario = Scenario(4, 9, number)
        for took in timed(scenario, RandomBot, played(scenario, RandomBot)):
            agreements.add(*took)
    assert agreements.asked > 100
    assert not agreements.is_suspicious, UNLIKELY
