"""Measures what an option of a bot trades: with each of its values, strength against bits told. Needs abbey[arena]."""

from abbey.arena.trade_off.sweep import Sweep
from abbey.arena.trade_off.trade_off_report import TradeOff, TradeOffPoint

__all__ = ["Sweep", "TradeOff", "TradeOffPoint"]
