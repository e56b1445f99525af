"""Puts the board into words, as one listener sees it: the plain lines, and the words that the picture uses too."""

from collections.abc import Iterator, Sequence
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
    OVER,
    REVEAL_DAYS,
    SeatNumber,
    seat_numbers,
)
from abbey.speech import Speaker, event_line
from abbey.tui.english import ENGLISH, card_word, tile_word

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def board_lines(view: View, speaker: Speaker) -> Iterator[str]:
    """Yield the whole board as plain lines."""
    yield ""
    yield f"{headline(view)}. {event_text(view)}"
    yield f"{sundial_line(view)}. {week_line(view)}"
    yield "Buildings, their tasks, and who is there:"
    yield from _building_lines(view)
    yield "Suspicion today, highest first:"
    yield from _suspicion_lines(view)
    yield "Evidence for good, least first:"
    yield from _evidence_lines(view)
    yield "Players:"
    yield from _seat_lines(view, speaker)
    yield piles_line(view)


def hand_line(view: View) -> str:
    """Return the viewer's cards in one line."""
    return "Your hand: " + "; ".join(card_word(CARDS[card]) for card in view.hand)


def piles_line(view: View) -> str:
    """Return how much is left of the chain and of the cards in one line."""
    return (
        f"Chain of tasks to come: {len(view.chain)}. Draw pile: {view.deck_len} cards. Discards: {len(view.discard)}."
    )


# --- The week and the sundial


def event_word(event: int) -> str:
    """Return the name of an event."""
    return ENGLISH.word("event", event=EVENTS[event])


def headline(view: View) -> str:
    """Return which day it is, and its event."""
    if view.phase == OVER:
        return "The week is over"
    if view.day == LAST_DAY:
        return f"Day {view.day} of {LAST_DAY}: the accusation"
    return f"Day {view.day} of {LAST_DAY}: {event_word(view.event)}"


def event_text(view: View) -> str:
    """Return what the day's event says."""
    if view.day == LAST_DAY:
        return "Who is who? Everybody lays one marker before every other player, each of another colour."
    return ENGLISH.say(event_line(EVENTS[view.event]))


def sundial_line(view: View) -> str:
    """Return the hour, and how many are left."""
    left = HOURS_A_DAY - view.time
    if left <= 0:
        return f"Sundial: hour {view.time}, the day ends after this turn"
    return f"Sundial: hour {view.time} of {HOURS_A_DAY}, {left} to go"


def week_line(view: View) -> str:
    """Return the events of the week as far as they are known."""
    return "Week: " + ", ".join(_days(view)) + ", VII accusation. (R): then everybody shows a marker."


def _days(view: View) -> Iterator[str]:
    for day in range(1, LAST_DAY):
        known = day <= len(view.past_events)
        event = event_word(view.past_events[day - 1]) if known else "?"
        yield f"{ROMAN[day]} {event}{' (R)' if day in REVEAL_DAYS else ''}"


# --- The fourteen buildings


def latin_name(building: str) -> str:
    """Return a building's name as it stands on the board."""
    return ENGLISH.word("building-latin", building=building)


def plain_name(building: str) -> str:
    """Return a building's name in English."""
    return ENGLISH.word("building", building=building)


def figures_in(view: View, building: int) -> list[str]:
    """Return the figures in a building."""
    return [figure for figure, place in zip(FIGURES, view.where, strict=True) if place == building]


def _building_lines(view: View) -> Iterator[str]:
    for number, building in enumerate(BUILDINGS):
        tasks = _listed([tile_word(TILES[tile]) for tile in view.tiles[number]], "no task")
        figures = [ENGLISH.word("figure", figure=figure) for figure in figures_in(view, number)]
        yield f"{latin_name(building)}, {plain_name(building)}: {tasks}; {_listed(figures, 'nobody')}."


def _listed(words: Sequence[str], none: str) -> str:
    return ENGLISH.listed(words) if words else none


# --- The two tracks


def levels(track: Sequence[int], *, highest_first: bool) -> list[tuple[int, list[str]]]:
    """Return the levels of a track on which monks stand, each with its monks."""
    return [
        (level, [monk for monk, points in zip(MONKS, track, strict=True) if points == level])
        for level in sorted(set(track), reverse=highest_first)
    ]


def _suspicion_lines(view: View) -> Iterator[str]:
    tonight = evidence_tonight(view)
    for level, monks in levels(view.suspicion, highest_first=True):
        more = f" (+{tonight[MONKS.index(monks[0])]} evidence tonight)" if any(tonight) else ""
        yield f"{level}: {ENGLISH.listed(monks)}{more}"


def _evidence_lines(view: View) -> Iterator[str]:
    for level, monks in levels(view.evidence, highest_first=False):
        yield f"{level}: {ENGLISH.listed(monks)}"


# --- The seats


def shown_by(view: View, seat: SeatNumber) -> list[str]:
    """Return the colours that a seat has shown: it is none of these monks."""
    return [monk for number, monk in enumerate(MONKS) if view.shown[seat] >> number & 1]


def seat_title(view: View, seat: SeatNumber, speaker: Speaker) -> str:
    """Return who sits there, and whether something is for them to decide."""
    turn = " (to decide)" if seat in view.owing else ""
    return f"{speaker.word('player', seat=seat)}{turn}"


def _seat_lines(view: View, speaker: Speaker) -> Iterator[str]:
    for seat in seat_numbers(view.players):
        shown = ENGLISH.listed(shown_by(view, seat), "or")
        tiles = ENGLISH.listed([tile_word(TILES[tile]) for tile in view.time_tiles[seat]])
        parts = [
            f"is not {shown}" if shown else "has shown no marker",
            f"time tiles {tiles}" if tiles else "no time tile",
            f"event tiles {view.day_cards[seat]}",
        ]
        yield f"{seat_title(view, seat, speaker)}: {', '.join(parts)}."
