"""Moves task tiles: on the buildings, in the chain, and as time tiles before the seats."""

from abbey.rules.core.position import Position
from abbey.rules.core.raw_notes import BY_CHAIN_SHORT, BY_TASK, FILLED, note
from abbey.rules.names import NOBODY, NONE


def lay(s: Position, building: int, tile: int, clause: int) -> None:
    place = 0 if s.tiles[building][0] == NONE else 1
    s.tiles[building][place] = tile
    note(s, FILLED, clause, NOBODY, tile, building, 0)


def take_front(s: Position) -> int:
    """Take the first tile off the chain and return it."""
    tile = s.chain[0]
    s.chain_len -= 1
    for i in range(s.chain_len):
        s.chain[i] = s.chain[i + 1]
    s.chain[s.chain_len] = NONE
    if s.unseen > 0:
        s.unseen -= 1
    return tile


def refill(s: Position, building: int) -> None:
    """Lay two tiles, or what there is, on a building that has lost its last one.  # rules: task, chain-short"""
    if s.chain_len == 0:
        s.gaps[s.gap_count] = building
        s.gap_count += 1
        return
    clause = BY_TASK if s.chain_len > 1 else BY_CHAIN_SHORT
    lay(s, building, take_front(s), clause)
    if s.chain_len > 0:
        lay(s, building, take_front(s), clause)


def to_chain(s: Position, tile: int) -> None:
    """Add a tile to the end of the chain, or lay it at once on the oldest gap.  # rules: chain-short"""
    if s.gap_count == 0:
        s.chain[s.chain_len] = tile
        s.chain_len += 1
        return
    building = s.gaps[0]
    s.gap_count -= 1
    for i in range(s.gap_count):
        s.gaps[i] = s.gaps[i + 1]
    s.gaps[s.gap_count] = NONE
    lay(s, building, tile, BY_CHAIN_SHORT)


def lift(s: Position, building: int, tile: int) -> None:
    """Take a tile off a building."""
    if s.tiles[building][0] == tile:
        s.tiles[building][0] = s.tiles[building][1]
    s.tiles[building][1] = NONE


def hold(s: Position, seat: int, tile: int) -> None:
    s.time_tiles[seat][s.held[seat]] = tile
    s.held[seat] += 1


def let_go(s: Position, seat: int, tile: int) -> None:
    """Give the oldest tile of this kind from the seat's row back to the chain."""
    line = s.time_tiles[seat]
    i = 0
    while line[i] != tile:
        i += 1
    s.held[seat] -= 1
    last = s.held[seat]
    while i < last:
        line[i] = line[i + 1]
        i += 1
    line[last] = NONE
    to_chain(s, tile)
