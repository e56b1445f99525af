"""Names the clauses of the rules that a test stands for."""

from collections.abc import Callable
from typing import TypeVar

from abbey.rules import CLAUSES

Test = TypeVar("Test", bound=Callable[..., object])


def clause(*names: str) -> Callable[[Test], Test]:
    """Mark a test as exercising these clauses: `@clause("task", "clamp")`."""
    if not names:
        raise ValueError("clause() needs the name of at least one clause.")
    for name in names:
        if name not in CLAUSES:
            raise ValueError(f"{name!r} is no clause of the rules; the clauses are {', '.join(CLAUSES)}.")

    def mark(test: Test) -> Test:
        return test

    return mark
