"""Compares golden playthroughs: when one changes, somebody reads the difference before it is kept."""

import pytest

from abbey.rules import read_record
from tests.laws.golden import FOLDER, WALKS, playthrough


@pytest.mark.parametrize("name", WALKS)
def test_the_game_goes_as_it_always_went(name: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{name}.txt"
    played = playthrough(WALKS[name].game())
    if request.config.getoption("--update-golden"):
        path.write_text(played, encoding="utf-8")
    assert played == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WALKS)
def test_the_old_record_replays(name: str) -> None:
    """The record at the top of the file is read as text, whatever the walk would do today."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    head, turns, notes = text.split("\n\n", 2)
    game = read_record(f"{head}\n\n{turns}\n").verify()
    assert playthrough(game).split("\n\n", 2)[2] == notes
