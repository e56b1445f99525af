"""A terminal for tests: run `abbey`, type lines, read what it said."""

from collections.abc import Sequence
from pathlib import Path

from click.testing import CliRunner, Result

from abbey.cli import main
from abbey.rules import Game, read_record

ONES = ("1",) * 400  # enough to get through any game


def abbey(*args: str, typed: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(main, args, input="".join(f"{line}\n" for line in typed))


def kept(path: str = "game.abbey") -> Game:
    """The game in a file, replayed and verified."""
    return read_record(Path(path).read_text(encoding="utf-8")).verify()


def is_refused(result: Result) -> bool:
    """One sentence on stderr, exit code 2, nothing else."""
    return result.exit_code == 2 and result.stderr.count("\n") == 1 and "Traceback" not in result.output
