"""A game between one person and bots, without any input or output."""

from abbey.bots import Bot, bot_named, chance_for
from abbey.cli.sitting.seating import kind_of, persons_seat, short_names
from abbey.rules import Action, Game, Note, View, is_over, notes_for
from abbey.speech import Company, Speaker


class Sitting:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = persons_seat(game.names)
        self.speaker = Speaker("en", Company(short_names(game.names), self.seat))
        self.bots = self._seat_bots()

    def _seat_bots(self) -> dict[int, Bot]:
        """Bots that have heard the game so far."""
        kinds = ((seat, kind_of(name)) for seat, name in enumerate(self.game.names))
        bots = {seat: bot_named(kind) for seat, kind in kinds if kind and seat != self.seat}
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
        self.bots = self._seat_bots()  # what was taken back, nobody has heard
        return action

    def _decide(self, seat: int) -> None:
        rng = chance_for(self.game.deal.seed, seat, len(self.game.actions))
        action = self.bots[seat].choose(self.game.view(seat), rng)
        self._tell(self.game.play(action, seat))

    def _tell(self, notes: list[Note]) -> None:
        for seat, bot in self.bots.items():
            bot.observe(notes_for(notes, seat))
