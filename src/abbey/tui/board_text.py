"""Puts the board into words, as one listener sees it: the plain lines, and the words that the picture uses too."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from abbey.rules import View, evidence_tonight
from abbey.rules.action import CARDS, TILES
from abbey.rules.names import (
    BUILDINGS,
    EVENTS,
    FIGURES,
    HOURS_A_DAY,
    LAST_DAY,
    MONKS,
    NONE,
    OVER,
    REVEAL_DAYS,
    SeatNumber,
    seat_numbers,
)
from abbey.speech import Speaker, event_line
from abbey.speech.line import card_args, tile_args

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def board_lines(view: View, speaker: Speaker) -> Iterator[str]:
    """Yield the whole board as plain lines."""
    yield ""
    yield f"{headline(view, speaker)}. {event_text(view, speaker)}"
    yield f"{sundial_line(view, speaker)}. {week_line(view, speaker)}"
    yield heading("terminal-buildings", speaker)
    yield from _building_lines(view, speaker)
    yield heading("terminal-suspicion", speaker)
    yield from _suspicion_lines(view, speaker)
    yield heading("terminal-evidence", speaker)
    yield from _evidence_lines(view, speaker)
    yield heading("terminal-players", speaker)
    yield from _seat_lines(view, speaker)
    yield piles_line(view, speaker)


def heading(message: str, speaker: Speaker) -> str:
    """Return a message as the heading of plain lines."""
    return speaker.word("terminal-title", title=speaker.word(message))


def hand_line(view: View, speaker: Speaker) -> str:
    """Return the viewer's cards in one line."""
    return speaker.word("play-text-hand", cards=cards_in_words(view.hand, speaker))


def cards_in_words(cards: Iterable[int], speaker: Speaker) -> str:
    """Return the cards of a hand."""
    return "; ".join(speaker.word("card", **card_args(CARDS[card])) for card in cards if card != NONE)


def piles_line(view: View, speaker: Speaker) -> str:
    """Return how much is left of the chain and of the cards in one line."""
    unseen = sum(tile == NONE for tile in view.chain)
    chain = speaker.word("play-text-chain", count=len(view.chain), unseen=unseen)
    return f"{chain} {speaker.word('play-text-deck', deck=view.deck_len, discard=len(view.discard))}"


# --- The week and the sundial


def headline(view: View, speaker: Speaker) -> str:
    """Return which day it is, and its event."""
    if view.phase == OVER:
        return speaker.word("terminal-over")
    if view.day == LAST_DAY:
        return speaker.word("terminal-last-day", day=view.day)
    return speaker.word("terminal-day", day=view.day, event=EVENTS[view.event])


def event_text(view: View, speaker: Speaker) -> str:
    """Return what the day's event says."""
    if view.day == LAST_DAY:
        return speaker.word("terminal-last-day-text")
    return speaker.say(event_line(EVENTS[view.event]))


def sundial_line(view: View, speaker: Speaker) -> str:
    """Return the hour, and how many are left."""
    left = HOURS_A_DAY - view.time
    if left <= 0:
        return speaker.word("terminal-sundial-full", time=view.time)
    return speaker.word("terminal-sundial", time=view.time, left=left)


def week_line(view: View, speaker: Speaker) -> str:
    """Return the events of the week as far as they are known."""
    return speaker.word("terminal-week", days=", ".join(_days(view, speaker)))


def _days(view: View, speaker: Speaker) -> Iterator[str]:
    for day in range(1, LAST_DAY):
        known = day <= len(view.past_events)
        event = speaker.word("event", event=EVENTS[view.past_events[day - 1]]) if known else "?"
        yield f"{ROMAN[day]} {event}{' (R)' if day in REVEAL_DAYS else ''}"


# --- The fourteen buildings


def figures_in(view: View, building: int) -> list[str]:
    """Return the figures in a building."""
    return [figure for figure, place in zip(FIGURES, view.where, strict=True) if place == building]


def _building_lines(view: View, speaker: Speaker) -> Iterator[str]:
    for number, building in enumerate(BUILDINGS):
        tasks, figures = view.tiles[number], figures_in(view, number)
        yield speaker.word(
            "board-place",
            building=building,
            tiles=len(tasks),
            tasks=_tiles_in_words(tasks, speaker),
            figures=len(figures),
            company=figures_in_words(figures, speaker),
        )


def _tiles_in_words(tiles: Iterable[int], speaker: Speaker) -> str:
    return speaker.listed([speaker.word("tile", **tile_args(TILES[tile])) for tile in tiles])


def figures_in_words(figures: Iterable[str], speaker: Speaker, last: str = "and") -> str:
    """Return figures as a sentence lists them."""
    return speaker.listed([speaker.word("figure", figure=figure) for figure in figures], last)


# --- The two tracks


def levels(track: Sequence[int], *, highest_first: bool) -> list[tuple[int, list[str]]]:
    """Return the levels of a track on which monks stand, each with its monks."""
    return [
        (level, [monk for monk, points in zip(MONKS, track, strict=True) if points == level])
        for level in sorted(set(track), reverse=highest_first)
    ]


def _suspicion_lines(view: View, speaker: Speaker) -> Iterator[str]:
    tonight = evidence_tonight(view)
    for level, monks in levels(view.suspicion, highest_first=True):
        names = figures_in_words(monks, speaker)
        if any(tonight):
            points = tonight[MONKS.index(monks[0])]
            yield speaker.word("terminal-level-tonight", level=level, monks=names, tonight=points)
        else:
            yield speaker.word("terminal-level", level=level, monks=names)


def _evidence_lines(view: View, speaker: Speaker) -> Iterator[str]:
    for level, monks in levels(view.evidence, highest_first=False):
        yield speaker.word("terminal-level", level=level, monks=figures_in_words(monks, speaker))


# --- The seats


def shown_by(view: View, seat: SeatNumber) -> list[str]:
    """Return the colours that a seat has shown: it is none of these monks."""
    return [monk for number, monk in enumerate(MONKS) if view.shown[seat] >> number & 1]


def seat_title(view: View, seat: SeatNumber, speaker: Speaker) -> str:
    """Return who sits there, and whether something is for them to decide."""
    return speaker.word("terminal-deciding" if seat in view.owing else "player", seat=seat)


def _seat_lines(view: View, speaker: Speaker) -> Iterator[str]:
    for seat in seat_numbers(view.players):
        tiles = view.time_tiles[seat]
        yield speaker.word(
            "terminal-seat",
            name=seat_title(view, seat, speaker),
            shown=_shown_in_words(view, seat, speaker),
            tiles=speaker.word("board-seat-tiles-count", count=len(tiles), tiles=_tiles_in_words(tiles, speaker)),
            days=speaker.word("board-seat-days-count", count=view.day_cards[seat]),
        )


def _shown_in_words(view: View, seat: SeatNumber, speaker: Speaker) -> str:
    monks = figures_in_words(shown_by(view, seat), speaker, "or")
    if not monks:
        return speaker.word("board-seat-shown-none")
    return speaker.word("terminal-is-not", seat=seat, monks=monks)
