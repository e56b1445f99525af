"""Checks how large things may be, that every module has a name of its own, and how docstrings read."""

import ast
import inspect
import re
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import abbey
import abbey.rules

ROOT = Path(__file__).parents[1]
SOURCE = Path(abbey.__file__).parent
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path.name not in ("__init__.py", "__main__.py"))
MOST_LINES = 400
MOST_FUNCTION_LINES = 60
CODE = (".py", ".ts", ".js", ".svelte", ".css")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
# A sentence of ours begins with a verb. These begin something else: a clause, or a phrase.
CLAUSE = re.compile(r"(How|That|What|When|Where|Whether|Which|Who|Whom|Whose|Why)\b")
PHRASE = re.compile(
    r"(A|All|An|Another|Any|As|At|Both|By|Each|Every|For|From|If|In|Its|No|Of|On|One|Only|Our|Several|Some|The|Their|These"
    r"|This|Those|To|Until|With|Without|(Any|Every|No|Some)(body|thing)|None|Whatever|Whoever)\b"
)
IN_THE_THIRD_PERSON = re.compile(r"[A-Z][a-z]*(?<!s)s\b")


def ours() -> list[Path]:
    """Return every file of code in the repository, or in the package when this is not a checkout."""
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


def docstrings(path: Path) -> Iterator[tuple[Documented, str, str]]:
    """Yield whatever has a docstring in this file: its node, its name, and the first paragraph that is said of it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Documented):
            said = ast.get_docstring(node)
            if said is not None:
                name = f"{path.stem}.{getattr(node, 'name', '')}"
                yield node, name, said.split("\n\n")[0].partition("  # rules:")[0]


def fault(node: Documented, said: str) -> str | None:
    """Say why this is surely no whole sentence for a tooltip, as far as its first word and its last sign tell."""
    if not said.endswith((".", ":", "?")) or not (said[0].isupper() or said[0] == "`"):
        return "does not begin and end as a sentence does"
    if isinstance(node, ast.ClassDef):
        return "begins with a clause" if CLAUSE.match(said) else None
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
        return None  # its name is a sentence already
    is_module = isinstance(node, ast.Module)
    if CLAUSE.match(said) or PHRASE.match(said) or is_module != bool(IN_THE_THIRD_PERSON.match(said)):
        return "does not begin like `Plays a game`" if is_module else "does not begin like `Play a game`"
    return None


def test_every_module_says_what_lives_there() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path.relative_to(SOURCE)


def unsaid(things: Iterable[Any]) -> Iterator[str]:
    """Yield the names of functions, classes and public methods among these that have no docstring of ours."""
    for thing in things:
        if inspect.isclass(thing):
            yield from unsaid(part for name, part in vars(thing).items() if inspect.isfunction(part) and name[0] != "_")
        is_ours = inspect.isclass(thing) or inspect.isfunction(thing)
        if is_ours and (not thing.__doc__ or thing.__doc__.startswith(f"{thing.__name__}(")):  # as dataclasses write it
            yield thing.__qualname__


def test_what_others_build_on_says_what_it_is() -> None:
    assert list(unsaid(getattr(abbey.rules, name) for name in abbey.rules.__all__)) == []


def test_docstrings_are_sentences() -> None:
    files = [path for path in ours() if path.suffix == ".py" and path.exists()]
    faults = {name: why for path in files for node, name, said in docstrings(path) if (why := fault(node, said))}
    assert faults == {}


@pytest.mark.parametrize(
    "code",
    [
        '"""The wheel alone: it holds everything."""',
        '"""How much load servers bear."""',
        '"""Play a game."""',
        '"""Plays a game"""',
        'class Selfish:\n    """What one bot considers."""',
        'class Selfish:\n    """its own monk."""',
        'def trails() -> None:\n    """By seat."""',
        'def _cores() -> None:\n    """That this process may use."""',
        'def board_since() -> None:\n    """What is another than before."""',
        'def suffices() -> None:\n    """Whether a Node is new enough."""',
        'def step() -> None:\n    """Plays a step."""',
        'async def step() -> None:\n    """All steps."""',
    ],
)
def test_a_docstring_that_is_no_sentence_is_caught(code: str, tmp_path: Path) -> None:
    path = tmp_path / "example.py"
    path.write_text(code, encoding="utf-8")
    assert [fault(node, said) for node, _, said in docstrings(path)] != [None]
