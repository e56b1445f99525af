"""The whole board, from the view of one listener: a picture, or plain lines."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table

from abbey.rules import View
from abbey.speech import Speaker
from abbey.tui.terminal import buildings, seats, tracks, week
from abbey.tui.terminal.screen import Screen

WIDE = 118  # columns for the buildings and the tracks side by side
NARROW = 76  # fewer cannot hold the picture


def show_board(screen: Screen, view: View, speaker: Speaker) -> None:
    if screen.plain or screen.width < NARROW:
        for line in _lines(view, speaker):
            screen.say(line)
    else:
        _draw(screen, view, speaker)


def _draw(screen: Screen, view: View, speaker: Speaker) -> None:
    screen.title(week.headline(view))
    screen.say(week.event_line(view))
    screen.draw(week.sundial_bar(view).append(f"  {week.sundial_line(view)}"))
    screen.say(week.week_line(view))
    screen.say()
    for part in _wide(view, speaker) if screen.width >= WIDE else _narrow(view, speaker):
        screen.draw(part)
    screen.say(piles_line(view))


def _narrow(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    yield buildings.picture(view)
    yield ""
    yield _beside(tracks.ladder(view), tracks.scroll(view))
    yield ""
    yield seats.picture(view, speaker)


def _wide(view: View, speaker: Speaker) -> Iterator[RenderableType]:
    yield _beside(buildings.picture(view), Group(tracks.ladder(view), "", tracks.scroll(view)))
    yield ""
    yield seats.picture(view, speaker)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(left, right)
    return grid


def _lines(view: View, speaker: Speaker) -> Iterator[str]:
    yield ""
    yield f"{week.headline(view)}. {week.event_line(view)}"
    yield f"{week.sundial_line(view)}. {week.week_line(view)}"
    yield "Buildings, their tasks, and who is there:"
    yield from buildings.lines(view)
    yield "Suspicion today, highest first:"
    yield from tracks.ladder_lines(view)
    yield "Evidence for good, least first:"
    yield from tracks.scroll_lines(view)
    yield "Players:"
    yield from seats.lines(view, speaker)
    yield piles_line(view)


def piles_line(view: View) -> str:
    return (
        f"Chain of tasks to come: {len(view.chain)}. Draw pile: {view.deck_len} cards. Discards: {len(view.discard)}."
    )
