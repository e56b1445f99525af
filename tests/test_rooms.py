"""Checks what each room may lean on, beyond what the import contracts can say."""

import ast
import subprocess
import sys
from pathlib import Path

import abbey

SOURCE = Path(abbey.__file__).parent

WITHOUT_NUMPY = """
import sys
for name in ("numpy", "numba", "llvmlite", "matplotlib"):
    sys.modules[name] = None
from abbey.bots import bot_named, play_game
from abbey.rules import Deal, read_record, record_of, write_record
import abbey.cli, abbey.speech
assert all(list(abbey.cli.main.commands.values()))
game = play_game(Deal.numbered(3, 1), [bot_named(kind) for kind in ("random", "selfish", "random")])
assert read_record(write_record(record_of(game))).verify().position == game.position
from abbey.insight.puzzles import prove, puzzle_of, read_code
prove(*puzzle_of(read_code("2026-01-06-c2")))
print("played", len(game.actions))
"""


def test_a_game_can_be_played_without_numpy_and_numba() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("played"), done.stderr


def test_without_numba_the_compiled_commands_say_what_to_install() -> None:
    blocked = "import sys; sys.modules['numba'] = None; from abbey.cli import main; main(['warm'])"
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'abbey[fast]'" in done.stderr
    assert "Traceback" not in done.stderr


def imports(path: Path) -> set[str]:
    """Return the first word of every module that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


def test_the_rules_import_only_the_standard_library_and_themselves() -> None:
    for path in (SOURCE / "rules").rglob("*.py"):
        assert imports(path) <= sys.stdlib_module_names | {"abbey"}, path.name


def test_bots_never_see_a_position() -> None:
    for path in (SOURCE / "bots").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "rules.core" not in text, path.name
        assert "Position" not in text, path.name
