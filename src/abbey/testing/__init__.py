"""Offers kits to whoever writes a part of their own: run them against it, and they say in a sentence what is wrong."""

from abbey.testing.bots import check_bot, examine_bot
from abbey.testing.stores import check_store

__all__ = ["check_bot", "check_store", "examine_bot"]
