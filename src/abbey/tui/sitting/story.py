"""A game as it is told: passages, each the decisions that one seat made in a row, in sentences."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from abbey.rules import Action, Game, Note, Play, notes_for
from abbey.speech import Sentence, Speaker, sentences


@dataclass(frozen=True, slots=True)
class Passage:
    day: int  # on which it begins
    seat: int
    stop: int  # how many actions had been played after it
    sentences: tuple[Sentence, ...]


def told(notes: Iterable[Note], speaker: Speaker, *, open_hands: bool = False) -> list[Sentence]:
    """What the listener hears of these notes; everything, when hands are open."""
    heard = list(notes) if open_hands else notes_for(list(notes), speaker.listener.seat)
    known = {note.seat for note in heard if note.what == "marked"}
    return sentences((note for note in heard if _is_news(note, known)), speaker)


def _is_news(note: Note, known: set[int | None]) -> bool:
    """Not that somebody draws a card unseen, nor that a seat has chosen whose choice was just told."""
    return not ((note.what == "drew" and note.card is None) or (note.what == "chose" and note.seat in known))


def passages(game: Game, speaker: Speaker, start: int = 0, *, open_hands: bool = False) -> Iterator[Passage]:
    """What happened from action number `start` on."""
    day = _day_before(game, start)
    first = start
    for stop in range(start + 1, len(game.actions) + 1):
        if stop == len(game.actions) or _begins(game.actions, stop):
            notes = [note for some in game.notes[first:stop] for note in some]
            seat, _ = game.actions[first]
            yield Passage(day, seat, stop, tuple(told(notes, speaker, open_hands=open_hands)))
            day = _day_before(game, stop)
            first = stop


def _begins(actions: list[tuple[int, Action]], index: int) -> bool:
    seat, action = actions[index]
    return isinstance(action, Play) or seat != actions[index - 1][0]


def _day_before(game: Game, index: int) -> int:
    days = [note.count for some in (game.opening, *game.notes[:index]) for note in some if note.what == "day"]
    return days[-1] or 0 if days else 0


def last_decision(game: Game, seat: int) -> int:
    """How many actions had been played when this seat last decided something; 0 if it never did."""
    return max((number for number, (actor, _) in enumerate(game.actions, 1) if actor == seat), default=0)
