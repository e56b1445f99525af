"""Plays the games of a block. Bots are made anew for every seat, and hear and see what their seat may."""

import hashlib
import time
from collections.abc import Sequence
from contextlib import ExitStack

from abbey.arena.games.block import Block, Detail, Forfeits, Outcome, Played
from abbey.arena.games.policy_log import PolicyLog
from abbey.arena.games.times import Times
from abbey.arena.games.trail import trails
from abbey.arena.games.turn_trail import TurnTrail, turn_trails
from abbey.bots import SeatedBot, Valuing, bot_named, dismiss, play_to_end
from abbey.rules import Action, Game, Note, Stream, View, number_of, scores, winners
from abbey.rules.names import SeatNumber, by_seat


class TimedBot(SeatedBot):
    """Times every decision and every hearing of a seated bot; with a `policy` it keeps what the bot says it told."""

    def __init__(self, name: str, seat: SeatNumber, seed: bytes, times: Times, policy: PolicyLog | None) -> None:
        super().__init__(bot_named(name), seat, seed)
        self.times = times
        self.policy = policy

    def tell(self, heard: list[Note]) -> None:
        """Tell the bot, and add how long it listened."""
        began = time.perf_counter_ns()
        try:
            super().tell(heard)
        finally:
            self.times.observe.add(time.perf_counter_ns() - began)

    def ask(self, view: View, rng: Stream) -> Action:
        """Ask the bot, and add how long it thought."""
        cpu, wall = time.process_time_ns(), time.perf_counter_ns()
        try:
            action = super().ask(view, rng)
        finally:
            self.times.wall.add(time.perf_counter_ns() - wall)
            self.times.cpu.add(time.process_time_ns() - cpu)
        if self.policy:
            self.policy.add(self.bot, view)
        return action


def play_block(block: Block) -> Outcome:
    """Play all games of the block."""
    times = {name: Times() for name in dict.fromkeys(block.bots)}
    return Outcome(block, tuple(_play(block, game, times) for game in range(block.games)), times)


def _play(block: Block, number: int, times: dict[str, Times]) -> Played:
    game, seed = Game(block.deal()), block.bot_seed()
    with ExitStack() as closing:
        seats = []
        for seat, name in by_seat(block.lineup(number)):
            policy = None if block.detail == "result" else PolicyLog()
            seats.append(TimedBot(name, seat, seed, times[name], policy))
            closing.callback(seats[-1].close)
        play_to_end(game, seats)
        turns = _turns(game, seats, block.lineup(number)) if block.detail == "trails" else ()
    return _played(game, seats, block.detail, turns)


def _turns(game: Game, seats: Sequence[TimedBot], lineup: Sequence[str]) -> tuple[TurnTrail, ...]:
    """Read the turns; of bots that can value ends, new ones say how they would, who have seen no hand."""
    with ExitStack() as closing:
        bots = {
            one.seat: bot_named(name) for one, name in zip(seats, lineup, strict=True) if isinstance(one.bot, Valuing)
        }
        for bot in bots.values():
            closing.callback(dismiss, bot)
        return turn_trails(game, bots)


def _played(game: Game, seats: Sequence[TimedBot], detail: Detail, turns: tuple[TurnTrail, ...]) -> Played:
    return Played(
        winners=tuple(winners(game.position)),
        scores=tuple(scores(game.position)),
        named=tuple(_named(game, one.seat) for one in seats),
        identities=tuple(game.position.identity[: len(seats)]),
        moves=_digest(game),
        forfeits=tuple(Forfeits(one.seat, len(one.forfeits), one.forfeits[0]) for one in seats if one.forfeits),
        told=tuple(tuple(one.policy.told) for one in seats if one.policy),
        trails=trails(game) if detail == "trails" else (),
        turns=turns,
    )


def _named(game: Game, seat: SeatNumber) -> tuple[SeatNumber, ...]:
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
