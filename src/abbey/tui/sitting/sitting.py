"""A game between one person and bots, without any input or output."""

import logging
from collections.abc import Collection

from abbey.bots import Bot, bot_named, chance_for, dismiss
from abbey.rules import Action, Game, Note, View, is_over, notes_for
from abbey.speech import Listener, Speaker
from abbey.tui.sitting.seating import bot_seats, persons_seat, short_names

log = logging.getLogger("abbey.cli")


class Sitting:
    def __init__(self, game: Game, allowed: Collection[str] = ()) -> None:
        """`allowed`: kinds of bots that the person named, and that no file may start by itself."""
        self.game = game
        self.kinds = bot_seats(game.names, allowed)
        self.seat = persons_seat(game.names, self.kinds)
        self.speaker = Speaker("en", Listener(short_names(game.names), self.seat))
        self.bots = self._seat_bots()

    def _seat_bots(self) -> dict[int, Bot]:
        """Bots that have heard the game so far."""
        bots = {seat: bot_named(kind) for seat, kind in self.kinds.items()}
        for notes in (self.game.opening, *self.game.notes):
            for seat, bot in bots.items():
                bot.observe(notes_for(notes, seat))
        return bots

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    @property
    def is_over(self) -> bool:
        return is_over(self.game.position)

    def advance(self) -> None:
        """Let the bots decide until the person alone owes something: nobody then acts between two of our decisions."""
        while owing := [seat for seat in self.game.view(self.seat).owing if seat in self.bots]:
            self._decide(owing[0])

    def play(self, action: Action) -> None:
        self._tell(self.game.play(action, self.seat))

    def undo(self) -> Action | None:
        """Take back the person's last action; None when that cannot be."""
        if not self.game.undoable(self.seat):
            return None
        action = self.game.undo(self.seat)
        self.close()
        self.bots = self._seat_bots()  # what was taken back, nobody has heard
        return action

    def close(self) -> None:
        for bot in self.bots.values():
            dismiss(bot)

    def _decide(self, seat: int) -> None:
        rng = chance_for(self.game.deal.seed, seat, len(self.game.actions))
        seen = self.game.view(seat)
        try:
            action = self.bots[seat].choose(seen, rng)
            if action not in seen.legal:
                raise ValueError("not legal")
        except Exception as error:  # a bot's mistake must not stop the table
            log.warning("a %s bot failed (%s); chance chooses for it this once", self.kinds[seat], type(error).__name__)
            action = seen.legal[rng.below(len(seen.legal))]
        self._tell(self.game.play(action, seat))

    def _tell(self, notes: list[Note]) -> None:
        for seat, bot in self.bots.items():
            bot.observe(notes_for(notes, seat))
