"""Says the statistics of a house: a sentence, rows of tables, and plain values for JSON."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from abbey.insight.statistics.house_statistics import HouseStatistics, Share, Shares

FORMAT: Final = "abbey statistics 1"
HEADS: Final = ("", "Share (95 %)", "Even", "Counted")
LENGTH_HEADS: Final = ("Players", "Games", "Turns on average", "Shortest", "Longest")


def summary(found: HouseStatistics) -> str:
    """Return what was counted, in a sentence."""
    games = "1 finished game" if found.games == 1 else f"{found.games:,} finished games"
    return (
        f"{games} with {found.seats:,} seats, {found.persons:,} of them people's. A shared win counts in part. "
        "In each row every game counts once, as the mean of its seats: they share a deal and its winner."
    )


def title_of(row: Share) -> str:
    """Return what a row is about, as people write it."""
    return row.name.replace("_", " ")


def share_rows(shares: Shares) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a table of shares."""
    for row in shares.rows:
        yield title_of(row), str(row.share), f"{row.even:.1%}", f"{row.count:,}"


def length_rows(found: HouseStatistics) -> Iterator[tuple[str, ...]]:
    """Yield how long games lasted, by the number of players."""
    for row in found.lengths:
        yield str(row.players), f"{row.games:,}", f"{row.mean:.1f}", str(row.shortest), str(row.longest)


def statistics_json(found: HouseStatistics) -> dict[str, Any]:
    """Return the statistics as plain values."""
    return {"format": FORMAT, **asdict(found)}
