"""Plays at random: the yardstick for every other bot."""

from abbey.rules import Action, Note, Stream, View


class RandomBot:
    """Plays every legal action with equal chance."""

    def choose(self, view: View, rng: Stream) -> Action:
        return view.legal[rng.below(len(view.legal))]

    def observe(self, notes: list[Note]) -> None:
        """Ignore the notes: it needs no memory."""
