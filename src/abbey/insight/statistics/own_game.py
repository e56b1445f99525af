"""Works out what one finished game says about the seat that was somebody's own: results, guesses, habits."""

from abbey.insight.statistics.game_facts import SeatFacts, facts_of
from abbey.insight.statistics.habits import habits_of
from abbey.rules import Game, scores
from abbey.rules.names import MONKS, SeatNumber, seat_numbers
from abbey.search import BackendName
from abbey.table import read_player_name
from abbey.wire.own_games import EDITION, OwnGame, PlayedSeat


def own_game(game: Game, seat: SeatNumber, backend: BackendName) -> OwnGame:
    """Return what a finished game says about a seat; an unfinished one is refused.

    Habits are left out where nothing is compiled: reading them takes a twentieth of a second then, and seconds
    otherwise.
    """
    facts = facts_of(game)
    return OwnGame(
        edition=EDITION,
        seat=seat,
        players=[_played(game, at, facts.seats[at]) for at in seat_numbers(len(facts.seats))],
        right=facts.seats[seat].right,
        named=facts.seats[seat].named,
        habits=habits_of(game, seat, backend) if backend == "compiled" else None,
    )


def _played(game: Game, seat: SeatNumber, facts: SeatFacts) -> PlayedSeat:
    name = read_player_name(game.names[seat])
    monk = MONKS[game.position.identity[seat]]
    return PlayedSeat(name.name, name.bot, monk, scores(game.position)[seat], facts.won)
