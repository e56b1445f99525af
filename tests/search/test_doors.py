"""Tests the doors of the search: they take views and notes and return plain values, and let no position out or in."""

import inspect
import typing
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import abbey.search
from abbey.rules import Position

EXPORTED = {name: getattr(abbey.search, name) for name in abbey.search.__all__}
INNER = ("abbey.search", "abbey.rules.core")  # what comes from there must be exported to be in a signature


def signatures(thing: Any) -> Iterator[Callable[..., Any]]:
    """Yield everything public with annotations: a function, or a class with its fields, methods and properties."""
    if inspect.isfunction(thing):
        yield thing
    elif inspect.isclass(thing):
        yield thing
        for name, member in inspect.getmembers_static(thing):
            if name == "__init__" or not name.startswith("_"):
                function = member.fget if isinstance(member, property) else member
                if inspect.isfunction(function):
                    yield function


def named_types(hint: Any) -> Iterator[Any]:
    """Yield a hint and all that it is made of."""
    yield hint
    if get_origin(hint) is not typing.Literal:
        for part in get_args(hint):
            for inner in part if isinstance(part, list) else [part]:
                yield from named_types(inner)


@pytest.mark.parametrize("name", EXPORTED)
def test_no_position_and_nothing_untyped_passes_a_door(name: str) -> None:
    for signature in signatures(EXPORTED[name]):
        for parameter, hint in get_type_hints(signature).items():
            if parameter.startswith("_"):
                continue
            for one in named_types(hint):
                where = f"{name}, {getattr(signature, '__name__', '')}, {parameter}: {one}"
                assert one is not Position, where
                assert one is not Any, where
                if str(getattr(one, "__module__", "")).startswith(INNER) and inspect.isclass(one):
                    assert one in EXPORTED.values(), f"{where} is not exported"


def test_a_door_that_takes_a_position_would_be_found() -> None:
    def opened(position: Position | None, many: dict[str, list[Any]]) -> None:
        del position, many

    hints = [one for hint in get_type_hints(opened).values() for one in named_types(hint)]
    assert Position in hints
    assert Any in hints
