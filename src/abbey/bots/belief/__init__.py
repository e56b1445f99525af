"""Works out who is who, from notes alone, and can say why."""

from abbey.bots.belief.assignments import Assignment, assignments, marginals
from abbey.bots.belief.belief import Belief, Update

__all__ = ["Assignment", "Belief", "Update", "assignments", "marginals"]
