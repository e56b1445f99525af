"""Boards in a row: room for positions that a loop over the rules works on."""

from abbey.rules.core.position import Position


def put(boards: list[Position], i: int, starts: list[Position], j: int) -> None:
    """Copy a position. Compiled, an assignment copies; in plain Python it would only share."""
    boards[i] = starts[j].copy()
