"""Runs `abbey play` at one game: the table, the bots at it, the screen, and the file that the game is kept in."""

from collections import Counter
from pathlib import Path

from abbey.bots import SeatedBot, bot_named
from abbey.insight.aids.public_follower import PublicFollower
from abbey.rules import Action, Game, View, word_of
from abbey.rules.names import SeatNumber, Viewer, by_seat, is_seat
from abbey.search import TurnSearch
from abbey.speech import Listener, Speaker
from abbey.table import Refusal, Table, commands
from abbey.table.checked_play import CheckedPlay
from abbey.tui.roster import AT, short_names
from abbey.tui.save_file import SaveFile
from abbey.tui.screen import Screen


class LeftTable(Exception):  # noqa: N818 - no error: the person leaves the table
    """The person asked to quit."""


class Session:
    """Lets one person play at a table that has started, against the bots that sit there."""

    def __init__(self, table: Table, screen: Screen, save: SaveFile, *, resumed: bool = False) -> None:
        assert table.game
        self.table = table
        self.game: Game = table.game
        self.screen = screen
        self.save = save
        self.is_resumed = resumed  # its record does not say which hints the person took before
        self.seat = _person(table)
        self.speaker = Speaker(screen.language, Listener(short_names(self.game.names), self.seat))
        self.follower = PublicFollower(TurnSearch())  # for whoever asks for odds or hints
        self.bots = self._seated_bots()
        self.heard = self._last_decision()  # how many actions the person has been told of
        self.left_to_chance: Counter[Viewer] = Counter()  # by seat: decisions of bots that the person is to be told of

    def _seated_bots(self) -> dict[SeatNumber, SeatedBot]:
        """Seat new bots, and tell them the game so far."""
        seed = self.game.deal.seed
        bots = {
            number: SeatedBot(bot_named(seat.bot), number, seed, seat.bot)
            for number, seat in by_seat(self.table.seats)
            if seat.bot is not None
        }
        for notes in (self.game.opening, *self.game.notes):
            for bot in bots.values():
                bot.hear(notes)
        return bots

    def _last_decision(self) -> int:
        """Count the actions up to the person's last one."""
        return max((number for number, (actor, _) in enumerate(self.game.actions, 1) if actor == self.seat), default=0)

    @property
    def view(self) -> View:
        """Return what the person may know."""
        return self.game.view(self.seat)

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.table.is_over

    def advance(self) -> None:
        """Let the bots decide until the person alone owes something: nobody then acts between two of our decisions."""
        while thinking := self.table.thinking:
            self._let_bot_decide(thinking[0])

    def _let_bot_decide(self, seat: SeatNumber) -> None:
        decision = self.bots[seat].decide(self.game.view(seat), len(self.game.actions))
        question = self.table.questions[seat]
        play = commands.think(self.table, seat, question, decision.action, decision.by_chance, AT)
        assert play
        self._apply(play)

    def play(self, action: Action) -> None:
        """Carry out what the person decided."""
        self._apply(commands.play(self.table, self.seat, self.table.questions[self.seat], word_of(action), AT))

    def _apply(self, play: CheckedPlay) -> None:
        change = self.table.apply(play)
        if change.news == "left-to-chance" and self.seat in change.audience:
            self.left_to_chance[change.seat] += 1
        for bot in self.bots.values():
            bot.hear(self.game.notes[-1])

    def undo(self) -> Action | None:
        """Take back the person's last action and return it; None when the table does not allow it."""
        try:
            event = commands.take_back(self.table, self.seat, self.table.questions[self.seat], AT)
        except Refusal:
            return None
        _, action = self.game.actions[self.game.last_action(self.seat)]
        self.table.apply(event)
        self.close()
        self.bots = self._seated_bots()  # what was taken back, nobody has heard
        return action

    @property
    def hints_taken(self) -> int:
        """Count the hints that the person took while this session ran."""
        return len(self.table.hints[self.seat])

    def take_hint(self) -> None:
        """Count a hint for the present turn, once, however often it is asked for."""
        if taken := commands.hint(self.table, self.seat, self.table.questions[self.seat], AT):
            self.table.apply(taken)

    def keep(self) -> bool:
        """Write the game down, and say so when that fails."""
        try:
            self.save.write(self.game)
        except OSError as error:
            self.say_not_saved(self.save.path, error)
            return False
        return True

    def say(self, message: str, /, **args: str | int) -> None:
        """Say a message to the person."""
        self.screen.say(self.speaker.word(message, **args))

    def say_not_saved(self, path: Path, error: OSError) -> None:
        """Say that the game could not be written into this file, and why."""
        self.say("terminal-not-saved", path=str(path), reason=error.strerror or str(error))

    def ask(self) -> str:
        """Return the next line that the person types."""
        return self.screen.ask(self.speaker.word("terminal-prompt"))

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.bots.values():
            bot.close()


def _person(table: Table) -> SeatNumber:
    """Return the seat of the one person at the table, who is its host."""
    assert is_seat(table.host)
    return table.host
