"""Who is who: belief from notes alone, and why."""

from abbey.bots.belief.assignments import Assignment, assignments, marginals
from abbey.bots.belief.belief import Belief, Update

__all__ = ["Assignment", "Belief", "Update", "assignments", "marginals"]
