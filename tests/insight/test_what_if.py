"""Tests what-if games: a seat sees what it saw, nothing that it could not know has a say, and chance is fresh."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.cli.commands.replay_command import seat_of
from abbey.insight.analysis import UnfinishedGameError
from abbey.insight.what_if.branch import Branch, Turnoff, branch_of
from abbey.insight.what_if.seen_past import Belief, NoBranchError, SeenPast
from abbey.rules import (
    Deal,
    Game,
    Note,
    OptionsError,
    WhatIf,
    digest_of,
    is_over,
    notes_for,
    owing,
    read_record,
    record_of,
    redeal,
    seed_of,
    view,
    write_record,
)
from abbey.rules.names import PHASES, SEATS, SeatNumber, seat_numbers
from abbey.rules.stream import Stream
from abbey.table.refusal import Refusal
from abbey.testing.bots.twins import twin_of
from abbey.wire.replays import replay_of
from tests.laws.reachable import Walk, walks

SALT = bytes(16)
SEED = seed_of(1)


def supposed(game: Game, moment: int, seat: SeatNumber) -> Belief:
    """Return a belief that holds one of the ways who may be who: reading the turns would take long."""
    seen = view(game.position_after(moment), seat)
    return [(tuple(redeal(seen, Random(0)).identity[: seen.players]), 1.0)]


def redealt(game: Game, moment: int, seat: SeatNumber, seed: bytes = SEED) -> Branch:
    deal, actions = SeenPast(game, moment, seat).dealt_again(supposed(game, moment, seat), seed, SALT)
    return Branch(deal, actions, WhatIf("0" * 64, moment, seat, "redealt", len(actions)))


def heard(game: Game, seat: SeatNumber, until: int) -> list[Note]:
    return [note for notes in (game.opening, *game.notes[:until]) for note in notes_for(notes, seat)]


def played_on(walk: Walk) -> Game:
    """Return a game that is played on at random from where the walk stopped, to its end."""
    game = walk.game()
    chance = Stream(walk.deal.seed, "end")
    while not is_over(game.position):
        seats = owing(game.position)
        seat = seats[chance.below(len(seats))]
        choices = game.legal(seat)
        game.play(choices[chance.below(len(choices))], seat)
    return game


def moments() -> Iterator[tuple[Game, int]]:
    """Yield a moment in every phase, with 2 to 5 players."""
    for number, phase in enumerate(PHASES[:-1]):
        walk = Walk(Deal.numbered(2 + number % 4, number), "uniform", 40 * (number % 4), phase, number % 3)
        game = walk.game()
        yield played_on(walk), min(len(game.actions), len(played_on(walk).actions) - 1)


every_moment = pytest.mark.parametrize(("game", "moment"), list(moments()), ids=PHASES[:-1])


@given(walks(), st.integers(0, 255))
def test_a_redealt_game_looks_and_sounds_to_its_seat_as_its_parent_did(walk: Walk, seed: int) -> None:
    game = walk.game()
    moment, seat = len(game.actions) - is_over(game.position), SEATS[seed % game.deal.players]
    other = redealt(game, moment, seat, bytes([seed]) * 32).game()
    assert other.view(seat) == view(game.position_after(moment), seat)
    assert heard(other, seat, len(other.actions)) == heard(game, seat, moment)


@given(walks(), st.integers(0, 2**32))
def test_what_a_seat_could_not_know_has_no_say_in_how_hidden_things_are_dealt_again(walk: Walk, seed: int) -> None:
    game = walk.game()
    if is_over(game.position):
        return
    seat = SEATS[seed % game.deal.players]
    twin = twin_of(game.deal, game.actions, seat, Stream(seed_of(seed), "twin"))
    for actor, action in game.actions:
        twin.play(action, actor)
    belief = supposed(game, len(game.actions), seat)
    dealt = SeenPast(game, len(game.actions), seat).dealt_again(belief, SEED, SALT)
    assert _past_of_twin(twin, seat).dealt_again(belief, SEED, SALT) == dealt


def _past_of_twin(twin: Game, seat: SeatNumber) -> SeenPast:
    """Return what the seat has seen of a twin, whose piles no deal can lay out again."""
    past = SeenPast(twin, 0, seat)
    past._now = twin.view(seat)
    past._heard = [notes_for(notes, seat) for notes in (twin.opening, *twin.notes)]
    past._decided = list(past._known(twin.actions))
    return past


@every_moment
def test_a_redealt_game_is_a_record_of_its_own_that_can_be_played_to_its_end(game: Game, moment: int) -> None:
    for seat in seat_numbers(game.deal.players):
        begun = redealt(game, moment, seat).game()
        chance = Random(seat)
        while not is_over(begun.position):
            begun.play(chance.choice(begun.legal()))
        text = write_record(record_of(begun))
        assert read_record(text).verify().position == begun.position
        assert write_record(read_record(text)) == text


@every_moment
def test_kept_things_lie_as_they_lay(game: Game, moment: int) -> None:
    for seat in seat_numbers(game.deal.players):
        branch = branch_of(game, Turnoff(moment, seat, "kept"), SEED, SALT)
        kept = branch.game(game.names)
        assert kept.position == game.position_after(moment)
        assert branch.what_if == WhatIf(digest_of(record_of(game)), moment, seat, "kept", moment)
        assert read_record(write_record(record_of(kept))) == record_of(kept)


@every_moment
def test_the_same_seed_deals_the_same_again_and_another_seed_something_else(game: Game, moment: int) -> None:
    seat = SEATS[1]
    once, again, other = (redealt(game, moment, seat, seed_of(number)) for number in (1, 1, 2))
    assert once == again
    assert once.deal.layout != other.deal.layout
    assert once.game().position.rng != other.game().position.rng


def test_nobody_takes_back_what_was_played_before_the_moment() -> None:
    game = played_on(Walk(Deal.numbered(3, 5)))
    for moment in range(60):
        seat = game.actions[moment][0]
        kept = branch_of(game, Turnoff(moment, seat, "kept"), SEED, SALT).game()
        assert kept.undoable(seat) == 0
        kept.play(kept.legal(seat)[0], seat)
        assert kept.undoable(seat) <= 1


@pytest.fixture(scope="module")
def evening() -> Game:
    return read_record(Path("examples/evening.abbey").read_text(encoding="utf-8")).verify()


def test_identities_are_dealt_as_a_careful_person_on_that_seat_would_believe(evening: Game) -> None:
    past = SeenPast(evening, 30, SEATS[1])
    belief = past.belief()
    assert sum(chance for _, chance in belief) == pytest.approx(1)
    shown = view(evening.position_after(30), SEATS[1])
    counted = dict.fromkeys([monks for monks, _ in belief], 0)
    for number in range(200):
        deal, _ = past.dealt_again(belief, seed_of(number), SALT)
        assert deal.layout
        counted[deal.layout.monks[: shown.players]] += 1
    assert all(monks[1] == shown.identities[1] for monks, count in counted.items() if count)
    for monks, chance in belief:
        assert counted[monks] / 200 == pytest.approx(chance, abs=0.15)


def test_a_branch_names_its_parent_and_the_way_it_was_taken(evening: Game) -> None:
    branch = branch_of(evening, Turnoff(20, 2, "redealt"), SEED, SALT)
    assert branch.what_if == WhatIf(digest_of(record_of(evening)), 20, SEATS[2], "redealt", 20)
    assert branch.game().view(SEATS[2]) == view(evening.position_after(20), SEATS[2])


def test_a_seat_that_is_not_there_is_refused_in_one_sentence_wherever_it_is_named(evening: Game) -> None:
    with pytest.raises(NoBranchError) as branched:
        branch_of(evening, Turnoff(10, 3, "kept"), SEED, SALT)
    with pytest.raises(Refusal) as replayed:
        replay_of(evening, "3", list(evening.names), None)
    assert str(branched.value) == str(replayed.value) == "There is no seat 3 in this game; the seats are 0, 1, 2."
    with pytest.raises(OptionsError, match=r"There is no seat '3' in this game; the seats are 0 "):
        seat_of("3", evening.names)


@pytest.mark.parametrize(
    ("turnoff", "code"),
    [
        (Turnoff(-1, 0, "kept"), "no-such-moment"),
        (Turnoff(182, 0, "redealt"), "no-such-moment"),
        (Turnoff(10, 3, "kept"), "no-such-seat"),
        (Turnoff(10, -1, "redealt"), "no-such-seat"),
    ],
)
def test_a_moment_or_a_seat_that_is_not_there_is_refused(evening: Game, turnoff: Turnoff, code: str) -> None:
    with pytest.raises(NoBranchError) as refused:
        branch_of(evening, turnoff, SEED, SALT)
    assert refused.value.code == code


def test_a_running_game_is_refused() -> None:
    game = Walk(Deal.numbered(2, 1), "uniform", 10, "play").game()
    with pytest.raises(UnfinishedGameError, match="has not been played to its end"):
        branch_of(game, Turnoff(3, 0, "kept"), SEED, SALT)


def test_a_what_if_game_has_what_if_games_of_its_own(evening: Game) -> None:
    child = redealt(evening, 50, SEATS[0]).game()
    chance = Random(1)
    while not is_over(child.position):
        child.play(chance.choice(child.legal()))
    for hidden in ("kept", "redealt"):
        branch = branch_of(child, Turnoff(8, 1, hidden), SEED, SALT)
        assert branch.what_if.parent == digest_of(record_of(child))
        assert branch.game().view(SEATS[1]) == view(child.position_after(8), SEATS[1])
