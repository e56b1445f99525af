"""Defines what an observer is: it learns from some samples, and says of others how likely each monk is."""

from typing import Protocol

from abbey.arena.audit.samples import Floats, Samples


class Observer(Protocol):
    """Looks at each seat by itself; who the others at the table are is considered later: see `viewpoints`."""

    def learn(self, samples: Samples) -> None:
        """Learn from these samples alone; only settings that were found in its very first lessons are kept."""

    def chances(self, samples: Samples) -> Floats:
        """Return how likely each monk is, by sample and monk; rows sum to 1, and a monk that was shown has 0."""
