"""Holds the bots: given the view of their seat, they decide. None of them ever holds a position."""

from abbey.bots.bot import Believer, Bot, Budgeted, Closing, Forfeiting, Telling, Valuing, chance_for, dismiss
from abbey.bots.kind import BotError, BotOptionError, BrokenBotError, UnknownBotError, split_kinds, with_option
from abbey.bots.play import play_game, play_to_end, play_until
from abbey.bots.random_bot import RandomBot
from abbey.bots.registry import BOTS, add_bot, bot_kinds, bot_named, bot_names, is_kind
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
    "RandomBot",
    "SeatedBot",
    "Telling",
    "UnknownBotError",
    "Valuing",
    "add_bot",
    "bot_kinds",
    "bot_named",
    "bot_names",
    "chance_for",
    "dismiss",
    "is_kind",
    "play_game",
    "play_to_end",
    "play_until",
    "split_kinds",
    "with_option",
]
