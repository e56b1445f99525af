"""Checks bots for their authors: does one play by the rules, from its view and notes alone?"""

from abbey.testing.bots.findings import BotReport, Check, Finding, Progress
from abbey.testing.bots.kit import check_bot, examine_bot

__all__ = ["BotReport", "Check", "Finding", "Progress", "check_bot", "examine_bot"]
