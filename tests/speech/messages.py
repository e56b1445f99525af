"""Reads the message files as they are written: which messages there are, and what each of them asks for."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from abbey.speech.bundles import texts

GAME_FILES = ("words.ftl", "happenings.ftl", "choices.ftl", "rules.ftl")
TERMINAL_FILE = "terminal.ftl"
ANALYSIS_FILE = "analysis.ftl"
STATISTICS_FILE = "statistics.ftl"
BESIDE_THE_PAGE = (TERMINAL_FILE, STATISTICS_FILE)  # which it does not load

ROOT: Final = Path(__file__).parents[2]
SPEAKERS: Final = (("src/abbey", ".py"), ("src/abbey", ".toml"), ("web/src", ".ts"), ("web/src", ".svelte"))
WHOLE: Final = re.compile(r"[a-z]\w*(?:-\w+)*")
BEGUN: Final = re.compile(r"""["'`]([a-z][\w-]*-)\$?{""")  # a name whose end the code puts in: `event-${name}`


class Uses(Visitor):
    """Holds the variables and the messages that an entry mentions, and the selections it makes."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selections: list[tuple[str, set[str]]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.selections.append((node.selector.id.name, keys))
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    return tuple(entry for text in texts(language).values() for entry in parse(text).body)


def ids(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]


@cache
def said_in(*files: str) -> frozenset[str]:
    """Return the messages in these files."""
    spoken = [text for name, text in texts("en").items() if name in files]
    return frozenset(entry.id.name for text in spoken for entry in parse(text).body if isinstance(entry, ast.Message))


def said_by_the_page() -> list[str]:
    """Return what only the page says, and needs arguments for."""
    elsewhere = said_in(*GAME_FILES, *BESIDE_THE_PAGE)
    return [message for message in ids("en") if message not in elsewhere and variables("en", message)]


def asked_for() -> set[str]:
    """Return the messages that some code names, whole or by how they begin, or that another message mentions."""
    code = "\n".join(
        path.read_text(encoding="utf-8") for folder, ending in SPEAKERS for path in (ROOT / folder).rglob(f"*{ending}")
    )
    whole, begun = set(WHOLE.findall(code)), tuple(set(BEGUN.findall(code)))
    mentioned = {other for own in uses("en").values() for other in own.messages}
    return {message for message in ids("en") if message in whole | mentioned or message.startswith(begun)}


@cache
def uses(language: str) -> dict[str, Uses]:
    return {entry.id.name: Uses(entry) for entry in entries(language) if isinstance(entry, ast.Message)}


def variables(language: str, message: str) -> set[str]:
    """Return what a message needs, itself or through the messages it mentions."""
    own = uses(language)[message]
    return own.variables.union(*(variables(language, other) for other in own.messages))


def selections(language: str, message: str) -> list[tuple[str, set[str]]]:
    """Return what a message selects by, itself or through the messages it mentions."""
    own = uses(language)[message]
    return own.selections + [each for other in sorted(own.messages) for each in selections(language, other)]
