"""Holds a game in play: seats, versions, undo, clocks, chat, bots that take over.

It does no input or output, reads no clock and draws no chance.

A table is the fold of its events. What somebody wants becomes events or a refusal (`commands`); events change the table
(`Table.apply`) and say who is to be told what (`Change`).
"""

from abbey.table.agreed import Agreed
from abbey.table.change import Change
from abbey.table.checked_play import CheckedPlay
from abbey.table.events import Event, read_event, write_event
from abbey.table.player_name import PlayerName, read_player_name
from abbey.table.player_seat import Seat
from abbey.table.refusal import Refusal
from abbey.table.table import Table

__all__ = [
    "Agreed",
    "Change",
    "CheckedPlay",
    "Event",
    "PlayerName",
    "Refusal",
    "Seat",
    "Table",
    "read_event",
    "read_player_name",
    "write_event",
]
