"""Provides lines that take every turn of every message, to hold one renderer of the messages against another."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from abbey.rules import ACTIONS, CLAUSES
from abbey.rules.action import CARDS, PLAYED_CARDS, TILES
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, PHASES
from abbey.speech import Args, Line, choice, clause_line
from abbey.speech.line import card_args, tile_args
from tests.speech.arguments import arguments
from tests.speech.games import lines
from tests.speech.messages import said_by_the_page

GAMES = 24
MANY = 5  # from here on no language here has another plural


@cache
def samples() -> tuple[Line, ...]:
    """Return the rules, all choices, the words, the page's own sentences, and lines of many games.

    Each line of a game comes once for every way in which it can select.
    """
    played = {_turns(line): line for seed in range(GAMES) for line in lines(seed)}
    return (*map(clause_line, CLAUSES), *map(choice, ACTIONS), *_words(), *_page(), *played.values())


def _turns(line: Line) -> tuple[object, ...]:
    numbers_apart = ((name, min(value, MANY) if isinstance(value, int) else value) for name, value in line.args.items())
    return (line.id, *sorted(numbers_apart))


def _words() -> Iterator[Line]:
    for ids, each in _TABLE:
        for message, args in product(ids, each):
            yield Line(message, args)


def _page() -> Iterator[Line]:
    for message in said_by_the_page():
        for args in arguments(message):
            yield Line(message, args)


def _each(name: str, values: tuple[str, ...]) -> list[Args]:
    return [{name: value} for value in values]


_TABLE: tuple[tuple[tuple[str, ...], list[Args]], ...] = (
    (("figure", "figure-start", "figure-acc", "figure-dat"), _each("figure", FIGURES)),
    (("letter", "sign"), _each("figure", MONKS)),
    (("guest",), _each("guest", ("william", "adson"))),
    (("colour", "colour-acc"), _each("colour", MONKS)),
    (("tile", "tile-acc"), [tile_args(tile) for tile in TILES]),
    (("building", "building-latin", "place-to", "place-in"), _each("building", BUILDINGS)),
    (("origin-from",), _each("origin", BUILDINGS)),
    (("event", "event-start"), _each("event", EVENTS)),
    (
        ("card", "card-name", "card-hours", "card-phrase"),
        [card_args(card) for card in dict.fromkeys((*CARDS, *PLAYED_CARDS))],
    ),
    (("hours", "hours-acc"), [{"count": count} for count in range(8)]),
    (("track",), _each("track", ("suspicion", "evidence"))),
    (("phase",), _each("phase", PHASES)),
    (("player",), [{"seat": 0}, {"seat": 1}]),
    (("list-and", "list-or"), [{"head": "Anna, Bruno", "last": "Clara"}]),
    (("evidence-change",), [{"figure": monk, "before": 5, "after": 8} for monk in MONKS]),
    (("evidence-together",), [{"changes": "…"}]),
    # Too rare to wait for them.
    (("ask-return",), [{"event": "impious"}]),
    (("stuck", "would-be-stuck"), [{"seat": 0, "building": building} for building in BUILDINGS]),
)
