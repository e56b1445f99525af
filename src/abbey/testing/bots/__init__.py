"""The kit for authors of bots: does it play by the rules, from its view and notes alone, and from nothing else?"""

from abbey.testing.bots.kit import check_bot, examine_bot
from abbey.testing.bots.report import CHECKS, Check, Finding, Progress, Report

__all__ = ["CHECKS", "Check", "Finding", "Progress", "Report", "check_bot", "examine_bot"]
