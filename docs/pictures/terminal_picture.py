"""Draws the picture in the README from the real program: `python docs/pictures/terminal_picture.py`.

A game is played by typed lines, as a person would play it; the last screen of it is the picture.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from abbey.rules import Deal
from abbey.tui.dialogue import play_on
from abbey.tui.roster import new_table
from abbey.tui.save_file import SaveFile
from abbey.tui.screen import THEME, Screen
from abbey.tui.session import Session

PICTURE: Final = Path(__file__).with_name("play.svg")
SEED: Final = 175
TYPED: Final = (2, 4, 1, 1, 10, 1, 4, 3, 1, 3, 5, 1, 1, 8, 2, 5, 1, 2, 2, 6, 2)
KEPT: Final = 1  # how many of the typed lines the picture still shows
COLUMNS: Final = 118
LINES: Final = 60
PAPER: Final = (24, 21, 18)
INK: Final = (236, 228, 212)
NIGHT: Final = TerminalTheme(PAPER, INK, [INK] * 8)

# Laid out like rich's own page, with the reader's own fonts: nothing is fetched from anywhere.
PAGE: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img"
aria-label="A game in the terminal: the board, the cards in hand and what each choice would bring">
<style>
.{unique_id}-matrix {{
font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g>
</g>
</svg>
"""


class Typist(io.StringIO):
    """Types the lines before a screen that begins anew after most of them, and draws it when there are no more."""

    def __init__(self, console: Console) -> None:
        super().__init__("".join(f"{line}\n" for line in TYPED))
        self.console = console
        self.lines = 0
        self.drawn = ""

    def isatty(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        self.lines += 1
        if not line:
            self.drawn = self.console.export_svg(
                title="abbey play", theme=NIGHT, code_format=PAGE, unique_id="abbey", font_aspect_ratio=0.602
            )
        elif self.lines <= len(TYPED) - KEPT:
            self.console.export_text()
        else:
            self.console.out(line, end="")
        return line


class Echo(io.StringIO):
    """Takes the questions that the program writes, and puts them on the screen."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        self.console = console

    def write(self, text: str, /) -> int:
        self.console.out(text, end="")
        return len(text)


def screen() -> Screen:
    """Return a colourful screen that remembers what was written on it."""
    shown = Screen()
    shown.plain = False
    shown.console = Console(
        file=io.StringIO(),
        record=True,
        width=COLUMNS,
        height=LINES,
        theme=THEME,
        highlight=False,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        legacy_windows=False,
    )
    return shown


def draw() -> str:
    """Play the typed lines, and return the picture."""
    shown = screen()
    typist = Typist(shown.console)
    table = new_table(Deal.numbered(3, SEED), "Anna", ["random"] * 2)
    usual = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = typist, Echo(shown.console)
    try:
        with tempfile.TemporaryDirectory() as folder:
            play_on(Session(table, shown, SaveFile(Path(folder) / "game.abbey")))
    finally:
        sys.stdin, sys.stdout = usual
    return "\n".join(line.rstrip() for line in typist.drawn.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8", newline="\n")
