"""Reads the facts that the text of each clause must tell, in every language and on the rules page."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from abbey.rules.names import EVENTS
from abbey.speech import LANGUAGES, Speaker

FOLDER = Path(__file__).parent / "facts"
RULES_PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
ENDING = re.compile(r"(ien|en|[aeis])$")  # where the words of our messages are bent


@dataclass(frozen=True)
class Fact:
    name: str
    pattern: re.Pattern[str]

    def is_told_by(self, text: str) -> bool:
        return self.pattern.search(flat(text)) is not None


def flat(text: str) -> str:
    """Return the text on one line, without the marks of a page and with plain spaces."""
    return re.sub(r"[\s|]+", " ", re.sub(r"[*`]", "", text)).strip()


@cache
def table() -> dict[str, dict[str, list[str]]]:
    """Return for each clause the names of its facts, its numbers, and a phrase for each fact in each language."""
    parts = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))]
    assert len(set().union(*parts)) == sum(map(len, parts)), "a clause comes twice"
    return {clause: entry for part in parts for clause, entry in part.items()}


@cache
def facts(clause: str, language: str) -> tuple[Fact, ...]:
    entry = table()[clause]
    phrases = zip(entry["facts"], entry[language], strict=True)
    words = [Fact(name, _pattern(phrase, language)) for name, phrase in phrases]
    numbers = [Fact(each, _in_order(each.split())) for each in entry.get("numbers", [])]
    return (*words, *numbers)


def missing(clause: str, language: str, text: str) -> list[str]:
    """Return the facts of the clause that the text does not tell."""
    return [fact.name for fact in facts(clause, language) if not fact.is_told_by(text)]


def sentences_of(text: str) -> list[str]:
    """Split a text into its sentences. Not every full stop ends one: ordinal numbers have a full stop, too."""
    return re.split(r"(?<=[^\d]\.) (?=[^\W\d_]|„|“|‘|«)", flat(text))


def _pattern(phrase: str, language: str) -> re.Pattern[str]:
    terms = _terms(language)
    return re.compile(re.sub(r"\{(\w+)\}", lambda found: terms[found[1]], phrase), re.IGNORECASE)


def _in_order(numbers: list[str]) -> re.Pattern[str]:
    return re.compile(".*".join(rf"\b{number}\b" for number in numbers))


@cache
def _terms(language: str) -> dict[str, str]:
    """Return the words of the messages as patterns that match them however they are bent."""
    word = Speaker(language).word
    return {
        "suspicion": _bent(word("track", track="suspicion")),
        "evidence": _bent(word("track", track="evidence")),
        "event_tile": _bent(word("play-text-day-tiles")),
        "william": re.escape(word("guest", guest="william")),
        "adson": re.escape(word("guest", guest="adson")),
        "diligent": re.escape(word("event", event="diligent")),
        "to_church": re.escape(word("place-to", building="ecclesia")),
        "in_church": re.escape(word("place-in", building="ecclesia")),
        "to_library": re.escape(word("place-to", building="bibliotheca")),
        "in_library": re.escape(word("place-in", building="bibliotheca")),
    }


def _bent(words: str) -> str:
    return " ".join(re.escape(ENDING.sub("", each)) + r"\w*" for each in words.split())


# --- The rules page


@cache
def page_texts() -> dict[str, str]:
    """Return what the rules page says about each clause, and about each event."""
    texts: dict[str, str] = {}
    clause = ""
    for block in _blocks(RULES_PAGE.read_text(encoding="utf-8")):
        is_row = block.startswith("|")
        event = block.split("|")[1].strip().replace(" ", "_") if is_row else ""
        named = [event] if event in EVENTS else re.findall(r"\[([a-z-]+)\](?!\()", block)
        if block.startswith("#"):
            clause = ""
        for name in named:
            clause = name
        if clause:
            texts[clause] = f"{texts.get(clause, '')} {block}"
        if is_row and named:
            clause = ""
    return texts


def _blocks(page: str) -> Iterator[str]:
    """Split a page into its headings, paragraphs, entries of lists and rows of tables."""
    starts = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) ?)")
    yield from (block.strip() for block in starts.split(page) if block.strip())


def texts_of(clause: str) -> dict[str, tuple[str, str]]:
    """Return every text about the clause with its language, by the place where it stands."""
    message = f"rule-{clause.replace('_', '-')}"
    guides = {language: (language, Speaker(language).word(message)) for language in LANGUAGES}
    return {**guides, "docs/rules.md": ("en", page_texts()[clause])}
