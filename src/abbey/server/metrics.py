"""What the server counts, in Prometheus' text form. Nothing here tells more than a spectator sees."""

from dataclasses import dataclass

from abbey.rules.names import NOBODY
from abbey.table import Change


@dataclass(slots=True)
class Metrics:
    connections: int = 0
    rooms: int = 0
    opened: int = 0
    decisions: int = 0
    refusals: int = 0
    dropped: int = 0

    def count_change(self, change: Change) -> None:
        """Covered guesses are counted when everybody hears of them, not before."""
        if change.is_new_entry and NOBODY in change.audience:
            self.decisions += 1

    def as_text(self) -> str:
        rows = (
            ("abbey_connections", "gauge", "open live connections", self.connections),
            ("abbey_rooms", "gauge", "tables in memory", self.rooms),
            ("abbey_tables_opened_total", "counter", "tables opened since the start", self.opened),
            ("abbey_decisions_total", "counter", "decisions told since the start", self.decisions),
            ("abbey_refusals_total", "counter", "requests and messages refused", self.refusals),
            ("abbey_dropped_total", "counter", "connections dropped because they did not read", self.dropped),
        )
        return "".join(
            f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, text, value in rows
        )
