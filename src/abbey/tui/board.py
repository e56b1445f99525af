"""Shows the board on the screen: a picture where there is colour and room for it, plain lines everywhere else.

Suspicion is drawn as a blue ladder, which the night empties; evidence as a brown scroll, which stays.
"""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from abbey.rules import View, evidence_tonight
from abbey.rules.action import TILES
from abbey.rules.names import BUILDINGS, HOURS_A_DAY, MONKS, seat_numbers
from abbey.speech import Speaker
from abbey.tui import board_text
from abbey.tui.screen import EVIDENCE_INK, SUSPICION_INK, Screen, row, tile_token, token

WIDE: Final = 118  # columns for the buildings and the tracks side by side
NARROW: Final = 76  # fewer cannot hold the picture
POINTS_A_RUNG: Final = 4
LONGEST: Final = 13  # rungs


def show_board(screen: Screen, view: View, speaker: Speaker) -> None:
    """Show the whole board as this viewer sees it."""
    if screen.plain or screen.width < NARROW:
        for line in board_text.board_lines(view, speaker):
            screen.say(line)
    else:
        _draw(screen, view, speaker)


def _draw(screen: Screen, view: View, speaker: Speaker) -> None:
    screen.title(board_text.headline(view))
    screen.say(board_text.event_text(view))
    screen.draw(_sundial(view).append(f"  {board_text.sundial_line(view)}"))
    screen.say(board_text.week_line(view))
    screen.say()
    for part in _wide(view, speaker) if screen.width >= WIDE else _narrow(view, speaker):
        screen.draw(part)
    screen.say(board_text.piles_line(view))


def _narrow(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    yield _buildings(view)
    yield ""
    yield _beside(_ladder(view), _scroll(view))
    yield ""
    yield _seats(view, speaker)


def _wide(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    yield _beside(_buildings(view), Group(_ladder(view), "", _scroll(view)))
    yield ""
    yield _seats(view, speaker)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(left, right)
    return grid


def _sundial(view: View) -> Text:
    full = min(view.time, HOURS_A_DAY)
    return Text.assemble(("▰" * full, "#c08a20"), ("▱" * (HOURS_A_DAY - full), "dim"))


def _buildings(view: View) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("Building", "", "Tasks", "Who is there"):
        table.add_column(heading, no_wrap=True)
    for number, building in enumerate(BUILDINGS):
        table.add_row(
            board_text.latin_name(building),
            Text(board_text.plain_name(building), "italic"),
            row(tile_token(TILES[tile]) for tile in view.tiles[number]),
            row(token(figure) for figure in board_text.figures_in(view, number)),
        )
    return table


def _ladder(view: View) -> Group:
    tonight = evidence_tonight(view)
    return _track(
        Text.assemble(("SUSPICION", f"bold {SUSPICION_INK}"), (" today (+ evidence tonight)", SUSPICION_INK)),
        board_text.levels(view.suspicion, highest_first=True),
        ("╪", SUSPICION_INK),
        lambda monks: f"+{tonight[MONKS.index(monks[0])]}" if any(tonight) else "",
    )


def _scroll(view: View) -> Group:
    return _track(
        Text.assemble(("EVIDENCE", f"bold {EVIDENCE_INK}"), (" for good (least wins)", EVIDENCE_INK)),
        board_text.levels(view.evidence, highest_first=False),
        ("≈", EVIDENCE_INK),
        lambda _monks: "",
    )


def _track(
    title: Text, levels: list[tuple[int, list[str]]], rung: tuple[str, str], remark: Callable[[list[str]], str]
) -> Group:
    """Draw a track: a row for each level, as long as the level is high, with its monks and a remark."""
    sign, ink = rung
    rows = [
        Text.assemble(
            f"{level:>3} ",
            (sign * min(level // POINTS_A_RUNG, LONGEST), ink),
            " ",
            row(token(monk) for monk in monks),
            (f" {remark(monks)}", "bold"),
        )
        for level, monks in levels
    ]
    return Group(title, *rows)


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("Player", "Is not", "Time tiles", "Event tiles"):
        table.add_column(heading)
    for seat in seat_numbers(view.players):
        table.add_row(
            Text(board_text.seat_title(view, seat, speaker), "bold" if seat in view.owing else ""),
            row(token(monk) for monk in board_text.shown_by(view, seat)),
            row(tile_token(TILES[tile]) for tile in view.time_tiles[seat]),
            str(view.day_cards[seat]),
        )
    return table
