"""Says the statistics of a house: sentences and rows of tables in the speaker's language, and plain values for JSON."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from abbey.insight.number_words import decimal
from abbey.insight.statistics.game_facts import PERSON
from abbey.insight.statistics.house_statistics import HouseStatistics, Share, Shares, Topic
from abbey.speech import Speaker

FORMAT: Final = "abbey statistics 1"
_HEADS: Final = ("share", "even", "seats")
_LENGTH_HEADS: Final = ("players", "games", "mean", "shortest", "longest")


def summary(found: HouseStatistics, speaker: Speaker) -> list[str]:
    """Return what was counted and how, in two sentences or a few more."""
    counted = speaker.word("statistics-games", games=found.games, seats=found.seats, persons=found.persons)
    return [counted, speaker.word("statistics-how")]


def title_of(shares: Shares, speaker: Speaker) -> str:
    """Return the title of a table of shares."""
    return speaker.word("statistics-topic", topic=shares.topic)


def about(shares: Shares, speaker: Speaker) -> str:
    """Return a sentence that says what is counted in a table of shares."""
    return speaker.word("statistics-about", topic=shares.topic)


def name_of(row: Share, topic: Topic, speaker: Speaker) -> str:
    """Return what a row is about."""
    match topic:
        case "seat":
            return speaker.word("statistics-seat", number=int(row.name) + 1)
        case "monk":
            return speaker.word("figure-start", figure=row.name)
        case "event":
            return speaker.word("event-start", event=row.name)
    return speaker.word("statistics-person") if row.name == PERSON else speaker.word("page-bot", bot=row.name)


def heads(speaker: Speaker) -> list[str]:
    """Return the heads of a table of shares; its first column needs none."""
    return ["", *[speaker.word("statistics-head", head=head) for head in _HEADS]]


def share_rows(shares: Shares, speaker: Speaker) -> Iterator[tuple[str, ...]]:
    """Yield the rows of a table of shares."""
    for row in shares.rows:
        share, low, high = [decimal(100 * value, speaker) for value in (row.share.share, row.share.low, row.share.high)]
        yield (
            name_of(row, shares.topic, speaker),
            speaker.word("statistics-share", share=share, low=low, high=high),
            speaker.word("statistics-even", share=decimal(100 * row.even, speaker)),
            speaker.word("statistics-count", count=row.count),
        )


def length_heads(speaker: Speaker) -> list[str]:
    """Return the heads of the table of lengths."""
    return [speaker.word("statistics-head", head=head) for head in _LENGTH_HEADS]


def length_rows(found: HouseStatistics, speaker: Speaker) -> Iterator[tuple[str, ...]]:
    """Yield how long games lasted, by the number of players."""
    for row in found.lengths:
        games = speaker.word("statistics-count", count=row.games)
        yield str(row.players), games, decimal(row.mean, speaker), str(row.shortest), str(row.longest)


def statistics_json(found: HouseStatistics) -> dict[str, Any]:
    """Return the statistics as plain values."""
    return {"format": FORMAT, **asdict(found)}
