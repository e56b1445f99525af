"""Minds behind a view: given what their seat may know, they decide. None of them ever holds a position."""

from abbey.bots.bot import Believer, Bot, Budgeted, Closing, Forfeiting, chance_for, dismiss
from abbey.bots.kinds.errors import BotError, BotOptionError, BrokenBotError, UnknownBotError
from abbey.bots.kinds.spec import split_kinds
from abbey.bots.names import bot_names
from abbey.bots.play import play_game, play_to_end
from abbey.bots.randomly import Randomly
from abbey.bots.registry import BOTS, add_bot, bot_kinds, bot_named, is_kind
from abbey.bots.seat import Decision, SeatedBot

__all__ = [
    "BOTS",
    "Believer",
    "Bot",
    "BotError",
    "BotOptionError",
    "BrokenBotError",
    "Budgeted",
    "Closing",
    "Decision",
    "Forfeiting",
    "Randomly",
    "SeatedBot",
    "UnknownBotError",
    "add_bot",
    "bot_kinds",
    "bot_named",
    "bot_names",
    "chance_for",
    "dismiss",
    "is_kind",
    "play_game",
    "play_to_end",
    "split_kinds",
]
