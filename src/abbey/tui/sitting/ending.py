"""The end: identities, guesses, points by source, the winner, the opened deal."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from abbey.rules import Game, Note, scores
from abbey.rules.names import MONKS
from abbey.rules.sources import points_by_source
from abbey.speech import Speaker, happened
from abbey.tui.sitting import phrases
from abbey.tui.terminal.inks import inked
from abbey.tui.terminal.screen import Screen

SOURCES: Final = {
    "start": "start",
    "convert": "nights",
    "william": "William",
    "event": "events",
    "reveal": "markers",
    "accuse": "guesses",
    "day-cards": "event tiles",
}


def show_ending(screen: Screen, game: Game, speaker: Speaker) -> None:
    tell_ending(screen, game, speaker)
    screen.say()
    screen.say(phrases.opened(commitment=game.deal.commitment()))


def tell_ending(screen: Screen, game: Game, speaker: Speaker) -> None:
    for title, what in (("Who was who", "unveiled"), ("The guesses", "accused")):
        screen.title(title)
        for note in _last_notes(game, what):
            screen.say(speaker.say(happened(note)), 2)
    screen.title("Evidence, by where it came from")
    if screen.plain:
        for line in _source_lines(game, speaker):
            screen.say(line)
    else:
        screen.draw(_source_table(game, speaker))
    screen.say()
    for note in _last_notes(game, "won"):
        screen.say(speaker.say(happened(note)))


def _last_notes(game: Game, what: str) -> list[Note]:
    return [note for note in game.notes[-1] if note.what == what]


def _source_lines(game: Game, speaker: Speaker) -> Iterator[str]:
    points = points_by_source(game)
    for seat, total in enumerate(scores(game.position)):
        monk = MONKS[game.position.identity[seat]]
        parts = ", ".join(f"{title} {points[monk][source]}" for source, title in SOURCES.items())
        yield f"{speaker.word('player', seat=seat)}, {monk}: {parts}, total {total}."


def _source_table(game: Game, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("", "monk"):
        table.add_column(heading)
    for heading in (*SOURCES.values(), "total"):
        table.add_column(heading, justify="right")
    points = points_by_source(game)
    for seat, total in enumerate(scores(game.position)):
        monk = MONKS[game.position.identity[seat]]
        row = [str(points[monk][source]) for source in SOURCES]
        table.add_row(Text(speaker.word("player", seat=seat)), inked(monk), *row, str(total))
    return table
