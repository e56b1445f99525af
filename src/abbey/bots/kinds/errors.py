"""Why a bot cannot sit down. Every message says what there is instead."""

from abbey.rules import AbbeyError


class BotError(AbbeyError):
    """The bot that was asked for cannot be had."""


class UnknownBotError(BotError):
    """No bot has this name."""


class BotOptionError(BotError):
    """The bot has no such option, or the option no such value."""


class BrokenBotError(BotError):
    """There is such a bot, but it cannot be loaded or is no bot."""
