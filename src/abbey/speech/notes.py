"""From notes to sentences, each with the clause of the rules behind it."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from abbey.rules import Note
from abbey.rules.names import HOURS_A_DAY
from abbey.speech import happenings
from abbey.speech.company import Company
from abbey.speech.words import card_phrase, event_word, figure_start, figure_word, place, tile_word


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    clause: str


def sentences(notes: Iterable[Note], company: Company) -> list[Sentence]:
    """Neighbouring changes of evidence by one clause are told in one breath."""
    told = []
    for (what, clause), group in groupby(notes, key=lambda note: (note.what, note.clause)):
        alike = list(group)
        if what == "evidence" and len(alike) > 1:
            told.append(Sentence(happenings.evidence_together(changes=[_change(note) for note in alike]), clause))
        else:
            told.extend(sentence(note, company) for note in alike)
    return told


def sentence(note: Note, company: Company) -> Sentence:
    return Sentence(_of_things(note) if note.seat is None else _of_seats(note, note.seat, company), note.clause)


def _of_things(note: Note) -> str:
    """Notes that speak of nobody at the table."""
    match note:
        case Note("day", count=int(day)):
            return happenings.accusation_begins(day=day)
        case Note("filled", tile=tile, building=str(building)) if tile:
            return happenings.filled(tile=tile_word(tile), building=place(building))
        case Note("suspicion"):
            figure, before, after = _change(note)
            return happenings.suspicion(figure=figure, before=before, after=after)
        case Note("evidence"):
            figure, before, after = _change(note)
            return happenings.evidence(figure=figure, before=before, after=after)
        case Note("shuffled", count=int(count)):
            return happenings.shuffled(count=count)
        case Note("reset", after=int(after)):
            return happenings.reset(after=after)
        case Note("carried", after=int(after)):
            return happenings.carried(after=after)
    raise LookupError(note)


def _of_seats(note: Note, seat: int, company: Company) -> str:
    who, you = company.who(seat), company.is_you(seat)
    match note:
        case Note("day", count=int(day), event=str(event)):
            return happenings.day_begins(day=day, event=event_word(event), who=who, you=you)
        case Note("passed", count=int(hours), after=int(now)):
            return happenings.passed(hours=hours, now=now, full=HOURS_A_DAY)
        case Note("moved", figure=str(figure), origin=str(origin), building=str(building)):
            return happenings.moved(figure=figure_start(figure), origin=place(origin), building=place(building))
        case Note("stuck", building=str(building)):
            return happenings.stuck(building=place(building))
        case Note("took_day", event=str(event)):
            return happenings.took_day(who=who, you=you, event=event_word(event))
        case Note("chose"):
            return happenings.chose(who=who, you=you)
        case Note("won", after=int(after)):
            return happenings.won(who=who, you=you, after=after)
    return _of_pieces(note, who, you, company)


def _of_pieces(note: Note, who: str, you: bool, company: Company) -> str:
    """Notes about a card, a tile or a marker in somebody's hand."""
    match note:
        case Note("played", card=card) if card:
            return happenings.played(who=who, you=you, card=card_phrase(card))
        case Note("drew", card=card):
            return (
                happenings.drew(who=who, you=you, card=card_phrase(card)) if card else happenings.drew_unseen(who=who)
            )
        case Note("spent", tile=tile) if tile:
            return happenings.spent(who=who, you=you, tile=tile_word(tile))
        case Note("took", tile=tile) if tile:
            return happenings.took(who=who, you=you, tile=tile_word(tile))
        case Note("returned", tile=tile) if tile:
            return happenings.returned(who=who, you=you, tile=tile_word(tile))
        case Note("marked", figure=str(figure), accused=None):
            return happenings.marked_to_show(who=who, you=you, figure=figure)
        case Note("marked", figure=str(figure), accused=int(accused)):
            return happenings.marked_before(who=who, you=you, figure=figure, accused=company.whom(accused))
        case Note("showed", figure=str(figure)):
            return happenings.showed(who=who, you=you, figure=figure)
        case Note("accused", figure=str(figure), accused=int(accused), right=bool(right)):
            return happenings.accused(who=who, figure=figure, accused=company.whom(accused), right=right)
        case Note("unveiled", figure=str(figure)):
            return happenings.unveiled(who=who, you=you, figure=figure)
    raise LookupError(note)


def _change(note: Note) -> tuple[str, int, int]:
    if note.figure is None or note.before is None or note.after is None:
        raise LookupError(note)
    return figure_word(note.figure), note.before, note.after
