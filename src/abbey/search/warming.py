"""Compiling ahead of time what looking ahead needs."""

from abbey.rules import deal, view
from abbey.search.desk import Desk, Model, Observers
from abbey.search.gear import Compiled
from abbey.search.outlook import Outlook
from abbey.search.rivalry import rivalry
from abbey.search.stakes import Stakes


def warm() -> None:
    """Call every loop once; needs NumPy and Numba."""
    fast = Compiled()
    desk = Desk(fast)
    position = deal(players=2, seed=0)
    seen = view(position, position.turn)
    ends = desk.ends(seen)[:1]
    stakes = Stakes(desk, position, Observers((Model(1.0, 100.0),)))
    even = [1.0] * 6
    stakes.known([ends[0].path[0]], [ends[0].prices], [even, even], even, 0)
    outlook = Outlook(fast, [list(position.identity)], [even, even], scale=100.0, tries=1, seed=0)
    rivalry(2, 1, 0, desk=desk)
    outlook.chances(seen, [ends[0].path], [[0.0, 0.0]], 0, 1)
