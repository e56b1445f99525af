"""Takes from a finished game what statistics count. Nobody is named: a seat was a person's, or a kind of bot's."""

from dataclasses import dataclass
from typing import Final

from abbey.insight.analysis import refuse_unfinished
from abbey.rules import Game, Play, winners
from abbey.rules.names import MONKS, SeatNumber, seat_numbers
from abbey.table import read_player_name

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """Holds how one seat fared."""

    player: str  # `person`, or the kind of bot
    monk: str
    won: float  # its share of the win: less than 1 where several share it
    right: int  # its guesses that hit
    named: int  # guesses of others that hit it
    events: tuple[str, ...]  # whose tiles it took


@dataclass(frozen=True, slots=True)
class GameFacts:
    """Holds how one game went."""

    seats: tuple[SeatFacts, ...]
    turns: int


def facts_of(game: Game) -> GameFacts:
    """Return the facts about a game; an unfinished one is refused: they would tell who is who."""
    refuse_unfinished(game)
    turns = sum(isinstance(action, Play) for _, action in game.actions)
    return GameFacts(tuple([_seat_facts(game, seat) for seat in seat_numbers(game.position.players)]), turns)


def _seat_facts(game: Game, seat: SeatNumber) -> SeatFacts:
    notes = [note for some in game.notes for note in some]
    hits = [note for note in notes if note.what == "accused" and note.right]
    won = winners(game.position)
    return SeatFacts(
        player=read_player_name(game.names[seat]).bot or PERSON,
        monk=MONKS[game.position.identity[seat]],
        won=1 / len(won) if seat in won else 0.0,
        right=sum(note.seat == seat for note in hits),
        named=sum(note.accused == seat for note in hits),
        events=tuple([note.event or "" for note in notes if note.what == "took_day" and note.seat == seat]),
    )
