"""Compares golden playthroughs: when one changes, somebody reads the difference before it is kept."""

from pathlib import Path

import pytest

from abbey.rules import read_record
from tests.laws.golden import FOLDER, WALKS, playthrough

OLD_RECORDS = sorted((Path(__file__).parent / "old_records").glob("*.txt"))


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
    assert_replays(FOLDER / f"{name}.txt")


@pytest.mark.parametrize("path", OLD_RECORDS, ids=lambda path: path.stem)
def test_a_record_from_before_a_rule_was_widened_replays_to_the_same_end(path: Path) -> None:
    """Nothing writes these files anew: they were played when the rules allowed less."""
    assert_replays(path)


def assert_replays(path: Path) -> None:
    """Check that the record at the top of the file still brings about what stands below it."""
    head, turns, notes = path.read_text(encoding="utf-8").split("\n\n", 2)
    game = read_record(f"{head}\n\n{turns}\n").verify()
    assert playthrough(game).split("\n\n", 2)[2] == notes
