"""Builds a table as the fold of its events: what it is, and how each event changes it."""

from collections.abc import Iterable, Iterator
from typing import Literal

from abbey.rules import (
    Action,
    Game,
    Note,
    hears_of,
    is_covered,
    is_over,
    notes_for,
    read_action,
    rules_digest,
)
from abbey.rules.game import checked
from abbey.rules.names import NOBODY, SEATS, TOGETHER, SeatNumber, Viewer, by_seat, seat_numbers
from abbey.rules.note import is_revealing
from abbey.rules.view import owing
from abbey.table.change import Change, News
from abbey.table.chat import Chat
from abbey.table.checked_play import CheckedPlay
from abbey.table.events import (
    AgainWanted,
    Amended,
    CalledOff,
    Closed,
    Emptied,
    Event,
    Followed,
    GivenBack,
    Hinted,
    Mixed,
    Opened,
    Origin,
    Paused,
    Placed,
    Played,
    Promised,
    Rekeyed,
    Sat,
    Script,
    Spoken,
    Started,
    TakenBack,
    TakenOver,
    VoteCalled,
    VoteCast,
    VoteFailed,
)
from abbey.table.player_seat import Seat
from abbey.table.refusal import Refusal
from abbey.table.turn_start import turn_start
from abbey.table.vote import Vote

Stage = Literal["gathering", "playing", "over", "called-off"]


class Table:
    """Keeps seats, and a game once it has started. It holds every secret: only views and notes for a viewer leave."""

    def __init__(self, name: str, opened: Opened) -> None:
        self.id = name
        self.opened_at = opened.at
        self.agreed, self.invitation = opened.agreed, opened.invitation
        self.seats = [Seat(chair.kind, chair.name, chair.bot, chair.key, opened.at) for chair in opened.chairs]
        self.arrivals = [seat for seat, chair in by_seat(opened.chairs) if chair.kind == "person"]
        self.game: Game | None = None
        self.script: Script | None = None
        self.origin: Origin | None = None  # of a what-if game
        self.promise: Promised | None = None  # of the seed, from before players could add their shares
        self.shares: dict[SeatNumber, str] = {}  # by seat: what its player has added for the deal
        self.chat = Chat()
        self.undo_count = 0
        self.hints: list[set[int]] = [set() for _ in self.seats]  # by seat: where the turns began that had a hint
        self.vote: Vote | None = None
        self.vote_count = 0
        self.is_called_off = False
        self.closed_why: str | None = None  # None unless whoever runs the server has closed the table
        self.again: list[SeatNumber] = []  # who wants to play again
        self.followed_by: str | None = None
        self.event_count = 1
        self.asked_at = opened.at
        self.paused_until = 0.0  # until when no server was running last
        self.everybody = frozenset(self.viewers)
        self.versions = dict.fromkeys(self.viewers, 0)  # by viewer: how many changes they have been told of
        self.questions = [0] * len(self.seats)  # by seat: the seat's own version at which its present question arose
        self.entry_counts = dict.fromkeys(self.viewers, 0)  # by viewer: the length of the log as they know it

    @classmethod
    def of(cls, name: str, events: Iterable[Event]) -> "Table":
        """Return the table that these events, the opening first, have made."""
        first, *rest = events
        assert isinstance(first, Opened)
        table = cls(name, first)
        for event in rest:
            table.apply(event)
        return table

    # --- What it is

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Return a spectator and every seat."""
        return NOBODY, *seat_numbers(len(self.seats))

    @property
    def host(self) -> Viewer:
        """Return the seat of whoever came first and is still playing, or nobody where no person sits."""
        return self.host_without(frozenset())

    def host_without(self, gone: frozenset[SeatNumber]) -> Viewer:
        """Return who is the host while these are gone: the first of the others who came, and plays."""
        playing = [seat for seat in self.arrivals if not self.seats[seat].is_taken_over]
        here = [seat for seat in playing if seat not in gone] or playing or self.arrivals
        return here[0] if here else NOBODY

    def voters(self, gone: frozenset[SeatNumber]) -> frozenset[SeatNumber]:
        """Return who is asked in a vote while these are gone: everybody else who plays."""
        return frozenset(seat for seat in self.arrivals if seat not in gone and not self.seats[seat].is_taken_over)

    @property
    def stage(self) -> Stage:
        """Tell whether players gather, play, have played, or have called the game off."""
        if self.is_called_off:
            return "called-off"
        if self.game is None:
            return "gathering"
        return "over" if self.is_over else "playing"

    @property
    def is_over(self) -> bool:
        return self.game is not None and is_over(self.game.position)

    @property
    def owing(self) -> tuple[SeatNumber, ...]:
        """Return the seats that have something to decide."""
        return owing(self.game.position) if self.game and not self.is_called_off else ()

    @property
    def thinking(self) -> list[SeatNumber]:
        """Return the seats where a bot has something to decide."""
        return [seat for seat in self.owing if self.seats[seat].bot is not None]

    def prescribed(self, seat: SeatNumber) -> str | None:
        """Return what a lesson has prepared as the seat's next decision; None where it has prepared nothing."""
        if self.game is None or self.script is None:
            return None
        moves = self.script.moves[seat]
        made = sum(actor == seat for actor, _ in self.game.actions)
        return moves[made] if made < len(moves) else None

    @property
    def deadline(self) -> float | None:
        """Return when the clock of the persons who owe a decision runs out."""
        if self.agreed.clock_s is None or all(self.seats[seat].bot is not None for seat in self.owing):
            return None
        return self.asked_at + self.agreed.clock_s

    @property
    def begins_by(self) -> float | None:
        """Return when the table begins by itself at the latest; None where it waits for its host, or for somebody."""
        if self.stage != "gathering" or self.promise is None or any(seat.kind == "open" for seat in self.seats):
            return None
        return self.promise.begins_by

    @property
    def last_entry(self) -> tuple[Viewer, int, list[Note]]:
        """Return who decided last, on which day, and what happened."""
        assert self.game
        if not self.game.actions:
            return NOBODY, 1, self.game.opening
        notes = self.game.notes[-1]
        begun = "day" in [note.what for note in notes]
        return self.game.actions[-1][0], self.game.position.day - begun, notes

    @property
    def entries(self) -> Iterator[tuple[Viewer, int, list[Note]]]:
        """Yield the opening and every action: who decided, on which day, what happened."""
        if self.game:
            yield NOBODY, 1, self.game.opening
            day = 1
            for (seat, _), notes in zip(self.game.actions, self.game.notes, strict=True):
                yield seat, day, notes
                day = max([day, *(note.count or 0 for note in notes if note.what == "day")])

    def entries_for(self, viewer: Viewer) -> list[tuple[Viewer, int, list[Note]]]:
        """Return the entries as this viewer may hear them."""
        told = []
        for index, (seat, day, notes) in enumerate(self.entries):
            if index == 0 or self._hears(viewer, index - 1):
                told.append((seat, day, notes_for(notes, viewer)))
        return told

    def _hears(self, viewer: Viewer, index: int) -> bool:
        assert self.game
        return hears_of(viewer, *self.game.actions[index], self.game.notes[index])

    # --- What changes it

    def check(self, event: Played, action: Action) -> CheckedPlay:
        """Ask the rules whether this may be done now; `action` is what the event's word stands for."""
        assert self.game
        number = checked(self.game.position, action, event.seat)
        return CheckedPlay(event, number, self.game.ends_with(number, event.seat))

    def apply(self, event: Event | CheckedPlay) -> Change:
        """Change the table. What was checked just now is not checked again; an event from a store is."""
        self.event_count += 1
        change = self._change(event)
        for viewer in change.audience:
            self.versions[viewer] += 1
        return change

    def _change(self, event: Event | CheckedPlay) -> Change:
        emptied = NOBODY
        match event:
            case CheckedPlay():
                return self._play(event)
            case Sat(seat=seat, name=name, key=key, at=at):
                self.seats[seat] = Seat("person", name, key=key, since=at)
                self.arrivals.append(seat)
            case Emptied(seat=emptied):
                self._empty(emptied, Seat("open"))
            case Placed(seat=emptied, name=name, bot=bot):
                self._empty(emptied, Seat("bot", name, bot))
            case Amended(agreed=agreed):
                self.agreed = agreed
                return Change(self.everybody, table=True, news="amended")
            case Rekeyed(seat=seat, key=key):
                self.seats[seat].change_key(key)
                return Change(seat=seat, emptied=seat)
            case AgainWanted(seat=seat):
                self.again.append(seat)
            case Followed(table=table):
                self.followed_by = table
            case Promised():  # nobody sits down before
                self.promise = event
                return Change()
            case Mixed(seat=seat, share=share):
                self.shares[seat] = share
                return Change(seat=seat)
            case Spoken():
                self.chat.append(event)
                return Change(seat=event.seat, remark=event)
            case _:
                return self._change_in_play(event)
        return Change(self.everybody, table=True, emptied=emptied)

    def _empty(self, number: SeatNumber, seat: Seat) -> None:
        self.seats[number] = seat
        self.shares.pop(number, None)
        self.arrivals = [other for other in self.arrivals if other != number]

    def _change_in_play(self, event: Event) -> Change:
        match event:
            case Started():
                return self._start(event)
            case Played():
                return self._play(self.check(event, read_action(event.action)))
            case TakenBack():
                return self._take_back(event)
            case TakenOver(seat=seat, bot=bot):
                self.seats[seat].bot = bot
                if self.vote and self.vote.called.seat == seat:
                    self.vote = None
                return self._handed_over(seat, "taken-over")
            case GivenBack(seat=seat, at=at):
                self.seats[seat].bot = None
                self.asked_at = at
                return self._handed_over(seat, "given-back")
            case Paused():
                return self._pause(event)
            case Hinted(seat=seat) if self.game:
                self.hints[seat].add(turn_start(self.game))
                return Change(seat=seat)
            case CalledOff():
                self.vote, self.is_called_off = None, True
                return self._handed_over(NOBODY, "called-off")
            case Closed(why=why):
                self.vote, self.is_called_off, self.closed_why = None, True, why
                return self._handed_over(NOBODY, "closed")
            case _:
                return self._change_vote(event)

    def _change_vote(self, event: Event) -> Change:
        news: News = ""
        match event:
            case VoteCalled():
                self.vote_count += 1
                self.vote = Vote.of(self.vote_count, event)
            case VoteCast(seat=voter, agrees=agrees):
                assert self.vote
                self.vote = self.vote.answered(voter, agrees)
            case VoteFailed():
                self.vote, news = None, "vote-failed"
            case _:
                raise AssertionError(event)
        return Change(self.everybody, table=True, news=news)

    def _pause(self, event: Paused) -> Change:
        """Take the time in which nobody could play off the clocks that were running."""
        self.paused_until = event.until
        self.asked_at += max(0.0, event.until - max(event.since, self.asked_at))
        if self.vote:
            self.vote = self.vote.put_off(max(0.0, event.until - max(event.since, self.vote.called.at)))
        return Change(self.everybody, table=True, game=self.game is not None)

    def _start(self, event: Started) -> Change:
        if event.rules and event.rules != rules_digest():
            raise Refusal("other-rules", "This game was begun under other rules than this server plays by.")
        deal = event.deal(len(self.seats), self.agreed.agreement())
        what_if = event.origin.what_if if event.origin else None
        self.game = Game(deal, tuple(str(seat.player) for seat in self.seats), what_if)
        self.script, self.origin = event.script, event.origin
        self.asked_at = event.at
        return Change(
            self.everybody,
            table=True,
            game=True,
            concerned=self._ask(self.everybody),
            entries=self._enter(self.everybody, 1),
            is_new_entry=True,
        )

    def _play(self, play: CheckedPlay) -> Change:
        assert self.game
        event, phase, before = play.event, self.game.position.phase, self._involved
        self.game.carry_out(play.number, event.seat)
        if play.ends_game:
            self.vote = None
        audience = self._audience(len(self.game.actions) - 1)
        return Change(
            audience,
            table=play.ends_game,
            game=True,
            concerned=self._ask_again(event.seat, phase, before, event.at),
            seat=event.seat,
            news="left-to-chance" if event.by_chance else "",
            entries=self._enter(audience, 1),
            is_new_entry=True,
        )

    def _take_back(self, event: TakenBack) -> Change:
        assert self.game
        self.undo_count += 1
        phase, before, index = self.game.position.phase, self._involved, self.game.last_action(event.seat)
        audience, later = self._audience(index), range(index + 1, len(self.game.actions))
        tail = [viewer for viewer in audience if not any(self._hears(viewer, number) for number in later)]
        self.game.undo(event.seat)
        concerned = self._ask_again(event.seat, phase, before, event.at)
        self._enter(audience, -1)
        entries = {viewer: self.entry_counts[viewer] for viewer in tail}
        return Change(audience, game=True, concerned=concerned, seat=event.seat, news="taken-back", entries=entries)

    def _handed_over(self, seat: Viewer, news: News) -> Change:
        has_game = self.game is not None
        return Change(self.everybody, table=True, game=has_game, concerned=self.everybody, seat=seat, news=news)

    def _audience(self, index: int) -> frozenset[Viewer]:
        """Return who hears of this action."""
        assert self.game
        if not is_covered(self.game.actions[index][1]):
            return self.everybody
        return frozenset(viewer for viewer in self.viewers if self._hears(viewer, index))

    def _enter(self, audience: frozenset[Viewer], count: int) -> dict[Viewer, int]:
        """Lengthen the logs of these viewers, and return how long all were before."""
        before = dict(self.entry_counts)
        for viewer in audience:
            self.entry_counts[viewer] += count
        return before

    def _ask_again(self, seat: SeatNumber, phase: int, before: frozenset[Viewer], at: float) -> frozenset[Viewer]:
        """Ask whoever is concerned anew, and return who that is; `phase` and `before` are from before the decision.

        While all choose together, what one seat does leaves the others' question and the clock as they were.
        """
        assert self.game
        now = self.game.position.phase
        if now == phase and phase in TOGETHER:
            return self._ask(frozenset((seat,)))
        self.asked_at = at
        return self._ask(self.everybody if now in TOGETHER or phase in TOGETHER else before | self._involved)

    def _ask(self, concerned: frozenset[Viewer]) -> frozenset[Viewer]:
        for seat in seat_numbers(len(self.seats)):
            if seat in concerned:
                self.questions[seat] = self.versions[seat] + 1  # the version that this very change will have
        return concerned

    @property
    def _involved(self) -> frozenset[Viewer]:
        """Return whose turn it is, who has something to decide, and who acted last if that can be taken back."""
        assert self.game
        turn = SEATS[self.game.position.turn]
        if not self.game.actions or is_revealing(self.game.notes[-1]):
            return frozenset((turn, *self.owing))
        return frozenset((turn, self.game.actions[-1][0], *self.owing))
