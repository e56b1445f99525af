"""Tells notes one after the other for a page of text: each sentence with the clause of the rules behind it."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from abbey.rules import Note
from abbey.speech.happenings import happened, note_args
from abbey.speech.line import Line
from abbey.speech.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    clause: str


def sentences(notes: Iterable[Note], speaker: Speaker) -> list[Sentence]:
    """Tell the notes one by one, but neighbouring changes of evidence by one clause in one sentence."""
    told = []
    for (what, clause), group in groupby(notes, key=lambda note: (note.what, note.clause)):
        alike = list(group)
        if what == "evidence" and len(alike) > 1:
            told.append(Sentence(_in_one_breath(alike, speaker), clause))
        else:
            told.extend(Sentence(speaker.say(happened(note)), clause) for note in alike)
    return told


def _in_one_breath(notes: list[Note], speaker: Speaker) -> str:
    changes = [speaker.word("evidence-change", **note_args(note)) for note in notes]
    return speaker.word("evidence-together", changes=speaker.listed(changes))


def clause_line(clause: str) -> Line:
    """Return the line that holds the exact text of a clause or of an event."""
    return Line(f"rule-{clause.replace('_', '-')}", {}, clause)


def event_line(event: str) -> Line:
    """Return the line that holds the gist of an event, as short as a board needs it."""
    return Line(f"event-{event.replace('_', '-')}-text", {}, event)
