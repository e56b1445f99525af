"""Matches between bots: duels on the same deals, kept in a journal, played by any number of workers.

What needs NumPy and its kin lies in `results`, `audit` and `page`; playing does without.
"""

from abbey.arena.binding import binding_of
from abbey.arena.crew import Cluster, Crew, CrewError, Here, Processes
from abbey.arena.journal import Journal, JournalError
from abbey.arena.match import Memory, in_order, run
from abbey.arena.plan import Plan
from abbey.arena.play import Block, Outcome, load_modules, play_block

__all__ = [
    "Block",
    "Cluster",
    "Crew",
    "CrewError",
    "Here",
    "Journal",
    "JournalError",
    "Memory",
    "Outcome",
    "Plan",
    "Processes",
    "binding_of",
    "in_order",
    "load_modules",
    "play_block",
    "run",
]
