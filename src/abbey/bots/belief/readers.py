"""Readers: what the signs of `abbey.worlds.loops.signs` are worth against minds that hide, learnt from their games.

Each was fitted to games of a mind that hid from all readers before it; how is in `docs/ladder.md`.
"""

from typing import Final

from abbey.worlds import Reader

READERS: Final[tuple[Reader, ...]] = (
    # of the hider,
    (0.10, -1.36, -0.35, -0.32, 0.64, 0.0, 0.06, 0.25, -0.28, 0.09, 0.57, -0.41, 0.09, -0.21),
    # of who hides from that reader,
    (0.26, -0.07, 0.28, -0.19, -0.41, -0.02, -0.07, 0.54, -0.40, -0.16, -0.12, 0.43, -0.21, 0.42),
    # of who hides from both,
    (0.07, 0.07, -0.17, -0.01, -0.19, -0.06, -0.07, -0.28, 0.29, 0.32, 0.37, -0.07, 0.23, -0.07),
    # and of who hides from all three.
    (-0.01, -0.27, 0.13, 0.03, 0.1, 0.06, 0.06, 0.25, 0.0, -0.31, -0.12, -0.04, -0.26, 0.0),
)
