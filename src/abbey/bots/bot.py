"""What a bot is: something that decides from a view, with chance of its own."""

from typing import Protocol

from abbey.rules import Action, Note, Stream, View


class Bot(Protocol):
    def choose(self, view: View, rng: Stream) -> Action:
        """One of `view.legal`. The chance is for this decision alone."""

    def observe(self, notes: list[Note]) -> None:
        """Hear what happened, as far as the bot's seat may hear it."""


def chance_for(seed: bytes, seat: int, decided: int) -> Stream:
    """A stream for one decision, named by the seat and by how many actions came before it.

    A game that is put away and taken up again therefore goes on as if it had never been put away, and a bot that
    thinks more shifts neither the deal nor another bot.
    """
    return Stream(seed, f"bot {seat} action {decided}")
