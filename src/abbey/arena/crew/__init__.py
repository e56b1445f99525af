"""Who plays the blocks: this process, several processes here, or a Ray cluster. The results are the same."""

from abbey.arena.crew.cluster import Cluster
from abbey.arena.crew.crew import Crew, CrewError
from abbey.arena.crew.here import Here
from abbey.arena.crew.processes import Processes

__all__ = ["Cluster", "Crew", "CrewError", "Here", "Processes"]
