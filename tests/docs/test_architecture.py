"""Checks that the page about the architecture names every module, and none that is not there."""

import re

from tests.docs.pages import text_of
from tests.test_shape import MODULES, SOURCE

PAGE = text_of("docs/architecture.md")
FIRST_CELL = re.compile(r"^\| (.*?) \|", re.MULTILINE)
NAME = re.compile(r"`([a-z_]+)/?`")


def test_the_page_about_the_architecture_names_every_module() -> None:
    assert [path.relative_to(SOURCE) for path in MODULES if f"`{path.stem}`" not in PAGE] == []


def test_its_tables_name_nothing_that_is_not_there() -> None:
    there = {path.stem for path in SOURCE.rglob("*")}
    fields = {"stock", "fresh", "stale"}  # of the position: the page has a table of those too
    assert {name for cell in FIRST_CELL.findall(PAGE) for name in NAME.findall(cell)} - there - fields == set()
