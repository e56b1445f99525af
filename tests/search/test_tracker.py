"""Checks that a position that follows what a viewer hears is as the true one, but for what the viewer cannot know."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.rules import (
    ACTIONS,
    ASSUMED,
    Accuse,
    Agreement,
    Deal,
    Game,
    Note,
    Position,
    Show,
    View,
    legal,
    notes_for,
    number_of,
    play,
    view,
)
from abbey.rules.core.hidden import fits_shown, fits_stock
from abbey.rules.names import ACCUSE, NOBODY, SEATS, SHOW, ActionNumber, SeatNumber, Viewer
from abbey.rules.view import legal_numbers
from abbey.search.decoding import LostThreadError, told_action
from abbey.search.opening import opening
from abbey.search.tracker import Tracker
from abbey.testing.trace import STYLES
from tests.laws.reachable import DOUBLED, Walk, games, positions, viewers
from tests.rules.scene import after


def heard_by(game: Game, viewer: Viewer) -> list[list[Note]]:
    """Return what the viewer hears by action, the opening first."""
    return [notes_for(notes, viewer) for notes in (game.opening, *game.notes)]


def flat(heard: list[list[Note]]) -> list[Note]:
    return [note for notes in heard for note in notes]


def unwitnessed(_position: Position, _seat: SeatNumber, _action: ActionNumber) -> None:
    """Ignore the decision: nobody looks."""


def looking_back(seen: View, heard: list[Note]) -> Position:
    first = opening(seen, heard)
    assert first is not None
    return first


class Watcher:
    """Follows one game for one viewer from its first moment, and writes down the decisions it witnesses."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        first = looking_back(view(game.deal.position(), viewer), notes_for(game.opening, viewer))
        self.viewer = viewer
        self.tracker = Tracker(first, viewer)
        self.witnessed: list[tuple[SeatNumber, ActionNumber]] = []

    def hear(self, notes: list[Note]) -> None:
        self.tracker.hear(notes_for(notes, self.viewer), self.witness)

    def witness(self, position: Position, seat: SeatNumber, action: ActionNumber) -> None:
        assert seat == position.to_act
        assert action in legal_numbers(position, seat)
        self.witnessed.append((seat, action))

    @property
    def position(self) -> Position:
        return self.tracker.position


def many_games(players: int) -> Iterator[Game]:
    """Yield whole games with every option, table and style together."""
    for seed in range(72):
        components = DOUBLED if seed // 4 % 2 else ASSUMED
        agreement = Agreement(seed % 2 == 1, "reset" if seed // 2 % 2 else "carry", components)
        style = sorted(STYLES)[seed // 8 % 3]
        yield Walk(Deal.numbered(players, seed, agreement=agreement), style).game()


def decisions(game: Game) -> list[tuple[SeatNumber, ActionNumber]]:
    """Return what was decided; what all chose together is in the order of the seats."""
    decided = [(seat, number_of(action)) for seat, action in game.actions]
    runs = [(together, list(run)) for together, run in groupby(decided, chosen_together)]
    return [one for together, run in runs for one in (sorted(run) if together else run)]


def chosen_together(decided: tuple[SeatNumber, ActionNumber]) -> bool:
    return isinstance(ACTIONS[decided[1]], Show | Accuse)


def may_be(position: Position, viewer: Viewer) -> bool:
    """Tell whether hidden pieces could lie like this, by all that the viewer could work out."""
    pile = position.deck[: position.deck_len]
    cards = fits_stock(position, viewer) and all(pile.count(card) <= abs(position.stock[card]) for card in pile)
    return cards and fits_shown(position, NOBODY)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.slow
def test_a_followed_position_looks_to_its_viewer_as_the_true_one_does(players: int) -> None:
    """All viewers follow; after each action one of them in turn looks, after the last one all do."""
    for game in many_games(players):
        watchers = [Watcher(game, viewer) for viewer in viewers(game.position)]
        for done, (truth, notes) in enumerate(zip(game.positions(), (game.opening, *game.notes), strict=True)):
            for watcher in watchers:
                watcher.hear(notes)
            looker = watchers[done % len(watchers)]
            assert view(looker.position, looker.viewer) == view(truth, looker.viewer)
            assert looker.position.to_act == truth.to_act
            assert may_be(looker.position, looker.viewer)
        for watcher in watchers:
            assert view(watcher.position, watcher.viewer) == view(game.position, watcher.viewer)
            assert watcher.witnessed == decisions(game)


@given(games(), st.integers(1, 400))
@pytest.mark.slow
def test_it_does_not_matter_when_one_begins_to_follow_or_how_much_one_hears_at_once(game: Game, many: int) -> None:
    for viewer in viewers(game.position):
        watcher = Watcher(game, viewer)
        for notes in (game.opening, *game.notes):
            watcher.hear(notes)
        heard = heard_by(game, viewer)
        late = Tracker(looking_back(view(game.position, viewer), flat(heard)), viewer)
        for at in range(0, len(heard), many):
            late.hear(flat(heard[at : at + many]), unwitnessed)
        assert late.position == watcher.position
        assert view(late.position, viewer) == view(game.position, viewer)


def level(seen: View) -> View:
    """Return the position with a building's tiles in no order."""
    return replace(seen, tiles=tuple(tuple(sorted(here)) for here in seen.tiles))


@given(games())
@pytest.mark.slow
def test_looking_back_one_sees_the_beginning_as_it_was(game: Game) -> None:
    for viewer in viewers(game.position):
        first = looking_back(view(game.position, viewer), flat(heard_by(game, viewer)))
        assert level(view(first, viewer)) == level(view(game.deal.position(), viewer))


def test_who_has_not_heard_the_beginning_cannot_look_back() -> None:
    game = Walk(Deal.numbered(3, 1), decisions=90, phase="play").game()
    heard = flat(heard_by(game, SEATS[1]))
    later_day = next(i for i, note in enumerate(heard) if i and note.what == "day")
    for missed in (1, later_day, len(heard)):
        assert opening(game.view(SEATS[1]), heard[missed:]) is None


@given(positions())
@pytest.mark.slow
def test_the_first_note_of_an_answer_gives_it_away(s: Position) -> None:
    """This holds for whatever may be answered; of what is laid face down alone nothing is told."""
    if s.phase in (SHOW, ACCUSE):
        return
    for action in legal(s):
        notes = notes_for(play(s.copy(), action), NOBODY)
        assert told_action(s, notes[0]) == number_of(action)


@pytest.mark.parametrize("points", [0, 2, 38, 40])
@pytest.mark.parametrize("walk", ["william>scriptorium", "adson>scriptorium"])
def test_a_track_at_its_end_still_tells_which_way_it_was_to_go(walk: str, points: int) -> None:
    s = after(walk, suspicion={"blue": points}, evidence={"blue": points})
    assert len(legal(s)) == 2
    for action in legal(s):
        assert told_action(s, play(s.copy(), action)[0]) == number_of(action)


def test_shown_markers_are_witnessed_together_and_only_once_all_are_open() -> None:
    game = Walk(Deal.numbered(4, 3), phase="show", more=4).game()
    watcher = Watcher(game, SEATS[2])
    for notes in (game.opening, *game.notes[:-1]):
        watcher.hear(notes)
    before = len(watcher.witnessed)
    assert not any(isinstance(ACTIONS[action], Show) for _, action in watcher.witnessed)
    watcher.hear(game.notes[-1])
    assert [seat for seat, action in watcher.witnessed[before:] if isinstance(ACTIONS[action], Show)] == [0, 1, 2, 3]


def beginning() -> tuple[Tracker, list[list[Note]]]:
    """Return somebody who begins to follow a whole game, and what there is to hear of it."""
    game = Walk(Deal.numbered(3, 8)).game()
    return Watcher(game, SEATS[0]).tracker, heard_by(game, SEATS[0])


@pytest.mark.parametrize("missed", [1, 2, 30, 60])
def test_notes_that_leave_out_an_action_are_refused(missed: int) -> None:
    tracker, heard = beginning()
    with pytest.raises(LostThreadError):
        tracker.hear(flat(heard[:missed] + heard[missed + 1 :]), unwitnessed)


def test_notes_that_leave_out_a_turn_are_refused() -> None:
    tracker, heard = beginning()
    second = next(i for i in range(2, len(heard)) if heard[i][0].what == "played")
    with pytest.raises(LostThreadError, match="is asked"):
        tracker.hear(flat(heard[:1] + heard[second:]), unwitnessed)


@pytest.mark.parametrize("what", ["showed", "unveiled", "accused"])
def test_notes_that_leave_out_what_was_laid_face_down_are_refused(what: str) -> None:
    tracker, heard = beginning()
    with pytest.raises(LostThreadError):
        tracker.hear([note for note in flat(heard) if note.what != what], unwitnessed)


def test_an_action_heard_by_half_is_refused() -> None:
    tracker, heard = beginning()
    with pytest.raises(LostThreadError, match="goes on otherwise"):
        tracker.hear([*heard[0], *heard[1][:-1]], unwitnessed)


def test_the_beginning_is_not_heard_again_on_a_later_day() -> None:
    tracker, heard = beginning()
    days = [i for i, notes in enumerate(heard) if any(note.what == "day" for note in notes)]
    tracker.hear(flat(heard[: days[1] + 1]), unwitnessed)
    with pytest.raises(LostThreadError, match="is asked"):
        tracker.hear(heard[0], unwitnessed)


def test_after_the_end_nothing_more_can_be_heard() -> None:
    tracker, heard = beginning()
    tracker.hear(flat(heard), unwitnessed)
    with pytest.raises(LostThreadError, match="is over"):
        tracker.hear(heard[1], unwitnessed)
