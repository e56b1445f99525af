"""Checks how large things may be, that every module has a name of its own, and how docstrings read."""

import ast
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import abbey

ROOT = Path(__file__).parents[1]
SOURCE = Path(abbey.__file__).parent
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.name not in ("__init__.py", "__main__.py"))
MOST_LINES = 400
MOST_FUNCTION_LINES = 60
CODE = (".py", ".ts", ".js", ".svelte", ".css")


def ours() -> list[Path]:
    """Return every file of code in the repository, or in the package when this is no checkout."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name.endswith(CODE)]


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in ours() if path.exists()}
    assert {path.name: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("folder", ["src", "tests", "benchmarks", "examples", "docs"])
def test_no_function_is_longer_than_60_lines(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        for function in functions(path):
            length = (function.end_lineno or 0) - function.lineno + 1
            assert length <= MOST_FUNCTION_LINES, f"{path.name}: {function.name} has {length} lines"


def test_no_two_modules_have_the_same_name() -> None:
    names = Counter(path.stem for path in MODULES)
    assert [name for name, count in names.items() if count > 1] == []


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each name that has a docstring in this file, and the first paragraph of that."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said is not None:
                yield getattr(node, "name", path.stem), said.split("\n\n")[0].partition("  # rules:")[0]


def test_every_module_says_what_lives_there() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path.relative_to(SOURCE)


def test_docstrings_begin_and_end_as_sentences_do() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        for name, said in docstrings(path):
            assert said[0].isupper() or said[0] in "`'\"" or said.startswith("uvicorn"), f"{path.stem}.{name}: {said}"
            assert said.endswith((".", ":", "?")), f"{path.stem}.{name}: {said}"
