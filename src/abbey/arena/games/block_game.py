"""Plays the games of a block. Bots are made anew for every seat, and hear and see what their seat may."""

import hashlib
from collections.abc import Sequence
from contextlib import ExitStack

from abbey.arena.games.block import Block, Outcome, Played
from abbey.arena.games.player import Player
from abbey.arena.games.times import Times
from abbey.arena.games.trail import trails
from abbey.rules import Game, is_over, number_of, scores, winners


def play_block(block: Block) -> Outcome:
    """Play all games of the block."""
    times = {name: Times() for name in dict.fromkeys(block.bots)}
    return Outcome(block, tuple(_play(block, game, times) for game in range(block.games)), times)


def _play(block: Block, number: int, times: dict[str, Times]) -> Played:
    game, seed = Game(block.deal()), block.bot_seed()
    with ExitStack() as closing:
        players = []
        for seat, name in enumerate(block.lineup(number)):
            players.append(Player(name, seat, seed, times[name]))
            closing.callback(players[-1].close)
        _to_the_end(game, players)
    return _played(game, players, block.audited)


def _to_the_end(game: Game, players: Sequence[Player]) -> None:
    for player in players:
        player.hear(game.opening)
    while not is_over(game.position):
        seat = game.position.to_act
        notes = game.play(players[seat].decide(game.view(seat), len(game.actions)), seat)
        for player in players:
            player.hear(notes)


def _played(game: Game, players: Sequence[Player], audited: bool) -> Played:
    return Played(
        winners=tuple(winners(game.position)),
        scores=tuple(scores(game.position)),
        named=tuple(_named(game, seat) for seat in range(len(players))),
        identities=tuple(game.position.identity[: len(players)]),
        moves=_digest(game),
        forfeits=tuple(forfeits for player in players for forfeits in player.forfeits()),
        trails=trails(game) if audited else (),
    )


def _named(game: Game, seat: int) -> tuple[int, ...]:
    """Return the seats whose monk this seat's guesses named."""
    return tuple(
        note.accused
        for note in game.notes[-1]
        if note.what == "accused" and note.seat == seat and note.right and note.accused is not None
    )


def _digest(game: Game) -> str:
    """Digest all decisions of the game."""
    moves = ",".join(f"{seat}:{number_of(action)}" for seat, action in game.actions)
    return hashlib.sha256(moves.encode()).hexdigest()[:16]
