"""Tells a game: in passages, each the decisions that one seat made in a row, and at last the ending."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from abbey.rules import Action, Game, Note, Play, notes_for, scores
from abbey.rules.names import MONKS, SeatNumber
from abbey.rules.sources import points_by_source
from abbey.speech import Sentence, Speaker, happened, sentences
from abbey.tui.screen import Screen, inked

SOURCES: Final = ("start", "convert", "william", "event", "reveal", "accuse", "day-cards")


@dataclass(frozen=True, slots=True)
class Passage:
    """Holds what one seat decided in a row, in sentences."""

    day: int  # on which it begins
    seat: SeatNumber
    stop: int  # how many actions had been played after it
    sentences: tuple[Sentence, ...]


def told(notes: Iterable[Note], speaker: Speaker, *, open_hands: bool = False) -> list[Sentence]:
    """Return what the listener hears of these notes; everything, when hands are open."""
    heard = list(notes) if open_hands else notes_for(list(notes), speaker.listener.seat)
    known = {note.seat for note in heard if note.what == "marked"}
    return sentences((note for note in heard if _is_news(note, known)), speaker)


def _is_news(note: Note, known: set[SeatNumber | None]) -> bool:
    """Tell whether to mention this note: not an unseen card that is drawn, nor a choice that was just told."""
    return not ((note.what == "drew" and note.card is None) or (note.what == "chose" and note.seat in known))


def passages(game: Game, speaker: Speaker, start: int = 0, *, open_hands: bool = False) -> Iterator[Passage]:
    """Yield what happened from the action with index `start` on."""
    day = _day_before(game, start)
    first = start
    for stop in range(start + 1, len(game.actions) + 1):
        if stop == len(game.actions) or _begins(game.actions, stop):
            notes = [note for some in game.notes[first:stop] for note in some]
            seat, _ = game.actions[first]
            yield Passage(day, seat, stop, tuple(told(notes, speaker, open_hands=open_hands)))
            day = _day_before(game, stop)
            first = stop


def _begins(actions: list[tuple[SeatNumber, Action]], index: int) -> bool:
    seat, action = actions[index]
    return isinstance(action, Play) or seat != actions[index - 1][0]


def _day_before(game: Game, index: int) -> int:
    days = [note.count for some in (game.opening, *game.notes[:index]) for note in some if note.what == "day"]
    return days[-1] or 0 if days else 0


# --- The ending


def show_ending(screen: Screen, game: Game, speaker: Speaker) -> None:
    """Show identities, guesses, points by source, the winner, and the commitment of the opened deal."""
    for title, what in (("terminal-who-was-who", "unveiled"), ("play-guesses", "accused")):
        screen.title(speaker.word(title))
        for note in _last_notes(game, what):
            screen.say(speaker.say(happened(note)), 2)
        if what == "unveiled":
            screen.say(_nobody(game, speaker), 2)
    screen.title(speaker.word("play-sources"))
    if screen.plain:
        for line in _source_lines(game, speaker):
            screen.say(line)
    else:
        screen.draw(_source_table(game, speaker))
    screen.say()
    for note in _last_notes(game, "won"):
        screen.say(speaker.say(happened(note)))
    screen.say()
    if game.what_if:
        screen.say(speaker.word("what-if-unpromised"))
    else:
        screen.say(speaker.word("terminal-opened", commitment=game.deal.commitment()))


def _nobody(game: Game, speaker: Speaker) -> str:
    """Say which monks nobody was."""
    left = game.position.identity[game.position.players :]
    return f"{speaker.word('play-nobody')} {', '.join(speaker.word('figure', figure=MONKS[monk]) for monk in left)}."


def _last_notes(game: Game, what: str) -> list[Note]:
    return [note for note in game.notes[-1] if note.what == what]


def _source_lines(game: Game, speaker: Speaker) -> Iterator[str]:
    headings = _source_headings(speaker)
    for seat, monk, points in _points_by_source(game):
        parts = ", ".join(f"{heading} {count}" for heading, count in zip(headings, points, strict=True))
        yield speaker.word("terminal-sources-of", seat=seat, figure=monk, parts=parts)


def _source_table(game: Game, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("", speaker.word("play-text-monk")):
        table.add_column(heading)
    for heading in _source_headings(speaker):
        table.add_column(heading, justify="right")
    for seat, monk, points in _points_by_source(game):
        name = inked(speaker.word("figure", figure=monk), speaker.language)
        table.add_row(Text(speaker.word("player", seat=seat)), name, *map(str, points))
    return table


def _source_headings(speaker: Speaker) -> list[str]:
    return [speaker.word("terminal-source", source=source) for source in (*SOURCES, "all")]


def _points_by_source(game: Game) -> Iterator[tuple[int, str, list[int]]]:
    """Yield each seat, its monk, and the monk's points from each source and in all."""
    points = points_by_source(game)
    for seat, total in enumerate(scores(game.position)):
        monk = MONKS[game.position.identity[seat]]
        yield seat, monk, [*(points[monk][source] for source in SOURCES), total]
