"""Plays the games of a block, which is what a worker does. All code here is part of the fingerprint of a match."""

from abbey.arena.games.block import Block, Forfeits, Outcome, Played
from abbey.arena.games.block_game import play_block
from abbey.arena.games.times import Spread, Times
from abbey.arena.games.worker_setup import WorkerSetup, load_modules

__all__ = ["Block", "Forfeits", "Outcome", "Played", "Spread", "Times", "WorkerSetup", "load_modules", "play_block"]
