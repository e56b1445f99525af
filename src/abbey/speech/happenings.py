"""Turns what happened into lines: notes, whose own fields become arguments, and where a what-if game comes from."""

from abbey.rules import Note, WhatIf
from abbey.rules.names import HOURS_A_DAY
from abbey.speech.line import Args, Line, card_args, direction, tile_args, yes_or_no

PLAIN_FIELDS = ("seat", "figure", "building", "origin", "event", "accused", "before", "after", "count")


def happened(note: Note) -> Line:
    return Line(_message(note), note_args(note), note.clause)


def origin(what_if: WhatIf | None) -> list[Line]:
    """Say of which game a what-if game is a continuation; of any other game there is nothing to say."""
    if what_if is None:
        return []
    says = Line("what-if-says", {"moment": what_if.moment, "hidden": what_if.hidden})
    return [says, Line("what-if-parent", {"parent": what_if.parent})]


def _message(note: Note) -> str:
    if note.what == "day" and note.event is None:
        return "last-day"
    if note.what == "drew" and note.card is None:
        return "drew-unseen"
    if note.what == "marked" and note.accused is not None:
        return "marked-before"
    return note.what.replace("_", "-")


def note_args(note: Note) -> Args:
    args: Args = {name: value for name in PLAIN_FIELDS if (value := getattr(note, name)) is not None}
    if note.tile:
        args |= tile_args(note.tile)
    if note.card:
        args |= card_args(note.card)
    if note.right is not None:
        args["right"] = yes_or_no(note.right)
    return args | _claims(note)


def _claims(note: Note) -> Args:
    """Return the words that a message selects on, where the note has only numbers."""
    if note.what == "passed":
        hours, now = note.count or 0, note.after or 0
        return {"before": now - hours, "full": yes_or_no(now >= HOURS_A_DAY)}
    if note.before is not None and note.after is not None:
        return {"change": direction(note.before, note.after)}
    return {}
