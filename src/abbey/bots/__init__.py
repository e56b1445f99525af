"""Minds behind a view: given what their seat may know, they decide. None of them ever holds a position."""

from abbey.bots.bot import Bot, chance_for
from abbey.bots.names import bot_names
from abbey.bots.randomly import Randomly
from abbey.bots.registry import BOTS, UnknownBotError, bot_named

__all__ = ["BOTS", "Bot", "Randomly", "UnknownBotError", "bot_named", "bot_names", "chance_for"]
