"""Changes one number of the rules at a time, inside this process, and takes the change back."""

import ast
import importlib
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import NamedTuple

PATIENCE_S = 0.5  # of the processor's time: a game that never ends is a change too


class Mutant(NamedTuple):
    """Names a number in a module of the rules, and what it belongs to: a constant or a function."""

    module: str
    name: str
    line: int
    column: int
    is_constant: bool

    @property
    def text(self) -> str:
        """Return the line where the number stands."""
        return _text(self.module).splitlines()[self.line - 1].strip()

    def __str__(self) -> str:
        return f"{self.module}.{self.name} {self.line}:{self.column}"


def mutants(module: str) -> Iterator[Mutant]:
    """Yield every number that the rules in this module go by. What notes tell is no rule."""
    for node in _tree(module).body:
        if isinstance(node, ast.FunctionDef):
            told = {number for call in ast.walk(node) if _is_note(call) for number in _numbers(call)}
            for number in _numbers(node):
                if number not in told:
                    yield Mutant(module, node.name, number.lineno, number.col_offset, False)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            for number in _numbers(node):
                yield Mutant(module, ast.unparse(target), number.lineno, number.col_offset, True)


@contextmanager
def changed(mutant: Mutant) -> Iterator[None]:
    """Raise this number by one for a while, wherever the rules know it."""
    code = compile(_mutated(mutant), _module(mutant.module).__file__ or "", "exec")
    with _with_constant(mutant, code) if mutant.is_constant else _with_function(mutant, code):
        previous = signal.signal(signal.SIGVTALRM, _out_of_patience)
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE_S)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, previous)


@contextmanager
def _with_constant(mutant: Mutant, code: CodeType) -> Iterator[None]:
    values = dict(vars(_module(mutant.module)))
    before = values[mutant.name]
    exec(code, values)
    users = [user for user in _rules() if vars(user).get(mutant.name) is before]
    for user in users:
        setattr(user, mutant.name, values[mutant.name])
    try:
        yield
    finally:
        for user in users:
            setattr(user, mutant.name, before)


@contextmanager
def _with_function(mutant: Mutant, code: CodeType) -> Iterator[None]:
    function = getattr(_module(mutant.module), mutant.name)
    assert isinstance(function, FunctionType)
    before = function.__code__
    function.__code__ = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == mutant.name)
    try:
        yield
    finally:
        function.__code__ = before


def _mutated(mutant: Mutant) -> ast.Module:
    tree = _tree(mutant.module)
    for number in _numbers(tree):
        if (number.lineno, number.col_offset) == (mutant.line, mutant.column):
            assert isinstance(number.value, int)
            number.value += 1
    return tree


def _tree(module: str) -> ast.Module:
    return ast.parse(_text(module))


@cache
def _text(module: str) -> str:
    return Path(_module(module).__file__ or "").read_text(encoding="utf-8")


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"abbey.rules.{name}")


def _rules() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.startswith("abbey.rules")]


def _numbers(tree: ast.AST) -> list[ast.Constant]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) is int]


def _is_note(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "note"


def _out_of_patience(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError
