"""Draws the abbey as a small SVG: buildings with their tasks and figures, and arrows for the moves of a turn."""

import html
from collections.abc import Iterator, Sequence
from typing import Final

from abbey.plots.svg_figure import MARK, SECOND
from abbey.rules import Move, Position
from abbey.rules.action import TILES
from abbey.rules.names import BUILDINGS, FIGURES, MONKS, NONE, Figure
from abbey.speech import Speaker

COLUMNS: Final = 4
WIDTH: Final = 120
HEIGHT: Final = 92
GAP: Final = 8
RADIUS: Final = 10
INKS: Final[dict[str, tuple[str, str]]] = {  # of a figure: its colour, and that of the letter on it
    "red": ("#b3372f", "#ffffff"),
    "blue": ("#2f5d9b", "#ffffff"),
    "white": ("#f6f1e4", "#26221c"),
    "grey": ("#8b8d8a", "#1a1a1a"),
    "black": ("#2a2928", "#ffffff"),
    "orange": ("#d98324", "#1a1a1a"),
    "william": ("#6b4a2b", "#ffffff"),
    "adson": ("#c9b48c", "#26221c"),
}

Point = tuple[float, float]


def board_picture(
    position: Position, made: Sequence[Move], quieter: Sequence[Move], speaker: Speaker, says: str, name: str
) -> str:
    """Return the picture; `says` is for people who cannot see it, the name keeps pictures on one page apart."""
    rows = -(-len(BUILDINGS) // COLUMNS)
    width, height = COLUMNS * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP
    opening = (
        f'<svg role="img" aria-label="{html.escape(says)}" viewBox="0 0 {width} {height}" '
        f'font-family="system-ui, sans-serif" style="max-width: 36rem; min-width: 0">'
    )
    parts = [
        opening,
        *_heads(name),
        *(part for number in range(len(BUILDINGS)) for part in _building(position, number, speaker)),
        *_arrows(position, made, f"url(#{name}-made)", MARK, ""),
        *_arrows(position, quieter, f"url(#{name}-quieter)", SECOND, ' stroke-dasharray="7 5"'),
        "</svg>",
    ]
    return "\n".join(parts)


def _heads(name: str) -> Iterator[str]:
    """Yield the heads of both kinds of arrows."""
    for kind, ink in (("made", MARK), ("quieter", SECOND)):
        yield (
            f'<marker id="{name}-{kind}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" '
            f'orient="auto"><path d="M0 0L10 5L0 10z" fill="{ink}"/></marker>'
        )


def _corner(number: int) -> Point:
    """Return the upper left corner of a building."""
    row, column = divmod(number, COLUMNS)
    return GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)


def _building(position: Position, number: int, speaker: Speaker) -> Iterator[str]:
    x, y = _corner(number)
    title = html.escape(speaker.word("building", building=BUILDINGS[number]))
    yield (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="none" stroke="currentColor" '
        f'stroke-opacity="0.35"/>'
    )
    yield f'<text x="{x + 7}" y="{y + 17}" font-size="13" fill="currentColor">{title}</text>'
    tiles = [TILES[tile] for tile in position.tiles[number] if tile != NONE]
    for place, tile in enumerate(tiles):
        yield from _token(x + 8 + 24 * place, y + 25, tile.colour, str(tile.value), square=True)
    for figure in (figure for figure, where in enumerate(position.where) if where == number):
        cx, cy = _place(position, figure)
        yield from _token(cx - RADIUS, cy - RADIUS, FIGURES[figure], _letter(FIGURES[figure], speaker), square=False)


def _letter(figure: Figure, speaker: Speaker) -> str:
    return speaker.word("letter", figure=figure) if figure in MONKS else speaker.word("figure", figure=figure)[:2]


def _token(x: float, y: float, colour: str, letters: str, *, square: bool) -> Iterator[str]:
    """Yield a task tile or a figure with what is written on it."""
    ink, text = INKS[colour]
    size = 2 * RADIUS
    yield (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{3 if square else RADIUS}" fill="{ink}" '
        f'stroke="currentColor" stroke-opacity="0.6"/>'
    )
    yield (
        f'<text x="{x + RADIUS}" y="{y + RADIUS + 4}" font-size="11" font-weight="600" text-anchor="middle" '
        f'fill="{text}">{html.escape(letters)}</text>'
    )


def _place(position: Position, figure: int) -> Point:
    """Return the middle of a figure: those in one building stand in rows of five."""
    x, y = _corner(position.where[figure])
    here = [other for other, where in enumerate(position.where) if where == position.where[figure]]
    row, column = divmod(here.index(figure), 5)
    return x + 17 + 21.5 * column, y + 60 + 21 * row


def _arrows(position: Position, moves: Sequence[Move], head: str, ink: str, dashes: str) -> Iterator[str]:
    """Yield an arrow for each move, from where the figure stands to below the name of the building."""
    at: dict[str, Point] = {}
    for move in moves:
        x, y = at.get(move.figure) or _place(position, FIGURES.index(move.figure))
        corner = _corner(BUILDINGS.index(move.building))
        end = corner[0] + WIDTH - 22, corner[1] + 36
        at[move.figure] = end
        bend = (x + end[0]) / 2 + (end[1] - y) * 0.15, (y + end[1]) / 2 - (end[0] - x) * 0.15
        yield (
            f'<path d="M{x:.0f} {y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {end[0]:.0f} {end[1]:.0f}" fill="none" '
            f'stroke="{ink}" stroke-width="3"{dashes} marker-end="{head}"/>'
        )
