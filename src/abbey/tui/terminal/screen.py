"""Where sentences and pictures go: a colourful terminal, or plain lines for pipes, screen readers and old terminals."""

import sys
from collections.abc import Iterable, Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from abbey.speech import Sentence
from abbey.tui.terminal.inks import THEME, inked

INDENT = 2


class Screen:
    def __init__(self, *, plain: bool = False) -> None:
        replace_what_cannot_be_written()
        self.plain = plain or not sys.stdout.isatty()
        self.console = Console(theme=THEME, highlight=False, color_system=None if self.plain else "auto")

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, text: str = "", indent: int = 0) -> None:
        if self.plain:
            self.console.print(text, markup=False, soft_wrap=True)
        else:
            self.console.print(Padding(inked(text), (0, 0, 0, indent)))

    def command(self, line: str) -> None:
        """Something to type, whole on one line, to be copied."""
        self.console.print(f"  {line}", markup=False, soft_wrap=True)

    def item(self, number: int, text: str) -> None:
        """A numbered choice; what does not fit in a line goes on under its text."""
        if self.plain:
            self.say(f"{number:>2}  {text}")
            return
        line = Table.grid(padding=(0, 2, 0, 0))
        line.add_row(f"{number:>4}", inked(text))
        self.console.print(line)

    def title(self, text: str) -> None:
        self.say()
        if self.plain:
            self.say(f"{text}:")
        else:
            self.console.print(Text(text, "bold underline"))

    def tell(self, sentences: Iterable[Sentence]) -> None:
        """A paragraph; behind a sentence stands the clause to look up, unless it is everyday."""
        told = list(sentences)
        if told:
            self.say(" ".join(_with_clauses(told)), INDENT)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)


_EVERYDAY = frozenset({"card", "time", "move", "draw", "events"})


def _with_clauses(told: list[Sentence]) -> Iterator[str]:
    """Sentences by one clause cite it once, behind the last of them."""
    for sentence, after in zip(told, [*told[1:], None], strict=True):
        is_last = after is None or after.clause != sentence.clause
        yield f"{sentence.text} [{sentence.clause}]" if is_last and sentence.clause not in _EVERYDAY else sentence.text


def replace_what_cannot_be_written() -> None:
    """A terminal without our signs shows question marks; it does not break."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
