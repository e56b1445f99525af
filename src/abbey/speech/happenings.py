"""What happened: from a note to a line, whose arguments are the note's own fields and a few claims about them."""

from abbey.rules import Note
from abbey.rules.names import HOURS_A_DAY
from abbey.speech.line import Args, Line, direction, yes_or_no
from abbey.speech.pieces import card_args, tile_args

PLAIN_FIELDS = ("seat", "figure", "building", "origin", "event", "accused", "before", "after", "count")


def happened(note: Note) -> Line:
    return Line(_message(note), note_args(note), note.clause)


def _message(note: Note) -> str:
    match note:
        case Note("day", event=None):
            return "last-day"
        case Note("drew", card=None):
            return "drew-unseen"
        case Note("marked", accused=int()):
            return "marked-before"
        case _:
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
    """What a message selects on, where the note has only numbers."""
    match note:
        case Note("passed", count=int(hours), after=int(now)):
            return {"before": now - hours, "full": yes_or_no(now >= HOURS_A_DAY)}
        case Note(before=int(before), after=int(after)):
            return {"change": direction(before, after)}
        case _:
            return {}
