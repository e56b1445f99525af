"""Stands in for a terminal: runs `abbey`, types lines, reads what it said."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

from click.testing import CliRunner, Result

from abbey.cli import main
from abbey.rules import Accuse, Game, read_record, record_of, write_record
from abbey.rules.names import SEATS

ONES = ("1",) * 400  # enough to get through any game


def abbey(*args: str, typed: Sequence[str] = (), locale: str = "C.UTF-8") -> Result:
    """Run the command in an environment of this locale."""
    return CliRunner(env={"LC_ALL": locale}).invoke(main, args, input="".join(f"{line}\n" for line in typed))


def kept(path: str = "game.abbey") -> Game:
    """Return the game in a file, replayed and verified."""
    return read_record(Path(path).read_text(encoding="utf-8")).verify()


def decided(path: str = "game.abbey") -> int:
    """Return how many decisions of the person a file holds."""
    return [seat for seat, _ in kept(path).actions].count(SEATS[0])


def eve(*args: str) -> Game:
    """Return a game, kept in eve.abbey too, in which everybody has only the accusation left to make."""
    abbey("play", "--seed", "3", "--save", "whole.abbey", *args, typed=ONES)
    record = record_of(kept("whole.abbey"))
    before = takewhile(lambda one: not isinstance(one[1], Accuse), record.actions)
    Path("eve.abbey").write_text(write_record(replace(record, actions=tuple(before))), encoding="utf-8")
    return kept("eve.abbey")


def is_refused(result: Result) -> bool:
    """Tell whether there is one sentence on stderr, exit code 2, and nothing else."""
    return result.exit_code == 2 and result.stderr.count("\n") == 1 and "Traceback" not in result.output
