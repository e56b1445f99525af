"""Copies positions from board to board."""

from abbey.rules.core.position import Position


def put(boards: list[Position], i: int, starts: list[Position], j: int) -> None:
    """Copy a position. Compiled, an assignment copies; in plain Python it would only share."""
    boards[i] = starts[j].copy()
