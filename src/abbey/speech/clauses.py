"""The rules in our own words, clause by clause: what `rules task` says."""

from abbey.rules.names import EVENTS
from abbey.speech.line import Line


def clause_line(clause: str) -> Line:
    """The text of a clause or of an event."""
    if clause in EVENTS:
        return Line(f"event-{clause.replace('_', '-')}-text", {}, clause)
    return Line(f"rule-{clause}", {}, clause)
