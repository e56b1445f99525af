"""Tests the flagship laws: what is hidden may not matter, to any viewer, in any phase."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.rules import Deal, Game, Position, View, legal, notes_for, owing, play, redeal, view
from abbey.rules.core.hidden import fits_shown, fits_stock
from abbey.rules.names import ACCUSE, NOBODY, NONE, OVER, SEATS, SHOW, Viewer, is_seat
from tests.laws.reachable import Walk, games, positions, redealt, some_positions, viewers


def leaks(look: Callable[[Position, Viewer], Any], s: Position, seed: int) -> bool:
    """Tell whether what `look` shows any viewer depends on what that viewer cannot know."""
    return any(look(s, viewer) != look(redealt(s, viewer, seed), viewer) for viewer in viewers(s))


@given(positions(), st.integers(0, 255))
def test_a_view_does_not_depend_on_what_it_hides(s: Position, seed: int) -> None:
    assert not leaks(view, s, seed)


@given(positions(), st.integers(0, 255))
def test_who_owes_a_decision_and_what_is_legal_do_not_depend_on_what_is_hidden(s: Position, seed: int) -> None:
    assert not leaks(lambda position, viewer: (owing(position), is_seat(viewer) and legal(position, viewer)), s, seed)


def leaky(name: str) -> Callable[[Position, Viewer], View]:
    """Return a view that lets one secret slip into an innocent field."""

    def look(s: Position, viewer: Viewer) -> View:
        secret = {
            "identity": s.identity[(viewer + 1) % s.players],
            "hands": s.hands[(viewer + 1) % s.players][0],
            "deck": s.deck[s.deck_len - 1] if s.deck_len else NONE,
            "events": s.events[s.day] if s.day < 6 else NONE,
            "chain": s.chain[0],
            "chosen": s.chosen[(viewer + 1) % s.players],
            "guesses": tuple(s.guesses[(viewer + 1) % s.players]),
            "rng": s.rng[0],
        }[name]
        return replace(view(s, viewer), time=hash((s.time, secret)))

    return look


@pytest.mark.parametrize("secret", ["identity", "hands", "deck", "events", "chain", "chosen", "guesses", "rng"])
def test_a_view_that_leaks_is_caught(secret: str) -> None:
    assert any(leaks(leaky(secret), s, seed) for seed, s in enumerate(some_positions()))


@given(positions(), st.integers(0, 255))
def test_a_redeal_of_a_view_gives_the_same_view(s: Position, seed: int) -> None:
    for viewer in viewers(s):
        seen = view(s, viewer)
        assert view(redeal(seen, Random(seed)), viewer) == seen


@given(positions(), st.integers(0, 255))
def test_the_truth_is_among_what_a_redeal_could_give(s: Position, seed: int) -> None:
    """Were the true position ever ruled out, redeals would be wrong about what can be known."""
    for viewer in viewers(s):
        assert fits_stock(s, viewer)
        assert fits_shown(s, NOBODY)
        assert fits_stock(redealt(s, viewer, seed), viewer)


@given(positions(), st.integers(0, 255))
def test_a_redealt_position_can_be_played_to_the_end(s: Position, seed: int) -> None:
    for viewer in viewers(s):
        other = redeal(view(s, viewer), Random(seed))
        chance = Random(seed)
        while other.phase != OVER:
            play(other, chance.choice(legal(other)))


@given(games(), st.integers(0, 255))
def test_what_a_viewer_hears_does_not_depend_on_what_stays_hidden(game: Game, seed: int) -> None:
    """Two worlds that look alike before and after an action have sounded alike in between."""
    before = game.position
    for viewer in viewers(before):
        other = redealt(before, viewer, seed)
        for seat in owing(before):
            for action in set(legal(before, seat)) & set(legal(other, seat)):
                one, two = before.copy(), other.copy()
                heard, heard_too = play(one, action, seat), play(two, action, seat)
                if view(one, viewer) == view(two, viewer):
                    assert notes_for(heard, viewer) == notes_for(heard_too, viewer)


@given(games())
def test_laying_markers_tells_the_others_nothing_but_that_it_is_done(game: Game) -> None:
    s = game.position
    if s.phase not in (SHOW, ACCUSE) or len(owing(s)) < 2:
        return
    seat = owing(s)[0]
    for viewer in viewers(s):
        if viewer == seat:
            continue
        outcomes = set()
        for action in legal(s, seat):
            after = s.copy()
            heard = notes_for(play(after, action, seat), viewer)
            outcomes.add((view(after, viewer), tuple(heard)))
        assert len(outcomes) == 1


HIDDEN = ("hands", "deck", "identity", "events", "chain", "chosen", "guesses")


def fields_that_vary(s: Position, viewer: Viewer) -> set[str]:
    worlds = [redealt(s, viewer, seed) for seed in range(12)]
    return {name for name in HIDDEN if len({repr(getattr(world, name)) for world in worlds}) > 1}


def test_a_redeal_varies_everything_that_is_hidden() -> None:
    """Otherwise the laws above would hold by standing still."""
    varied: set[str] = set()
    for phase in ("show", "accuse"):
        s = Walk(Deal.numbered(4, 11), phase=phase, more=8 if phase == "accuse" else 2).position()
        varied |= fields_that_vary(s, owing(s)[0])
    assert varied == set(HIDDEN)


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    seen = view(Deal.numbered(3, 1).position(), NOBODY)
    assert (seen.hand, seen.legal, seen.identities) == ((), (), (NONE, NONE, NONE))


def test_scrambling_leaves_the_viewers_own_secrets_alone() -> None:
    s = Deal.numbered(4, 5).position()
    other = redealt(s, SEATS[2])
    assert (other.hands[2], other.identity[2]) == (s.hands[2], s.identity[2])
