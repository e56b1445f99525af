"""The week and the sundial: which day it is, what the event says, how many hours are left."""

from collections.abc import Iterator

from rich.text import Text

from abbey.rules import View
from abbey.rules.names import EVENTS, HOURS_A_DAY, LAST_DAY, OVER, REVEAL_DAYS
from abbey.speech import clause_line
from abbey.tui.english import ENGLISH

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def event_word(event: int) -> str:
    return ENGLISH.word("event", event=EVENTS[event])


def headline(view: View) -> str:
    if view.phase == OVER:
        return "The week is over"
    if view.day == LAST_DAY:
        return f"Day {view.day} of {LAST_DAY}: the accusation"
    return f"Day {view.day} of {LAST_DAY}: {event_word(view.event)}"


def event_line(view: View) -> str:
    if view.day == LAST_DAY:
        return "Who is who? Everybody lays one marker before every other player, each of another colour."
    return ENGLISH.say(clause_line(EVENTS[view.event]))


def sundial_line(view: View) -> str:
    left = HOURS_A_DAY - view.time
    if left <= 0:
        return f"Sundial: hour {view.time}, the day ends after this turn"
    return f"Sundial: hour {view.time} of {HOURS_A_DAY}, {left} to go"


def week_line(view: View) -> str:
    return "Week: " + ", ".join(_days(view)) + ", VII accusation. (R): then everybody shows a marker."


def _days(view: View) -> Iterator[str]:
    for day in range(1, LAST_DAY):
        known = day <= len(view.past_events)
        event = event_word(view.past_events[day - 1]) if known else "?"
        yield f"{ROMAN[day]} {event}{' (R)' if day in REVEAL_DAYS else ''}"


def sundial_bar(view: View) -> Text:
    full = min(view.time, HOURS_A_DAY)
    return Text.assemble(("▰" * full, "#c08a20"), ("▱" * (HOURS_A_DAY - full), "dim"))
