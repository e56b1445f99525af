"""What a choice would bring, in a few words: a short message for each kind of note, and for what is asked next."""

from collections.abc import Sequence
from typing import Final

from abbey.rules import Note
from abbey.rules.names import HOURS_A_DAY
from abbey.speech.words import hours_word, listed, tile_word

_NIGHT: Final = frozenset({"convert", "reset", "day-card", "overshoot"})  # a day's end is told as one thing


def outlook(notes: Sequence[Note], then: str = "", topic: str = "") -> str:
    """`then` is what would be asked next, already in words; `topic` is the figure that need not be named again."""
    parts = [short for note in notes if note.clause not in _NIGHT and (short := _short(note, topic))]
    if any(note.what == "took_day" for note in notes):
        parts.append(day_ends())
    if then:
        parts.append(then)
    return ", ".join(parts)


def _short(note: Note, topic: str) -> str:
    match note:
        case Note("passed", count=int(hours), after=int(now)):
            return passes(hours=hours, now=now, full=HOURS_A_DAY)
        case Note("took", tile=tile) if tile:
            return takes(tile=tile_word(tile))
        case Note("suspicion", figure=str(figure), before=int(before), after=int(after)):
            return suspicion(whose=_whose(figure, topic), before=before, after=after)
        case Note("evidence", figure=str(figure), before=int(before), after=int(after)):
            return evidence(whose=_whose(figure, topic), before=before, after=after)
        case Note("stuck"):
            return nobody_moves()
        case Note("reset", after=int(after)):
            return all_back(after=after)
        case _:
            return ""


def passes(*, hours: int, now: int, full: int) -> str:
    if now >= full:
        return "ends the day"
    return "" if not hours else f"hour {now - hours} → {now}"


def takes(*, tile: str) -> str:
    return f"takes {tile}"


def _whose(figure: str, topic: str) -> str:
    return "" if figure == topic else f"{figure}'s "


def suspicion(*, whose: str, before: int, after: int) -> str:
    return f"{whose}suspicion {before} → {after}"


def evidence(*, whose: str, before: int, after: int) -> str:
    return f"{whose}evidence {before} → {after}"


def nobody_moves() -> str:
    return "nobody can move"


def all_back(*, after: int) -> str:
    return f"all suspicion back to {after}"


def day_ends() -> str:
    return "then the day is over"


def nothing() -> str:
    return "nothing happens there"


def then_take(*, tiles: list[str]) -> str:
    return f"then you take {listed(tiles, 'or')}"


def then_sway(*, monks: list[str], by: int, track: str) -> str:
    return f"meets {listed(monks)} ({by} {track} up or down{' each' if len(monks) > 1 else ''})"


def then_give(*, points: int) -> str:
    return f"then you hand out {points} evidence"


def then_cast(*, hours: int) -> str:
    return f"then you put {hours} suspicion on a monk"


def then_again() -> str:
    return "then you may use the card again"


def then_return() -> str:
    return "the others part with time tiles"


def then_spend(*, hours: int) -> str:
    return f"you may shorten the {hours_word(hours)} with tiles"
