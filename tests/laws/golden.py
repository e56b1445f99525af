"""Writes whole games as text: the record, what happened line by line, and how it ended."""

from pathlib import Path
from typing import Final

from abbey.rules import Agreement, Deal, Game, Note, record_of, scores, winners, word_of, write_record
from abbey.rules.names import MONKS
from abbey.rules.notation import card_word, tile_word
from tests.laws.reachable import Walk

FOLDER: Final = Path(__file__).parent / "golden"
WALKS: Final = {
    "2-players": Walk(Deal.numbered(2, 20)),
    "3-players": Walk(Deal.numbered(3, 30)),
    "4-players": Walk(Deal.numbered(4, 40)),
    "5-players": Walk(Deal.numbered(5, 50)),
    "4-players-time-last": Walk(Deal.numbered(4, 41, agreement=Agreement(time_last=True))),
    "3-players-overshoot-reset": Walk(Deal.numbered(3, 31, agreement=Agreement(overshoot="reset"))),
    "5-players-hoarding": Walk(Deal.numbered(5, 51), style="hoard"),
    "2-players-crowding-time-last-reset": Walk(Deal.numbered(2, 21, agreement=Agreement(True, "reset")), style="crowd"),
}


def note_line(note: Note) -> str:
    parts = [f"  {note.what}"]
    if note.seat is not None:
        parts.append(f"seat {note.seat}")
    parts += [word for word in (note.figure, note.event) if word]
    parts += [card_word(note.card)] if note.card else []
    parts += [tile_word(note.tile)] if note.tile else []
    if note.origin and note.building:
        parts.append(f"{note.origin} > {note.building}")
    elif note.building:
        parts.append(note.building)
    parts += [f"of seat {note.accused}"] if note.accused is not None else []
    parts += [f"{note.count}"] if note.count is not None else []
    parts += [f"{note.before} -> {note.after}"] if note.before is not None else []
    parts += [f"= {note.after}"] if note.before is None and note.after is not None else []
    parts += ["right" if note.right else "wrong"] if note.right is not None else []
    return f"{' '.join(parts)} [{note.clause}]"


def playthrough(game: Game) -> str:
    lines = [write_record(record_of(game)), *map(note_line, game.opening)]
    for (seat, action), notes in zip(game.actions, game.notes, strict=True):
        lines += [f"{seat}: {word_of(action)}", *map(note_line, notes)]
    lines.append("identities: " + " ".join(MONKS[colour] for colour in game.position.identity[: game.position.players]))
    lines.append(f"scores: {scores(game.position)} winners: {winners(game.position)}")
    return "\n".join(lines) + "\n"
