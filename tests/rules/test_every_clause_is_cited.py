"""Checks that the rules, their page and their tests name the same clauses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from abbey.rules import CLAUSES
from abbey.rules.names import EVENTS

from .clauses import clause

HERE = Path(__file__).parent
RULES_PAGE = HERE.parents[1] / "docs" / "rules.md"


def cited_in(source: str) -> Iterator[str]:
    """Yield the clauses that the tests of a file cite."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    yield from (str(ast.literal_eval(name)) for name in mark.args)


def bracketed_in(page: str) -> list[str]:
    """Return the names in brackets that are no links."""
    return re.findall(r"\[([a-z-]+)\](?!\()", page)


def events_in(page: str) -> list[str]:
    """Return the first column of the table that has a row for *talkative*."""
    for table in re.findall(r"(?:^\|.*\n?)+", page, re.MULTILINE):
        names = [line.split("|")[1].strip(" *`").replace(" ", "_") for line in table.splitlines()[2:]]
        if "talkative" in names:
            return names
    return []


def test_every_clause_is_cited_by_a_test() -> None:
    cited = {name for path in HERE.glob("test_*.py") for name in cited_in(path.read_text(encoding="utf-8"))}
    assert [name for name in CLAUSES if name not in cited] == []


def test_the_rules_page_names_every_clause_once_and_no_other() -> None:
    bracketed = bracketed_in(RULES_PAGE.read_text(encoding="utf-8"))
    assert sorted(bracketed) == sorted(set(CLAUSES) - set(EVENTS))


def test_the_rules_page_has_a_table_of_the_events() -> None:
    assert sorted(events_in(RULES_PAGE.read_text(encoding="utf-8"))) == sorted(EVENTS)


def test_a_citation_counts_only_on_a_test() -> None:
    source = '@clause("task", "clamp")\ndef test_one() -> None: ...\n@clause("draw")\ndef two() -> None: ...\n'
    assert list(cited_in(source)) == ["task", "clamp"]


def test_a_clause_that_the_rules_do_not_have_cannot_be_cited() -> None:
    with pytest.raises(ValueError, match="'castling' is no clause"):
        clause("task", "castling")


def test_citing_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one clause"):
        clause()
