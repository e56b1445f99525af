"""Monks told apart three ways: ink, sign, letter. Inks carry their own ground, so they read on dark and on white."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text
from rich.theme import Theme

from abbey.rules import Tile
from abbey.rules.names import MONKS
from abbey.tui.english import ENGLISH

SIGNS: Final = {"red": "✚", "blue": "◆", "white": "○", "grey": "▲", "black": "■", "orange": "★"}
LADDER: Final = "#4a86d8"
SCROLL: Final = "#b07a3c"

THEME: Final = Theme(
    {
        "monk.red": "#ffffff on #b3372f",
        "monk.blue": "#ffffff on #2f5d9b",
        "monk.white": "#2a2928 on #f6f1e4",
        "monk.grey": "#000000 on #8b8d8a",
        "monk.black": "#ffffff on #2a2928",
        "monk.orange": "#000000 on #d98324",
        "word.suspicion": f"bold {LADDER}",
        "word.evidence": f"bold {SCROLL}",
        "word.guest": "bold",
    }
)


_WORDS: Final = (
    *((rf"(?i)\b{monk}\b", f"monk.{monk}") for monk in MONKS),
    (r"(?i)\bsuspicion\b", "word.suspicion"),
    (r"(?i)\bevidence\b", "word.evidence"),
    (r"\b(William|Adson)\b", "word.guest"),
    (r"\[[a-z_-]+\]", "dim"),
)


def inked(text: str) -> Text:
    """A sentence with the monks, the guests, the two tracks and the clauses in their inks."""
    words = Text(text)
    for pattern, style in _WORDS:
        words.highlight_regex(pattern, style)
    return words


def letter(monk: str) -> str:
    return ENGLISH.word("letter", figure=monk)


def token(figure: str) -> Text:
    """A monk's sign and letter, or a guest's name."""
    if figure in SIGNS:
        return Text(SIGNS[figure] + letter(figure), f"monk.{figure}")
    return Text(figure.capitalize(), "word.guest")


def tile_token(tile: Tile) -> Text:
    return Text(f"{SIGNS[tile.colour]}{letter(tile.colour)}{tile.value}", f"monk.{tile.colour}")


def row(tokens: Iterable[Text]) -> Text:
    return Text(" ").join(tokens)
