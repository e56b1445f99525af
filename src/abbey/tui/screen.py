"""Drives the terminal itself: what is written on it, in which inks, and the lines that a person types.

Where nobody watches a terminal it writes plain lines, for pipes, screen readers and old terminals. Monks are told apart
in three ways: by ink, sign and letter. The inks carry their own ground, so that they read on dark and on white.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from abbey.rules import Tile
from abbey.rules.names import MONKS
from abbey.speech import Sentence, Speaker

with suppress(ImportError):
    import readline  # noqa: F401 - lets the person edit the line

INDENT: Final = 2
SIGNS: Final = {"red": "✚", "blue": "◆", "white": "○", "grey": "▲", "black": "■", "orange": "★"}
SUSPICION_INK: Final = "#4a86d8"
EVIDENCE_INK: Final = "#b07a3c"
THEME: Final = Theme(
    {
        "monk.red": "#ffffff on #b3372f",
        "monk.blue": "#ffffff on #2f5d9b",
        "monk.white": "#2a2928 on #f6f1e4",
        "monk.grey": "#000000 on #8b8d8a",
        "monk.black": "#ffffff on #2a2928",
        "monk.orange": "#000000 on #d98324",
        "word.suspicion": f"bold {SUSPICION_INK}",
        "word.evidence": f"bold {EVIDENCE_INK}",
        "word.guest": "bold",
    }
)
_EVERYDAY: Final = frozenset({"card", "time", "move", "draw", "events"})  # clauses that nobody has to look up


class Screen:
    """Writes to the terminal in one language, in colours where it can and as plain lines where it should not."""

    def __init__(self, language: str = "en", *, plain: bool = False) -> None:
        self.language = language
        self._speaker = Speaker(language)
        self.plain = plain or not sys.stdout.isatty()
        self.console = Console(theme=THEME, highlight=False, color_system=None if self.plain else "auto")

    @property
    def width(self) -> int:
        """Count the columns of the terminal."""
        return self.console.width

    def say(self, text: str = "", indent: int = 0) -> None:
        """Write a sentence, or an empty line."""
        if self.plain:
            self.console.print(text, markup=False, soft_wrap=True)
        else:
            self.console.print(Padding(inked(text, self.language), (0, 0, 0, indent)))

    def command(self, line: str) -> None:
        """Write something to type, whole on one line, to be copied."""
        self.console.print(f"  {line}", markup=False, soft_wrap=True)

    def item(self, number: int, text: str) -> None:
        """Write a numbered choice; what does not fit in a line goes on under its text."""
        if self.plain:
            self.say(f"{number:>2}  {text}")
            return
        line = Table.grid(padding=(0, 2, 0, 0))
        line.add_row(f"{number:>4}", inked(text, self.language))
        self.console.print(line)

    def title(self, text: str) -> None:
        """Write a heading, with an empty line before it."""
        self.say()
        if self.plain:
            self.say(self._speaker.word("terminal-title", title=text))
        else:
            self.console.print(Text(text, "bold underline"))

    def tell(self, sentences: Iterable[Sentence]) -> None:
        """Write a paragraph; behind a sentence stands the clause to look up, unless it is everyday."""
        told = list(sentences)
        if told:
            self.say(" ".join(_with_clauses(told)), INDENT)

    def draw(self, picture: RenderableType) -> None:
        """Write something that has been drawn already."""
        self.console.print(picture)

    def ask(self, prompt: str) -> str:
        """Return the next line without spaces around it; EOFError says that there is none."""
        line = input(f"{prompt} ")
        if not sys.stdin.isatty():
            self.say(line)  # so that what was printed reads like what happened
        return line.strip()

    def show_once(self, text: str) -> None:
        """Show a secret, and take it off the screen again when the person has read it."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            self.say(text)
            return
        with self.console.screen(hide_cursor=False):
            self.say()
            self.say(text)
            self.say()
            self.ask(self._speaker.word("terminal-hide"))


def _with_clauses(told: list[Sentence]) -> Iterator[str]:
    """Yield the sentences; those by one clause cite it once, behind the last of them."""
    for sentence, after in zip(told, [*told[1:], None], strict=True):
        is_last = after is None or after.clause != sentence.clause
        yield f"{sentence.text} [{sentence.clause}]" if is_last and sentence.clause not in _EVERYDAY else sentence.text


# --- Inks, signs, letters


def inked(text: str, language: str) -> Text:
    """Return a sentence with the monks, the guests, the two tracks and the clauses in their inks."""
    words = Text(text)
    for pattern, style in _styled_words(language):
        words.highlight_regex(pattern, style)
    return words


@cache
def _styled_words(language: str) -> tuple[tuple[str, str], ...]:
    """Return patterns for the words of a language that have an ink, each with its style."""
    speaker = Speaker(language)
    guests = [speaker.word("guest", guest=guest) for guest in ("william", "adson")]
    return (
        *((_any_of(monk_names(monk, speaker)), f"monk.{monk}") for monk in MONKS),
        *((_any_of(_track_names(track, speaker)), f"word.{track}") for track in ("suspicion", "evidence")),
        (_any_of(guests), "word.guest"),
        (r"\[[a-z_-]+\]", "dim"),
    )


def monk_names(monk: str, speaker: Speaker) -> list[str]:
    """Return every form of a monk's name and of his tiles' colour, without an article."""
    forms = [speaker.word(message, figure=monk) for message in ("figure", "figure-start", "figure-acc", "figure-dat")]
    return [re.split("[ ’]", form)[-1] for form in (*forms, speaker.word("colour", colour=monk))]


def _track_names(track: str, speaker: Speaker) -> list[str]:
    """Return the name of a track, inside a sentence and at its start."""
    name = speaker.word("track", track=track)
    return [name, name[:1].upper() + name[1:]]


def _any_of(words: list[str]) -> str:
    return rf"\b({'|'.join(sorted(set(words)))})\b"


def token(figure: str, speaker: Speaker) -> Text:
    """Return a monk's sign and letter, or a guest's name."""
    if figure in SIGNS:
        return Text(SIGNS[figure] + speaker.word("letter", figure=figure), f"monk.{figure}")
    return Text(speaker.word("figure", figure=figure), "word.guest")


def tile_token(tile: Tile, speaker: Speaker) -> Text:
    """Return a task's sign, letter and value."""
    letter = speaker.word("letter", figure=tile.colour)
    return Text(f"{SIGNS[tile.colour]}{letter}{tile.value}", f"monk.{tile.colour}")


def row(tokens: Iterable[Text]) -> Text:
    """Return tokens side by side."""
    return Text(" ").join(tokens)
