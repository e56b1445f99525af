"""Readers: what the signs of `abbey.worlds.loops.signs` are worth against minds that hide, learnt from their games.

Each was fitted to games of a mind that hid from all readers before it; how is in `docs/bots.md`.
"""

from typing import Final

from abbey.worlds import Reader

READERS: Final[tuple[Reader, ...]] = (
    (0.10, -1.36, -0.35, -0.32, 0.64, 0.0, 0.06, 0.25, -0.28, 0.09, 0.57, -0.41, 0.09, -0.21),  # of the hider
)
