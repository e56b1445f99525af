"""Shows the board on the screen: a picture where there is colour and room for it, plain lines everywhere else.

Suspicion is drawn as a blue ladder, which the night empties; evidence as a brown scroll, which stays.
"""

from collections.abc import Iterator
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
    screen.title(board_text.headline(view, speaker))
    screen.say(board_text.event_text(view, speaker))
    screen.draw(_sundial(view).append(f"  {board_text.sundial_line(view, speaker)}"))
    screen.say(board_text.week_line(view, speaker))
    screen.say()
    for part in _wide(view, speaker) if screen.width >= WIDE else _narrow(view, speaker):
        screen.draw(part)
    screen.say(board_text.piles_line(view, speaker))


def _narrow(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    yield _buildings(view, speaker)
    yield ""
    yield _beside(_ladder(view, speaker), _scroll(view, speaker))
    yield ""
    yield _seats(view, speaker)


def _wide(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    yield _beside(_buildings(view, speaker), Group(_ladder(view, speaker), "", _scroll(view, speaker)))
    yield ""
    yield _seats(view, speaker)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(left, right)
    return grid


def _sundial(view: View) -> Text:
    full = min(view.time, HOURS_A_DAY)
    return Text.assemble(("▰" * full, "#c08a20"), ("▱" * (HOURS_A_DAY - full), "dim"))


def _buildings(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("play-text-building", "", "play-text-tasks", "play-text-here"):
        table.add_column(heading and speaker.word(heading), no_wrap=True)
    for number, building in enumerate(BUILDINGS):
        table.add_row(
            speaker.word("building-latin", building=building),
            Text(speaker.word("building", building=building), "italic"),
            row(tile_token(TILES[tile], speaker) for tile in view.tiles[number]),
            row(token(figure, speaker) for figure in board_text.figures_in(view, number)),
        )
    return table


def _ladder(view: View, speaker: Speaker) -> Group:
    tonight = evidence_tonight(view)
    rung = ("╪", SUSPICION_INK)
    return Group(
        _track_title("suspicion", speaker.word("terminal-suspicion-note"), SUSPICION_INK, speaker),
        *(
            _level(level, monks, rung, speaker).append(
                f" +{tonight[MONKS.index(monks[0])]}" if any(tonight) else "", "bold"
            )
            for level, monks in board_text.levels(view.suspicion, highest_first=True)
        ),
    )


def _scroll(view: View, speaker: Speaker) -> Group:
    rung = ("≈", EVIDENCE_INK)
    return Group(
        _track_title("evidence", speaker.word("terminal-evidence-note"), EVIDENCE_INK, speaker),
        *(
            _level(level, monks, rung, speaker)
            for level, monks in board_text.levels(view.evidence, highest_first=False)
        ),
    )


def _track_title(track: str, remark: str, ink: str, speaker: Speaker) -> Text:
    name = speaker.word("track", track=track).upper()
    return Text.assemble((name, f"bold {ink}"), (f" {remark}", ink))


def _level(level: int, monks: list[str], rung: tuple[str, str], speaker: Speaker) -> Text:
    """Draw a level of a track, as long as it is high, with the monks who stand there."""
    sign, ink = rung
    length = min(level // POINTS_A_RUNG, LONGEST)
    return Text.assemble(f"{level:>3} ", (sign * length, ink), " ", row(token(monk, speaker) for monk in monks))


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("player", "shown", "time-tiles", "day-tiles"):
        table.add_column(speaker.word(f"play-text-{heading}"))
    for seat in seat_numbers(view.players):
        table.add_row(
            Text(board_text.seat_title(view, seat, speaker), "bold" if seat in view.owing else ""),
            row(token(monk, speaker) for monk in board_text.shown_by(view, seat)),
            row(tile_token(TILES[tile], speaker) for tile in view.time_tiles[seat]),
            str(view.day_cards[seat]),
        )
    return table
