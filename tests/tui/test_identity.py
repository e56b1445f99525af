"""Checks that who the person is stays off the screen until they ask."""

import io
from pathlib import Path

import pytest

from abbey.rules import Deal, Game
from abbey.speech import Speaker
from abbey.tui.dialogue import play_on
from abbey.tui.roster import new_table
from abbey.tui.save_file import SaveFile
from abbey.tui.screen import Screen
from abbey.tui.session import Session

DAY = ["board", "hand", "odds", "1", "undo", "2", "odds", "log", "?", *["1"] * 12]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Said":
    return Said(monkeypatch, capsys)


class Unsaved(SaveFile):
    """Keeps no file: a record is replayed from its deal, but these games have been given other identities since."""

    def write(self, game: Game) -> None:
        pass


class Said:
    """Holds what the screen says in a game whose identities are dealt `turned` places round."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, seed: int, turned: int, typed: list[str]) -> str:
        session = Session(
            new_table(Deal.numbered(4, seed), "Guest", ["random"] * 3), Screen(), Unsaved(Path("some.abbey"))
        )
        colours = session.game.position.identity
        session.game.position.identity = colours[turned:] + colours[:turned]
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        play_on(session)
        # A show bars one's own colour, so from there on the screen may differ.
        return self.capsys.readouterr().out.split(Speaker("en").word("ask-show"))[0]


@pytest.mark.parametrize("seed", range(8))
def test_the_screen_is_the_same_whoever_one_is(said: "Said", seed: int) -> None:
    assert len({said(seed, turned, DAY) for turned in range(0, 6, 2)}) == 1


def test_me_tells_who_one_is(said: "Said") -> None:
    assert len({said(1, turned, ["me"]) for turned in range(6)}) == 6
