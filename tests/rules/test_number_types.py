"""Checks that a seat, a viewer and an action number cannot stand in for each other: the type checker refuses it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PROGRAM = """
from abbey.rules import ACTIONS, Accuse, Action, Game, Viewer, hears_of, notes_for, number_of
from abbey.rules.names import NOBODY, SEATS, is_seat
from abbey.table import Table, commands

def right(game: Game, table: Table, viewer: Viewer, action: Action) -> None:
    number, seat = number_of(action), SEATS[0]
    game.view(seat)
    game.view(NOBODY)
    game.carry_out(number, seat)
    game.play(ACTIONS[number], seat)
    hears_of(viewer, seat, action, game.notes[-1])
    commands.speak(table, seat, "Pax", 0.0)
    if is_seat(viewer):
        game.play(action, viewer)

def wrong(game: Game, table: Table, viewer: Viewer, action: Action) -> None:
    number, seat = number_of(action), SEATS[0]
    game.view(number)  # wrong
    game.view(2)  # wrong
    game.carry_out(seat, number)  # wrong
    game.play(action, viewer)  # wrong
    game.play(action, NOBODY)  # wrong
    game.undoable(number)  # wrong
    notes_for(game.opening, number)  # wrong
    hears_of(seat, viewer, action, game.opening)  # wrong
    ACTIONS[seat]  # wrong
    ACTIONS[game.position.day]  # wrong
    Accuse(number, "red")  # wrong
    table.versions[number]  # wrong
    commands.speak(table, viewer, "Pax", 0.0)  # wrong
    commands.back(table, len(game.actions), 0.0)  # wrong
"""


@pytest.mark.slow
def test_a_number_of_one_kind_is_refused_in_place_of_another(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    surroundings = os.environ | {"MYPYPATH": str(ROOT / "src")}
    # In a process of its own: mypy raises the recursion limit, and other tests rely on the usual one.
    mypy = [sys.executable, "-m", "mypy", str(program)]
    done = subprocess.run(mypy, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    assert not done.stderr
    refused = {int(line) for line in re.findall(r"program.py:(\d+): error", done.stdout)}
    assert refused == {number for number, line in enumerate(PROGRAM.splitlines(), 1) if "# wrong" in line}, done.stdout
