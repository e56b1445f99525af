"""Plays matches between bots: duels on the same deals, kept in a journal, played by any number of workers.

What needs NumPy and other libraries is in `results`, `audit` and `page`; playing needs none of them.
"""

from abbey.arena.executors import Cluster, Executor, ExecutorError, InProcess, Processes
from abbey.arena.fingerprint import Fingerprint, fingerprint_of
from abbey.arena.games import Block, Outcome, load_modules, play_block
from abbey.arena.journal import Journal, JournalError
from abbey.arena.match import Memory, in_order, run
from abbey.arena.plan import Plan

__all__ = [
    "Block",
    "Cluster",
    "Executor",
    "ExecutorError",
    "Fingerprint",
    "InProcess",
    "Journal",
    "JournalError",
    "Memory",
    "Outcome",
    "Plan",
    "Processes",
    "fingerprint_of",
    "in_order",
    "load_modules",
    "play_block",
    "run",
]
