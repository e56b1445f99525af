"""Imagines the opening of a game as it may have been, from what a viewer sees and has heard.

What nobody can know is laid by a fixed lot. So it lies the same at whatever moment of a game one looks back.
"""

from collections.abc import Sequence

from abbey.rules import Note, Position, View
from abbey.rules.core.chance import seed_chance, shuffle
from abbey.rules.core.pieces import card_of
from abbey.rules.core.setup import lay_out
from abbey.rules.names import CARD_COUNT, EVENT_COUNT, HAND_SIZE, MONK_COUNT, NOBODY, TILE_COUNT
from abbey.search.decoding import (
    BUILDING_NUMBERS,
    CARD_NUMBERS,
    EVENT_NUMBERS,
    FIGURE_NUMBERS,
    PLAY_NUMBERS,
    TILE_NUMBERS,
)


def opening(seen: View, heard: Sequence[Note]) -> Position | None:
    """Return the first position as the viewer may imagine it, from any of its views and all it has heard up to then.

    Everything open and the viewer's own is as it was, except that a pair of tiles of which one has been taken since
    may lie the other way round, which no rule minds. Returns None when it has not heard the game from its beginning.
    """
    if not heard or heard[0].what != "day" or heard[0].count != 1:
        return None
    s = Position(players=seen.players, time_last=seen.time_last, overshoot_reset=seen.overshoot_reset)
    seed_chance(s, 0, 0, 0)
    s.turn = heard[0].seat or 0
    s.where = _first_places(seen, heard)
    s.chain = _first_tiles(s, seen, heard)
    s.events = _first(EVENT_NUMBERS[heard[0].event], _mixed(s, list(range(EVENT_COUNT))))
    s.identity = _identities(s, seen)
    s.deck = _pile(s, seen, heard)
    s.deck_len = CARD_COUNT
    lay_out(s)
    return s


def _mixed(s: Position, pieces: list[int]) -> list[int]:
    pieces.sort()
    shuffle(s, pieces, 0, len(pieces))
    return pieces


def _first(piece: int, pieces: list[int]) -> list[int]:
    pieces.remove(piece)
    return [piece, *pieces]


def _first_places(seen: View, heard: Sequence[Note]) -> list[int]:
    where = list(seen.where)
    for note in reversed(heard):
        if note.what == "moved":
            where[FIGURE_NUMBERS[note.figure]] = BUILDING_NUMBERS[note.origin]
    return where


def _first_tiles(s: Position, seen: View, heard: Sequence[Note]) -> list[int]:
    """Return two tiles for each building, then the chain."""
    tiles = [list(here) for here in seen.tiles]
    filled = []
    for note in reversed(heard):
        if note.what == "took":
            tiles[BUILDING_NUMBERS[note.building]].append(TILE_NUMBERS[note.tile])
        elif note.what == "filled":
            filled.append(TILE_NUMBERS[note.tile])
            tiles[BUILDING_NUMBERS[note.building]].remove(filled[-1])
    laid = [tile for here in tiles for tile in here]
    came = TILE_COUNT - len(laid) - len(seen.unseen_tiles)  # the first tiles to come were those nobody knew
    return laid + _mixed(s, [*seen.unseen_tiles, *filled[len(filled) - came :]])


def _identities(s: Position, seen: View) -> list[int]:
    if seen.viewer == NOBODY:
        return _mixed(s, list(range(MONK_COUNT)))
    own = seen.identities[seen.viewer]
    others = _mixed(s, [colour for colour in range(MONK_COUNT) if colour != own])
    return [*others[: seen.viewer], own, *others[seen.viewer :]]


def _pile(s: Position, seen: View, heard: Sequence[Note]) -> list[int]:
    """Return the cards before hands were dealt from the end, such that the viewer gets its own."""
    hand = _first_hand(seen, heard)
    cards = [*seen.unseen_cards, *seen.discard, *seen.hand]
    for card in hand:
        cards.remove(card)
    _mixed(s, cards)
    at = len(cards) - HAND_SIZE * max(seen.viewer, 0)
    return cards[:at] + hand + cards[at:]


def _first_hand(seen: View, heard: Sequence[Note]) -> list[int]:
    if seen.viewer == NOBODY:
        return []
    own = [note for note in heard if note.seat == seen.viewer]
    hand = [*seen.hand, *(card_of(PLAY_NUMBERS[note.card]) for note in own if note.what == "played")]
    for note in own:
        if note.what == "drew":
            hand.remove(CARD_NUMBERS[note.card])
    return sorted(hand)
