"""Reads the pages of this repository, and what stands in them."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
EXAMPLES: Final = sorted((ROOT / "examples").glob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """Return the fenced blocks in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def prose(text: str) -> str:
    """Return the page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", prose(text))


def anchors(text: str) -> set[str]:
    """Return what a link may name behind the #: the headings, as web sites of repositories spell them."""
    headings = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[^a-z0-9 _-]", "", heading.lower()).replace(" ", "-") for heading in headings}


def commands(text: str) -> Iterator[list[str]]:
    """Yield the `abbey` command lines that a page shows, in blocks or between backticks, word by word."""
    lines = [line for block in blocks(text, "sh") for line in block.splitlines()]
    lines += re.findall(r"`([^`\n]+)`", prose(text))
    for line in lines:
        if re.match(r"abbey [a-z]", line):
            yield shlex.split(re.split(r" [>|#] ", line)[0])[1:]
