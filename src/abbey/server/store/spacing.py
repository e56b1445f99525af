"""Keeps the writes of a store apart where many come, because each costs as much as many appends."""

from typing import Final

APART_S: Final = 0.005
AT_ONCE: Final = 8  # which need not be apart, after a rest


class Spacing:
    """Says how long a write has to wait: few are made at once, so that no move waits because of a few others."""

    def __init__(self) -> None:
        self._due = 0.0  # when the next write would come if all were apart

    def wait_s(self, now: float) -> float:
        """Count a write that is wanted now, and return how long it has to wait."""
        at = max(self._due, now - AT_ONCE * APART_S)
        self._due = at + APART_S
        return max(0.0, at - now)
