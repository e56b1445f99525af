"""The fourteen buildings: name, tasks, who is there."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from abbey.rules import View
from abbey.rules.action import TILES
from abbey.rules.names import BUILDINGS, FIGURES
from abbey.tui.english import ENGLISH, tile_word
from abbey.tui.terminal.inks import row, tile_token, token


def latin(building: str) -> str:
    return ENGLISH.word("building-latin", building=building)


def plain(building: str) -> str:
    return ENGLISH.word("building", building=building)


def figures_in(view: View, building: int) -> list[str]:
    return [figure for figure, place in zip(FIGURES, view.where, strict=True) if place == building]


def picture(view: View) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("Building", "", "Tasks", "Who is there"):
        table.add_column(heading, no_wrap=True)
    for number, building in enumerate(BUILDINGS):
        table.add_row(
            latin(building),
            Text(plain(building), "italic"),
            row(tile_token(TILES[tile]) for tile in view.tiles[number]),
            row(token(figure) for figure in figures_in(view, number)),
        )
    return table


def lines(view: View) -> list[str]:
    return [_line(view, number, building) for number, building in enumerate(BUILDINGS)]


def _line(view: View, number: int, building: str) -> str:
    tasks = _or_none([tile_word(TILES[tile]) for tile in view.tiles[number]], "no task")
    there = _or_none([ENGLISH.word("figure", figure=figure) for figure in figures_in(view, number)], "nobody")
    return f"{latin(building)}, {plain(building)}: {tasks}; {there}."


def _or_none(words: Sequence[str], none: str) -> str:
    return ENGLISH.listed(words) if words else none
