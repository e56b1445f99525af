"""What a viewer sees, as messages: the board from what is public, and what a seat knows from its own."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from abbey.rules import ACTIONS, Game, Note, View, scores, winners, word_of
from abbey.rules.names import MONKS, OVER, PHASES
from abbey.rules.sources import points_by_source
from abbey.rules.view import Own, Public, evidence_tonight, own
from abbey.speech import choice, forecast, question
from abbey.wire import messages, words
from abbey.wire.messages import Board, Choice, Entry, Said


class Sight(NamedTuple):
    """What a viewer has in front of them."""

    seen: Public
    deadline: float | None = None


Put = Callable[[Any], Any]

# What the board tells of each part of what everybody sees: under which name, and how it is put.
_PARTS: Final[dict[str, tuple[str, Put]]] = {
    "day": ("day", int),
    "event": ("event", words.EVENT.__getitem__),
    "past_events": ("events", words.events),
    "time": ("time", int),
    "turn": ("turn", int),
    "phase": ("phase", PHASES.__getitem__),
    "owing": ("owing", list),
    "card": ("card", words.PLAYED.__getitem__),
    "hours": ("hours", int),
    "figure": ("figure", words.FIGURE.__getitem__),
    "where": ("where", words.places),
    "suspicion": ("suspicion", words.by_monk),
    "evidence": ("evidence", words.by_monk),
    "tiles": ("tiles", words.tiles_by_building),
    "chain": ("chain", words.tiles_in_line),
    "deck_len": ("deck", int),
    "discard": ("discard", words.cards),
    "time_tiles": ("time_tiles", words.tiles_by_seat),
    "hand_sizes": ("hand_sizes", list),
    "day_cards": ("day_cards", list),
    "shown": ("shown", words.marks_by_seat),
    "identities": ("identities", words.monks),
    "guesses": ("guesses", words.monks_by_seat),
}
_BY_PLACE: Final = tuple(_PARTS.get(name, ("", int)) for name in Public._fields)  # an empty name: not told


def board_of(game: Game, sight: Sight) -> Board:
    """Built from what everybody sees, so that nothing else can get in."""
    parts = {name: put(value) for (name, put), value in zip(_BY_PLACE, sight.seen, strict=True) if name}
    tonight = words.by_monk(evidence_tonight(sight.seen))
    ending = _ending(game) if sight.seen.phase == OVER else NO_ENDING
    return Board(**parts, tonight=tonight, deadline=sight.deadline, **ending)


def board_since(game: Game, sight: Sight, before: Sight) -> dict[str, Any]:
    """What is another than before."""
    both = zip(_BY_PLACE, sight.seen, before.seen, strict=True)
    parts = {name: put(now) for (name, put), now, then in both if now != then and name}
    if (tonight := evidence_tonight(sight.seen)) != evidence_tonight(before.seen):
        parts["tonight"] = words.by_monk(tonight)
    if sight.deadline != before.deadline:
        parts["deadline"] = sight.deadline
    return parts | _ending(game) if sight.seen.phase == OVER else parts


NO_ENDING: Final[dict[str, Any]] = {"scores": [], "winners": [], "sources": []}


def _ending(game: Game) -> dict[str, Any]:
    """What is told only when the game is over."""
    return {"scores": scores(game.position), "winners": winners(game.position), "sources": sources(game)}


def sources(game: Game) -> list[dict[str, int]]:
    """By seat: a seat's points are its monk's."""
    points = points_by_source(game)
    return [dict(points[MONKS[game.position.identity[seat]]]) for seat in range(game.position.players)]


def own_of(game: Game, seat: int, seen: Public, number: int, undoable: int) -> messages.Own:
    """With the question and its number."""
    mine = own(game.position, seat)
    asked = words.said(question(seen, [ACTIONS[mine.legal[0]]])) if mine.legal else None
    return own_message(seat, mine, number, undoable, mine.legal, asked)


def own_message(
    seat: int, mine: Own, number: int = 0, undoable: int = 0, legal: tuple[int, ...] = (), asked: Said | None = None
) -> messages.Own:
    return messages.Own(
        seat=seat,
        identity=MONKS[mine.identity],
        hand=words.cards(mine.hand),
        chosen=words.MONK[mine.chosen],
        guesses=words.monks(mine.guesses),
        legal=words.actions(legal),
        asked=asked,
        question=number,
        undoable=undoable,
    )


def choices(seen: View) -> list[Choice]:
    outlooks = forecast(seen)
    return [
        Choice(
            word_of(action),
            words.said(choice(action)),
            [words.said(line) for line in outlook.lines],
            outlook.final,
            outlook.never,
        )
        for action, outlook in outlooks.items()
    ]


def entry(seat: int, day: int, notes: list[Note]) -> Entry:
    return Entry(seat, day, [words.told(note) for note in notes])
