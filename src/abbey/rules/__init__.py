"""Holds the game itself: plain Python, standard library only. Other rooms ask here what is legal and what happens."""

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
    is_covered,
    number_of,
)
from abbey.rules.agreement import USUAL, Agreement
from abbey.rules.components import ASSUMED, Components, read_components
from abbey.rules.core.day import hit_evidence
from abbey.rules.core.position import Position
from abbey.rules.deal import Deal, deal
from abbey.rules.deal_layout import Layout
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
from abbey.rules.names import ActionNumber, SeatNumber, Viewer
from abbey.rules.notation import read_action, word_of
from abbey.rules.note import CLAUSES, Note, hears_of, notes_for
from abbey.rules.record import RULES_VERSION, Record, digest_of, read_record, record_of, write_record
from abbey.rules.redeal import redeal
from abbey.rules.rules_digest import rules_digest
from abbey.rules.stream import Stream, seed_of
from abbey.rules.view import View, evidence_tonight, night_points, owing, to_act, view
from abbey.rules.what_if import WhatIf

__all__ = [
    "ACTIONS",
    "ASSUMED",
    "CLAUSES",
    "RULES_VERSION",
    "USUAL",
    "AbbeyError",
    "Accuse",
    "Action",
    "ActionNumber",
    "Agreement",
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
    "Layout",
    "Move",
    "NotationError",
    "Note",
    "OptionsError",
    "Play",
    "Position",
    "Record",
    "RecordError",
    "Rest",
    "Return",
    "RulesVersionError",
    "SeatNumber",
    "Show",
    "Spend",
    "Stream",
    "Sway",
    "Take",
    "Tile",
    "View",
    "Viewer",
    "WhatIf",
    "WrongSeatError",
    "deal",
    "digest_of",
    "evidence_tonight",
    "hears_of",
    "hit_evidence",
    "is_covered",
    "is_over",
    "legal",
    "night_points",
    "notes_for",
    "number_of",
    "owing",
    "play",
    "read_action",
    "read_components",
    "read_record",
    "record_of",
    "redeal",
    "rules_digest",
    "scores",
    "seed_of",
    "to_act",
    "view",
    "winners",
    "word_of",
    "write_record",
]
