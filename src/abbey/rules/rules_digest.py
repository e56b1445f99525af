"""Tells rules apart by what they do: a digest of games to their ends, so that no changed value goes unnoticed."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from abbey.rules.action import ACTIONS, TILES, Accuse, Action, Keep, Move, Play
from abbey.rules.agreement import OVERSHOOTS, Agreement
from abbey.rules.components import ASSUMED
from abbey.rules.core.position import Position
from abbey.rules.core.step import step
from abbey.rules.deal import Deal
from abbey.rules.game import is_over, scores, winners
from abbey.rules.names import BUILDINGS, MONKS, NONE, ActionNumber
from abbey.rules.notation import WORDS
from abbey.rules.stream import Stream
from abbey.rules.view import legal_numbers, to_act

# The games that are played: how many players, which deal, and what they are in the habit of. Together they meet every
# rule; tests/rules/test_rules_digest.py changes each number of the rules in turn to see that.
_GAMES: Final = (
    (2, 0, "first"),
    (2, 1, "hoard"),
    (2, 4, "last"),
    (2, 5, ""),
    (3, 2, "first"),
    (3, 3, ""),
    (3, 7, "last"),
    (4, 2, "first"),
    (4, 4, ""),
    (4, 9, "last"),
    (5, 0, ""),
    (5, 1, "last"),
    (5, 3, "hoard"),
    (5, 6, "first"),
)
_SHARE: Final = "5a" * 32
_DIGITS: Final = 16


@cache
def rules_digest() -> str:
    """Return what tells the rules of this program apart from others, in hexadecimal."""
    digest = hashlib.sha256()
    for told in stories():
        digest.update(told.encode())
    return digest.hexdigest()[:_DIGITS]


def stories() -> Iterator[str]:
    """Yield what the digest is made of: the values of the pieces, and what happens in games that go to their ends.

    That is what may be done, what is done, the clock, the cards and the two tracks after it, and what lies where at the
    end, the scores and the winners, in the words of the notation and in points. So it stays the same when the code is
    only written in another way.
    """
    yield ASSUMED.as_toml()
    for players, number, habit in _GAMES:
        agreement = Agreement(number % 2 == 1, OVERSHOOTS[number // 2 % 2])
        deal = Deal.numbered(players, 0, number, agreement)
        yield from _story(deal, habit)
    shared = replace(deal, shares=(_SHARE,) * deal.players).position()
    yield f"{_tiles(shared)} {shared.where}\n"


def _story(deal: Deal, habit: str) -> Iterator[str]:
    position, chance = deal.position(), Stream(deal.seed, "rules digest")
    while not is_over(position):
        seat = to_act(position)
        legal = sorted(legal_numbers(position, seat), key=WORDS.__getitem__)
        number = _choice(position, legal, habit, chance)
        step(position, seat, number)
        words, cards = " ".join([WORDS[one] for one in legal]), f"{position.deck_len} {position.discard_len}"
        tracks = f"{position.suspicion} {position.evidence}"
        yield f"{seat} {words}: {WORDS[number]} {position.time} {cards} {tracks}\n"
    yield f"{_tiles(position)} {position.where} {position.day_cards} {scores(position)} {winners(position)}\n"


def _choice(position: Position, legal: Sequence[ActionNumber], habit: str, chance: Stream) -> ActionNumber:
    """Choose what is done: half of all guesses are right, and habits lead to the ends of the tracks."""
    drawn = chance.getrandbits(16)
    if drawn % 2:
        for number in legal:
            match ACTIONS[number]:
                case Accuse(seat, colour) if MONKS[position.identity[seat]] == colour:
                    return number
    if habit == "hoard":
        legal = [number for number in legal if _hoards(position, ACTIONS[number])] or legal
    elif habit and drawn % 4:
        return legal[0] if habit == "first" else legal[-1]
    return legal[drawn % len(legal)]


def _hoards(position: Position, action: Action) -> bool:
    """Tell whether an action keeps a time tile, or leads to one."""
    match action:
        case Keep():
            return True
        case Play(card):
            return card.kind == "monk"
        case Move(figure, building):
            here = position.tiles[BUILDINGS.index(building)]
            return any(tile != NONE and TILES[tile].colour == figure for tile in here)
        case _:
            return False


def _tiles(position: Position) -> str:
    """Return what lies in the chain, on the buildings and before the players."""
    rows = [position.chain, *position.tiles, *position.time_tiles]
    return "|".join(" ".join("-" if tile == NONE else str(TILES[tile]) for tile in row) for row in rows)
