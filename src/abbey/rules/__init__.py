"""The game itself: plain Python, standard library only. Everything else asks here what is legal and what happens."""

from abbey.rules.action import (
    ACTIONS,
    Accuse,
    Action,
    Card,
    Cast,
    Give,
    Keep,
    Move,
    Play,
    Rest,
    Return,
    Show,
    Spend,
    Sway,
    Take,
    Tile,
    number_of,
)
from abbey.rules.components import ASSUMED, Components, read_components
from abbey.rules.core.position import Position
from abbey.rules.deal import Deal, deal
from abbey.rules.errors import (
    AbbeyError,
    CommitmentError,
    ComponentsError,
    GameOverError,
    IllegalActionError,
    NotationError,
    OptionsError,
    RecordError,
    RulesVersionError,
    WrongSeatError,
)
from abbey.rules.game import Game, is_over, legal, play, scores, winners
from abbey.rules.notation import read_action, word_of
from abbey.rules.note import CLAUSES, Note, notes_for
from abbey.rules.options import Options
from abbey.rules.record import RULES_VERSION, Record, read_record, record_of, write_record
from abbey.rules.redeal import redeal
from abbey.rules.stream import Stream, seed_of
from abbey.rules.view import View, evidence_tonight, owing, view

__all__ = [
    "ACTIONS",
    "ASSUMED",
    "CLAUSES",
    "RULES_VERSION",
    "AbbeyError",
    "Accuse",
    "Action",
    "Card",
    "Cast",
    "CommitmentError",
    "Components",
    "ComponentsError",
    "Deal",
    "Game",
    "GameOverError",
    "Give",
    "IllegalActionError",
    "Keep",
    "Move",
    "NotationError",
    "Note",
    "Options",
    "OptionsError",
    "Play",
    "Position",
    "Record",
    "RecordError",
    "Rest",
    "Return",
    "RulesVersionError",
    "Show",
    "Spend",
    "Stream",
    "Sway",
    "Take",
    "Tile",
    "View",
    "WrongSeatError",
    "deal",
    "evidence_tonight",
    "is_over",
    "legal",
    "notes_for",
    "number_of",
    "owing",
    "play",
    "read_action",
    "read_components",
    "read_record",
    "record_of",
    "redeal",
    "scores",
    "seed_of",
    "view",
    "winners",
    "word_of",
    "write_record",
]
