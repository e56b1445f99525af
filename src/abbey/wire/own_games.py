"""Defines what the server says about a finished game that somebody hands in, for the seat that was theirs."""

from typing import Final, Literal

from msgspec import Struct

from abbey.rules.names import Monk, SeatNumber

Edition = Literal[1]
EDITION: Final[Edition] = 1  # another one means that games which were worked out before are worked out again

Habit = Literal["own-task", "own-spared", "own-loaded", "other-task", "other-spared", "other-loaded"]


class PlayedSeat(Struct, frozen=True):
    """Tells who sat at a seat, and how it fared."""

    name: str
    bot: str | None  # which bot played there; None for a person
    monk: Monk
    score: int  # evidence against the monk at the end
    won: float  # its share of the win: less than 1 where several share it


class HabitTurns(Struct, frozen=True):
    """Counts the seat's turns of one kind, and how much an observer's belief in its monk rose with them."""

    habit: Habit
    turns: int
    rise: float  # of the chance that the observer gave the true monk, from 0 to 1, summed over these turns


class OwnGame(Struct, frozen=True):
    """Tells what a finished game says about one seat (`POST /api/own-game?seat=N`)."""

    edition: Edition
    seat: SeatNumber
    players: list[PlayedSeat]  # by seat
    right: int  # guesses of this seat that hit
    named: int  # guesses of others that hit this seat
    habits: list[HabitTurns] | None  # None where nothing is compiled: it would take the server too long
