"""The bot that plays at random: the yardstick for every other one."""

from abbey.rules import Action, Note, Stream, View


class Randomly:
    """Every legal action equally likely."""

    def choose(self, view: View, rng: Stream) -> Action:
        return view.legal[rng.below(len(view.legal))]

    def observe(self, notes: list[Note]) -> None:
        """It listens to nobody."""
