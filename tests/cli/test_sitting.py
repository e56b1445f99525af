"""A sitting: what the bots at the table get to hear."""

import pytest

from abbey.bots import BOTS, Randomly
from abbey.rules import Deal, Game, Note, notes_for
from abbey.tui.sitting.seating import seated
from abbey.tui.sitting.sitting import Sitting


class Listener(Randomly):
    """Remembers all it hears."""

    def __init__(self) -> None:
        self.heard: list[Note] = []

    def observe(self, notes: list[Note]) -> None:
        self.heard += notes


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setitem(BOTS, "listener", Listener)
    return Sitting(Game(Deal.numbered(4, 3), seated("Guest", ["listener"] * 3)))


def hear_what_stands(sitting: Sitting) -> bool:
    """Has every bot heard the opening and every action once, as its seat may?"""
    told = [note for notes in (sitting.game.opening, *sitting.game.notes) for note in notes]
    bots = [(seat, bot) for seat, bot in sitting.bots.items() if isinstance(bot, Listener)]
    return len(bots) == 3 and all(bot.heard == notes_for(told, seat) for seat, bot in bots)


def test_bots_hear_everything_that_their_seats_may(sitting: Sitting) -> None:
    for _ in range(12):
        sitting.advance()
        sitting.play(sitting.view.legal[0])
    assert hear_what_stands(sitting)


def test_after_an_undo_bots_have_heard_only_what_still_stands(sitting: Sitting) -> None:
    sitting.advance()
    first, *_, last = sitting.view.legal
    sitting.play(first)
    assert sitting.undo() == first
    assert hear_what_stands(sitting)
    sitting.play(last)
    assert hear_what_stands(sitting)
