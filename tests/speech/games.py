"""Plays whole games at random, as lines: everything that happens, is asked, is offered, is foretold."""

from collections.abc import Iterator
from functools import cache

from abbey.rules import Agreement, Deal, Game, Stream, View, is_over, notes_for, to_act
from abbey.rules.names import NOBODY
from abbey.speech import Line, choice, forecast, happened, question

NAMES = ("Anna", "Bruno", "Clara", "Émile", "Oda")
GAMES = 8


def random_game(seed: int) -> Game:
    agreement = Agreement(time_last=seed % 2 == 1, overshoot="reset" if seed % 3 == 0 else "carry")
    players = 2 + seed % 4
    return Game(Deal.numbered(players, seed, agreement=agreement), NAMES[:players])


def decisions(game: Game, seed: int) -> Iterator[View]:
    """Play the game, and yield each view before its seat decides."""
    chance = Stream(game.deal.seed, f"speech {seed}")
    while not is_over(game.position):
        seat = to_act(game.position)
        seen = game.view(seat)
        yield seen
        game.play(seen.legal[chance.below(len(seen.legal))], seat)


def offered(seen: View) -> Iterator[Line]:
    yield question(seen, seen.legal)
    yield from map(choice, seen.legal)
    for coming in forecast(seen).values():
        yield from coming.lines


@cache
def lines(seed: int) -> tuple[Line, ...]:
    """Return all that is said in a game to the first seat, to the others and to a spectator, each line once."""
    game = random_game(seed)
    said = [line for seen in decisions(game, seed) for line in offered(seen)]
    for notes in (game.opening, *game.notes):
        for viewer in (NOBODY, *range(len(game.names))):
            said += map(happened, notes_for(notes, viewer))
    return tuple({repr(line): line for line in said}.values())
