"""Writes a game as text that people can read, compare and keep, and that replays forever. See docs/notation.md."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from abbey.rules.action import Action, number_of
from abbey.rules.agreement import Agreement
from abbey.rules.components import SECTIONS, Components, Section, components_from
from abbey.rules.core.step import step
from abbey.rules.deal import Deal, is_share
from abbey.rules.deal_layout import read_layout
from abbey.rules.errors import AbbeyError, CommitmentError, OptionsError, RecordError, RulesVersionError
from abbey.rules.game import Game, checked_names
from abbey.rules.names import EVENTS, NOBODY, NONE, SEATS, SeatNumber
from abbey.rules.notation import read_action, word_of
from abbey.rules.what_if import WhatIf, read_what_if

RULES_VERSION: Final = "1"
TITLE: Final = "Abbey record"
_YES_NO: Final = {"yes": True, "no": False}
Headers = dict[str, str]


@dataclass(frozen=True, slots=True)
class Record:
    """Holds a finished or running game: how it was dealt, who sat where, and what each seat did."""

    deal: Deal
    names: tuple[str, ...]
    actions: tuple[tuple[SeatNumber, Action], ...]
    commitment: str
    promise: str | None = None  # of the seed alone; only where players have added shares
    what_if: WhatIf | None = None  # where the game goes on from another

    def replay(self) -> Game:
        """Play the game again; refuse at the first action that the rules do not allow, or for another deal's sake."""
        game = Game(self.deal, self.names, self.what_if)
        for count, (seat, action) in enumerate(self.actions, 1):
            try:
                game.play(action, seat)
            except AbbeyError as error:
                self.check_deal()  # the actions of the promised deal are seldom possible in another
                text = f"Action {count} of the record cannot be played. {error}"
                raise RecordError(text, "action", number=count) from error
        if game.position.piles:
            raise RecordError("The record lays out a pile that was never shuffled, or holds other cards.", "deal")
        return game

    @property
    def is_as_promised(self) -> bool:
        """Tell whether the deal matches the commitment."""
        try:
            self.check_deal()
        except CommitmentError:
            return False
        return True

    def check_deal(self) -> None:
        """Refuse when the deal, or the seed that players added their shares to, is not the one that was promised."""
        self.deal.check(self.commitment)
        if self.promise is not None:
            self.deal.check_promise(self.promise)

    def verify(self) -> Game:
        """Check that the deal is the promised one, then replay."""
        self.check_deal()
        return self.replay()


def record_of(game: Game) -> Record:
    """Return the record of this game, as far as it has been played."""
    deal = game.deal
    promise = deal.promise() if deal.shares else None
    return Record(deal, game.names, tuple(game.actions), deal.commitment(), promise, game.what_if)


def digest_of(record: Record) -> str:
    """Return what names this record, as the parent of a what-if game: the SHA-256 of its text."""
    return hashlib.sha256(write_record(record).encode()).hexdigest()


def write_record(record: Record) -> str:
    """Return the record as text."""
    deal = record.deal
    lines = [
        TITLE,
        f"rules: {RULES_VERSION}",
        f"players: {deal.players}",
        *(f"seat {seat}: {name}" for seat, name in enumerate(record.names)),
        f"time last: {'yes' if deal.agreement.time_last else 'no'}",
        f"overshoot: {deal.agreement.overshoot}",
        *(f"{section.title}: {_values(section, deal.agreement.components)}" for section in SECTIONS),
        f"commitment: {record.commitment}",
        f"seed: {deal.seed.hex()}",
        f"salt: {deal.salt.hex()}",
        *([f"promise: {record.promise}"] if record.promise is not None else []),
        *([f"shares: {'; '.join(_shares_of(deal))}"] if deal.shares else []),
        *(f"{entry}: {value}" for entry, value in _branch_of(record).items()),
        f"actions: {len(record.actions)}",
        "",
        *_turns(record),
    ]
    return "\n".join(lines) + "\n"


def _values(section: Section, components: Components) -> str:
    rows = zip(section.names, getattr(components, section.title), strict=True)
    return "; ".join(f"{name} {' '.join(map(str, values))}" for name, values in rows)


def _shares_of(deal: Deal) -> Iterator[str]:
    for seat, share in enumerate(deal.shares):
        if share:
            yield f"{seat} {share}"


def _branch_of(record: Record) -> Headers:
    """Return the entries that only a what-if game has."""
    laid = record.deal.layout.entries() if record.deal.layout else {}
    return {**record.what_if.entries(), **laid} if record.what_if else laid


def _turns(record: Record) -> Iterator[str]:
    """Yield a line for each seat's decisions in a row, and a remark where a day begins."""
    position = record.deal.position()
    day, writer, words = 0, NOBODY, ""
    for seat, action in record.actions:
        begins = position.day != day
        if words and (begins or seat != writer or word_of(action).startswith(("play:", "show:"))):
            yield words
            words = ""
        if begins:
            day = position.day
            yield f"# day {day}: {'the accusation' if position.event == NONE else EVENTS[position.event]}"
        words = f"{words} {word_of(action)}" if words else f"{seat}: {word_of(action)}"
        writer = seat
        step(position, seat, number_of(action))
    if words:
        yield words


def read_record(text: str) -> Record:
    """Read a record; refuse what is not one, with the line that is wrong. The actions are not yet replayed."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise RecordError(f"Line 1: a record begins with {TITLE!r}.", "title")
    headers, body = _split(lines)
    version = _header(headers, "rules")
    if version != RULES_VERSION:
        raise RulesVersionError(
            f"This record was played under rules version {version}; this program plays version {RULES_VERSION}.",
            "version",
            version=version,
        )
    deal = _deal(headers)
    names = _names(headers, deal.players)
    actions = tuple(_actions(body, deal.players))
    if _header(headers, "actions") != str(len(actions)):
        text = f"The record promises {_header(headers, 'actions')} actions but holds {len(actions)}."
        raise RecordError(text, "short")
    promise = _digest(headers, "promise") if deal.shares or "promise" in headers else None
    what_if = _what_if(headers, deal, len(actions))
    record = Record(deal, names, actions, _digest(headers, "commitment"), promise, what_if)
    _refuse_unknown(headers, record)
    return record


Body = list[tuple[int, str]]


def _split(lines: list[str]) -> tuple[Headers, Body]:
    """Split the lines at the first empty one: headers before it, turns after it."""
    headers: Headers = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return headers, list(enumerate(lines[number:], number + 1))
        key, colon, value = line.partition(":")
        if not colon:
            raise _wrong_line(number, f"expected 'name: value', found {line!r}.")
        if key.strip() in headers:
            raise _wrong_line(number, f"{key.strip()!r} is given twice.")
        headers[key.strip()] = value.strip()
    return headers, []


def _header(headers: Headers, key: str) -> str:
    try:
        return headers[key]
    except KeyError:
        raise RecordError(f"The record has no line {key!r}.", "missing", entry=key) from None


def _refuse_unknown(headers: Headers, record: Record) -> None:
    players = record.deal.players
    known = {"rules", "players", "time last", "overshoot", "commitment", "seed", "salt", "actions"}
    known |= {"promise", "shares", *_branch_of(record)}
    known |= {f"seat {seat}" for seat in range(players)} | {section.title for section in SECTIONS}
    for key in headers:
        if key not in known:
            text = f"The record has a line {key!r} that this version does not know."
            raise RecordError(text, "entry", entry=key)


def _deal(headers: Headers) -> Deal:
    players = _header(headers, "players")
    time_last = _header(headers, "time last")
    if time_last not in _YES_NO:
        raise RecordError(f"'time last' is yes or no, not {time_last!r}.", "entry", entry="time last")
    try:
        return Deal(
            _whole(players, "players"),
            _bytes(headers, "seed"),
            _bytes(headers, "salt"),
            Agreement(
                _YES_NO[time_last],
                _header(headers, "overshoot"),
                components_from({s.title: _entries(_header(headers, s.title), s.title) for s in SECTIONS}),
            ),
            _shares(headers, _whole(players, "players")),
            read_layout(headers),
        )
    except RecordError:
        raise
    except AbbeyError as error:
        raise RecordError(f"The record's deal is wrong: {error}", "deal") from error


def _what_if(headers: Headers, deal: Deal, actions: int) -> WhatIf | None:
    try:
        what_if = read_what_if(headers, deal.players)
    except OptionsError as error:
        raise RecordError(f"The record's parent is wrong: {error}", "parent") from error
    if what_if is None and deal.layout:
        raise RecordError("A record whose pieces were laid out names its parent.", "parent")
    if what_if and (what_if.begun > actions or (what_if.hidden == "redealt" and deal.layout is None)):
        raise RecordError("The record does not hold what it says it took over from its parent.", "parent")
    return what_if


def _names(headers: Headers, players: int) -> tuple[str, ...]:
    try:
        return checked_names(tuple(_header(headers, f"seat {seat}") for seat in range(players)), players)
    except OptionsError as error:
        raise RecordError(f"The record's names are wrong: {error}", "names") from error


def _shares(headers: Headers, players: int) -> tuple[str, ...]:
    """Read what players have added to the seed, by seat; the line is missing where nobody has."""
    if "shares" not in headers:
        return ()
    shares = [""] * players
    for part in headers["shares"].split(";"):
        seat, _, share = part.strip().partition(" ")
        if seat not in map(str, range(players)) or shares[int(seat)] or not is_share(share):
            text = f"'shares' names a seat and 64 hexadecimal digits each time, not {part.strip()!r}."
            raise RecordError(text, "entry", entry="shares")
        shares[int(seat)] = share
    return tuple(shares)


def _digest(headers: Headers, key: str) -> str:
    digest = _header(headers, key)
    if not re.fullmatch("[0-9a-f]{64}", digest):
        raise RecordError(f"{key!r} should be 64 hexadecimal digits, not {digest!r}.", "entry", entry=key)
    return digest


def _bytes(headers: Headers, key: str) -> bytes:
    try:
        return bytes.fromhex(_header(headers, key))
    except ValueError:
        raise RecordError(f"{key!r} is not written in hexadecimal.", "entry", entry=key) from None


def _whole(text: str, key: str) -> int:
    if not re.fullmatch("[0-9]{1,3}", text):
        raise RecordError(f"{key!r}: {text!r} should be a small whole number.", "entry", entry=key)
    return int(text)


def _entries(text: str, title: str) -> dict[str, list[int]]:
    entries: dict[str, list[int]] = {}
    for part in text.split(";"):
        name, *values = part.split() or [""]
        entries[name] = [_whole(value, title) for value in values]
    return entries


def _actions(body: Body, players: int) -> Iterator[tuple[SeatNumber, Action]]:
    for number, line in body:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        seat, colon, words = line.partition(":")
        if not colon or seat.strip() not in [str(n) for n in range(players)]:
            raise _wrong_line(number, f"a turn begins with a seat from 0 to {players - 1} and a colon.")
        for word in words.split():
            try:
                yield SEATS[int(seat)], read_action(word)
            except AbbeyError as error:
                raise _wrong_line(number, str(error)) from error


def _wrong_line(number: int, why: str) -> RecordError:
    return RecordError(f"Line {number}: {why}", "line", line=number)
