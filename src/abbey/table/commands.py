"""Turns what somebody wants into events, or refuses it. Nothing here changes the table."""

import hmac
from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from abbey.look_alikes import is_visible, looks
from abbey.rules import Action, ComponentsError, IllegalActionError, NotationError, read_action, rules_digest, word_of
from abbey.rules.game import no_seat
from abbey.rules.names import NOBODY, SeatNumber, Viewer, by_seat, is_seat
from abbey.table.agreed import LEAST_AWAY_S, Agreed
from abbey.table.allowed_aids import require_no_more_aids, require_own_aids
from abbey.table.checked_play import CheckedPlay
from abbey.table.events import (
    AgainWanted,
    Amended,
    CalledOff,
    Chair,
    Closed,
    Emptied,
    Event,
    GivenBack,
    Hinted,
    Mixed,
    Opened,
    Paused,
    Placed,
    Played,
    Rekeyed,
    Sat,
    Spoken,
    Started,
    TakenBack,
    TakenOver,
    VoteCalled,
    VoteCast,
    VoteFailed,
)
from abbey.table.player_name import PlayerName
from abbey.table.refusal import Refusal
from abbey.table.store import Downtime
from abbey.table.table import Table
from abbey.table.turn_start import turn_start
from abbey.table.vote import Vote

Gone = frozenset[SeatNumber]  # the seats whose players have been away for as long as was agreed


class Absent(NamedTuple):
    """Names the seats whose players are not connected, and those of them who are gone."""

    away: frozenset[SeatNumber] = frozenset()
    gone: Gone = frozenset()


def seat_of(table: Table, key: str) -> SeatNumber:
    """Return the seat that this key opens. Every key is compared, in constant time."""
    found = NOBODY
    for number, seat in by_seat(table.seats):
        if seat.key is not None and hmac.compare_digest(seat.key.encode(), key.encode()):
            found = number
    if not is_seat(found):
        raise Refusal("not-seated", "This key opens no seat at this table.")
    return found


def checked_opening(opened: Opened) -> Opened:
    """Refuse names that cannot be told apart, and terms that nobody could or should play under."""
    names: list[str] = []
    for chair in opened.chairs:
        if chair.kind != "open":
            names.append(_checked_name(PlayerName(chair.name, chair.bot), names))
    _checked_agreed(opened.agreed)
    return opened


def _checked_agreed(agreed: Agreed) -> Agreed:
    if agreed.away_s < LEAST_AWAY_S:
        text = f"A line may break for a moment: nobody counts as gone before {LEAST_AWAY_S} seconds are over."
        raise Refusal("too-hasty", text)
    try:
        agreed.agreement()
    except ComponentsError as error:
        raise Refusal("bad-components", str(error), error.why) from error
    return agreed


def _checked_name(player: PlayerName, taken: Iterable[str]) -> str:
    """Refuse a name that a line of a record cannot hold, or would not give back, or that somebody has already."""
    name = player.name
    is_line = name.isprintable() and name == name.strip() and is_visible(name)
    if not is_line or not player.is_clear:
        raise Refusal("bad-name", f"{name!r} cannot be a name here: use one line of visible characters.")
    if any(looks(name) & looks(other) for other in taken):
        text = f"Somebody at this table is called {name} already, or almost; choose another name."
        raise Refusal("name-taken", text)
    return name


# --- Before the start


def sit(table: Table, seat: SeatNumber | None, name: str, key: str, at: float) -> Sat:
    """Let somebody take an open seat: this one, or the first that is free."""
    _gathering(table)
    free = [number for number, one in by_seat(table.seats) if one.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refusal("seat-taken", "That seat is taken." if free else "Every seat at this table is taken.")
    _checked_name(PlayerName(name), [one.name for one in table.seats])
    return Sat(at, free[0] if seat is None else seat, name, key)


def place(
    table: Table, by: SeatNumber, seat: SeatNumber, name: str, bot: str | None, absent: Absent, at: float
) -> Emptied | Placed:
    """Let the host put a bot on a seat, or open it; whoever has just lost the connection keeps the seat for a while."""
    _gathering(table)
    _host(table, by, absent.gone)
    _existing(table, seat)
    if seat == by:
        raise Refusal("seat-taken", "You sit there yourself. To give the seat up, leave the table.")
    if table.seats[seat].kind == "person" and seat in absent.away - absent.gone:
        raise Refusal("not-away", f"The connection of {table.seats[seat].name} has just broken: wait a while.")
    if bot is None:
        return Emptied(at, seat)
    others = [one.name for number, one in by_seat(table.seats) if number != seat]
    return Placed(at, seat, _checked_name(PlayerName(name, bot), others), bot)


def amend(table: Table, by: SeatNumber, agreed: Agreed, gone: Gone, at: float) -> Amended | None:
    """Let the host change what is agreed; whoever else sits there has not agreed to more aids."""
    _gathering(table)
    _host(table, by, gone)
    require_no_more_aids(table, agreed.aids)
    return None if agreed == table.agreed else Amended(at, _checked_agreed(agreed))


def start(table: Table, by: Viewer, seed: bytes, salt: bytes, gone: Gone, at: float) -> Started:
    """Let the host have the cards dealt."""
    _gathering(table)
    _host(table, by, gone)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("seats-open", "Some seats are still empty: wait for somebody, or put a bot there.")
    return _started(table, seed, salt, at)


def _started(table: Table, seed: bytes, salt: bytes, at: float) -> Started:
    shares = [table.shares.get(seat, "") for seat, _ in by_seat(table.seats)] if table.shares else []
    return Started(at, seed, salt, shares=shares, rules=rules_digest())


def mix(table: Table, by: SeatNumber, share: str, at: float) -> Mixed | None:
    """Let somebody add random bytes for the deal, once; None when it is too late for that, or no seed was promised."""
    is_open = table.stage == "gathering" and table.promise is not None
    return Mixed(at, by, share) if is_open and by not in table.shares else None


def begin(table: Table, at: float) -> Started | None:
    """Deal at a table that begins by itself: when all who sit there have added a share, or when its time has come."""
    if table.begins_by is None or table.promise is None:
        return None
    are_mixed = all(seat in table.shares for seat, one in by_seat(table.seats) if one.kind == "person")
    return _started(table, table.promise.seed, table.promise.salt, at) if are_mixed or at >= table.begins_by else None


# --- In play


def play(table: Table, by: SeatNumber, question: int, word: str, at: float) -> CheckedPlay:
    """Let somebody decide, in answer to the question with this number."""
    _asked(table, by, question)
    _in_lesson(table, by, word)
    try:
        return table.check(Played(at, by, word), read_action(word))
    except (IllegalActionError, NotationError) as error:
        raise Refusal("illegal-action", str(error)) from error


def take_back(table: Table, by: SeatNumber, question: int, at: float) -> TakenBack:
    """Let somebody take their last decision back, before the question with this number is answered."""
    _playing(table)
    assert table.game
    _deciding(table, by)
    if not table.game.undoable(by):
        raise Refusal("nothing-to-undo", "There is nothing that you can take back now.")
    if question != table.questions[by]:
        raise Refusal("stale", "Something has happened since you looked; look again, then decide.")
    return TakenBack(at, by)


def hint(table: Table, by: SeatNumber, question: int, at: float) -> Hinted | None:
    """Let somebody have a hint for the question with this number; None if the turn has had one: it counts once."""
    require_own_aids(table)
    _asked(table, by, question)
    assert table.game
    return None if turn_start(table.game) in table.hints[by] else Hinted(at, by, question)


def leave(table: Table, by: SeatNumber, stand_in: str, at: float) -> Emptied | TakenOver:
    """Let somebody leave: before the start the seat opens again, afterwards a bot plays on."""
    if table.game is None:
        return Emptied(at, by)
    _playing(table)
    _deciding(table, by)
    return TakenOver(at, by, stand_in, "left")


def back(table: Table, by: SeatNumber, at: float) -> GivenBack:
    """Let somebody take their seat back from the bot that played for them."""
    _playing(table)
    if not table.seats[by].is_taken_over:
        raise Refusal("not-away", "No bot plays for you: the seat is yours.")
    return GivenBack(at, by)


def run_out(table: Table, stand_in: str, at: float) -> list[Event]:
    """Let a bot play for everybody whose clock has run out."""
    if table.deadline is None or at < table.deadline:
        return []
    return [TakenOver(at, seat, stand_in, "clock") for seat in table.owing if table.seats[seat].bot is None]


def resume(table: Table, downtimes: Sequence[Downtime], at: float) -> list[Paused]:
    """Stop the clocks for the times in which no server was running, unless that was done or no clock ran then."""
    began = [table.asked_at] if table.deadline is not None else []
    began += [table.vote.called.at] if table.vote else []
    after = max(table.paused_until, min(began, default=inf))
    return [Paused(at, *downtime) for downtime in downtimes if downtime.until > after]


def think(
    table: Table, seat: SeatNumber, question: int, action: Action, by_chance: bool, at: float
) -> CheckedPlay | None:
    """Let a bot decide, or chance instead of it; None when the decision is no longer asked for."""
    if table.is_over or seat not in table.thinking or question != table.questions[seat]:
        return None
    return table.check(Played(at, seat, word_of(action), by_chance), action)


# --- When somebody is gone


def fill(table: Table, by: SeatNumber, seat: SeatNumber, bot: str, gone: Gone, at: float) -> list[Event]:
    """Let anybody who plays ask for a bot on the seat of somebody who is gone; whoever else is there has a vote."""
    _playing(table)
    _deciding(table, by)
    _existing(table, seat)
    if seat not in gone:
        raise Refusal("not-away", f"{table.seats[seat].name} is there, or has not been away for long.")
    return _ask_all(table, VoteCalled(at, by, "fill", seat, bot), gone)


def call_off(table: Table, by: SeatNumber, gone: Gone, at: float) -> list[Event]:
    """Let anybody who plays ask to end the game; everybody who is not gone must agree."""
    _playing(table)
    _deciding(table, by)
    return _ask_all(table, VoteCalled(at, by, "call-off"), gone)


def _ask_all(table: Table, called: VoteCalled, gone: Gone) -> list[Event]:
    """Open a vote, unless nobody else is there to be asked."""
    if table.vote:
        raise Refusal("vote-open", "A vote is open already: answer that one first.")
    return _settled(table, Vote.of(table.vote_count + 1, called), gone, called.at) or [called]


def answer(table: Table, by: SeatNumber, number: int, agrees: bool, gone: Gone, at: float) -> list[Event]:
    """Let somebody answer the vote with this number."""
    _playing(table)
    _deciding(table, by)
    if table.vote is None or table.vote.number != number:
        raise Refusal("no-vote", "That vote is over.")
    return [VoteCast(at, by, agrees), *_settled(table, table.vote.answered(by, agrees), gone, at)]


def settle(table: Table, gone: Gone, at: float) -> list[Event]:
    """End the open vote if its time has come, or if those who are there now have decided it."""
    return _settled(table, table.vote, gone, at) if table.vote else []


def _settled(table: Table, vote: Vote, gone: Gone, at: float) -> list[Event]:
    seat, bot = vote.called.seat, vote.called.bot
    is_void = is_seat(seat) and seat not in gone  # the player is back
    passed = False if is_void else vote.outcome(table.voters(gone), at)
    if passed is None:
        return []
    if not passed:
        return [VoteFailed(at)]
    return [TakenOver(at, seat, bot, "vote") if is_seat(seat) else CalledOff(at)]


# --- At any time


def speak(table: Table, by: SeatNumber, text: str, at: float) -> Spoken:
    """Let somebody say something that all may hear."""
    _not_closed(table)
    line = " ".join(text.split())
    if not line or not line.isprintable():
        raise Refusal("bad-text", "A remark is one line of visible characters.")
    return Spoken(at, by, table.seats[by].name, line)


def close(table: Table, why: str, at: float) -> Closed:
    """Let whoever runs the server close the table, before its game has begun or before it is over."""
    if table.stage not in ("gathering", "playing"):
        raise Refusal("not-playing", "The game at this table has ended already.")
    return Closed(at, why)


def rekey(at: float, by: SeatNumber, key: str) -> Rekeyed:
    """Let somebody change the key of their own seat: the old one opens nothing any more."""
    return Rekeyed(at, by, key)


def want_again(table: Table, by: SeatNumber, at: float) -> AgainWanted | None:
    """Let somebody agree to play again; once is enough."""
    _not_closed(table)
    if table.stage not in ("over", "called-off"):
        raise Refusal("not-over", "This game is not over yet.")
    return None if by in table.again else AgainWanted(at, by)


def is_again_agreed(table: Table, gone: Gone) -> bool:
    """Tell whether the same players are to play again: somebody wants to, and so does everybody who is not gone."""
    return bool(table.again) and table.followed_by is None and table.voters(gone) <= frozenset(table.again)


def again(table: Table, invitation: str, at: float) -> Opened:
    """Let the same players sit down at a new table, where their keys open the same seats."""
    chairs = [Chair(seat.kind, seat.name, seat.bot if seat.kind == "bot" else None, seat.key) for seat in table.seats]
    return Opened.under(table.agreed, at, chairs, invitation)


# --- Who may


def _not_closed(table: Table) -> None:
    if table.closed_why is not None:
        raise Refusal("table-closed", "Whoever runs this server has closed this table.")


def _gathering(table: Table) -> None:
    _not_closed(table)
    if table.game is not None:
        raise Refusal("already-started", "The game at this table has started already.")


def _playing(table: Table) -> None:
    if table.stage != "playing":
        raise Refusal("not-playing", "No game is in play at this table now.")


def _host(table: Table, by: Viewer, gone: Gone) -> None:
    if by == NOBODY or by != table.host_without(gone):
        raise Refusal("not-host", "Only the host of this table may do that.")


def _existing(table: Table, seat: SeatNumber) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", no_seat(seat, range(len(table.seats))))


def _deciding(table: Table, by: SeatNumber) -> None:
    if table.seats[by].is_taken_over:
        raise Refusal("bot-plays", "A bot plays for you: take your seat back first.")


def _in_lesson(table: Table, by: SeatNumber, word: str) -> None:
    if table.prescribed(by) not in (None, word):
        raise Refusal("off-lesson", "The lesson shows another move here: make that one.")


def _asked(table: Table, by: SeatNumber, question: int) -> None:
    _playing(table)
    _deciding(table, by)
    if by not in table.owing:
        raise Refusal("wrong-seat", "You have nothing to decide now.")
    if question != table.questions[by]:
        raise Refusal("stale", "Something has happened since you looked; look again, then decide.")
