"""Playing a block: what a worker does. Everything here decides how games go, so a journal is bound to it."""

from abbey.arena.play.block import Block
from abbey.arena.play.modules import load_modules
from abbey.arena.play.outcome import Forfeits, Outcome, Played
from abbey.arena.play.playing import play_block
from abbey.arena.play.times import Spread, Times

__all__ = ["Block", "Forfeits", "Outcome", "Played", "Spread", "Times", "load_modules", "play_block"]
