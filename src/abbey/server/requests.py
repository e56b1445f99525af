"""What a client asks for on its live line, one function for each kind of message."""

import asyncio
from dataclasses import dataclass

from abbey.bots import bot_names
from abbey.rules.names import NOBODY
from abbey.server.connection import Connection
from abbey.server.house import House, dealt, known_bot
from abbey.server.room import Done, Room
from abbey.table import Refusal, deciding
from abbey.wire.messages import (
    Back,
    Fill,
    FromClient,
    Hello,
    Leave,
    Look,
    Ping,
    Place,
    Play,
    Pong,
    Rematch,
    Say,
    Start,
    Sync,
    Undo,
)
from abbey.wire.telling import outlook
from abbey.wire.text import text_of


@dataclass(frozen=True, slots=True)
class Line:
    """A connection and where it leads."""

    house: House
    room: Room
    connection: Connection

    @property
    def seat(self) -> int:
        """For what only players may do."""
        if self.connection.viewer == NOBODY:
            raise Refusal("not-seated", "You are looking on: only players may do that.")
        return self.connection.viewer


def obey(message: FromClient, line: Line) -> Done | None:
    """Do what the message asks for. What takes time is done when the future is."""
    match message:
        case Play() | Undo():
            return _decide(message, line)
        case Ping():
            line.connection.tell(text_of(Pong()))
        case Sync():
            line.room.tell_everything(line.connection)
        case Hello():
            raise Refusal("already-greeted", "You have said hello already.")
        case Look():
            _look(line)
        case Say(text=text):
            seat = line.seat
            return line.room.act(lambda table, at: deciding.speak(table, seat, text, at))
        case Start() | Place() | Fill():
            return _host(message, line)
        case Leave() | Back() | Rematch():
            return _move(message, line)
    return None


def _look(line: Line) -> None:
    table, seat = line.room.table, line.seat
    if seat not in table.owing:
        raise Refusal("wrong-seat", "You have nothing to decide now.")
    line.connection.tell(outlook(table, seat))


def _decide(message: Play | Undo, line: Line) -> Done:
    seat, question = line.seat, message.question
    match message:
        case Play(action=word):
            return line.room.act(lambda table, at: deciding.play(table, seat, question, word, at))
        case Undo():
            return line.room.act(lambda table, at: deciding.take_back(table, seat, question, at))


def _host(message: Start | Place | Fill, line: Line) -> Done:
    by, room = line.seat, line.room
    match message:
        case Start():
            return room.act(lambda table, at: dealt(table, by, at))
        case Place(seat=seat, bot=bot):
            kind = None if bot is None else known_bot(bot)
            name = bot_names([one.name for one in room.table.seats])[0]
            return room.act(lambda table, at: deciding.place(table, by, seat, name, kind, at))
        case Fill(seat=seat, bot=bot):
            kind = known_bot(bot)
            return room.act(lambda table, at: deciding.fill(table, by, seat, kind, seat in room.present, at))


def _move(message: Leave | Back | Rematch, line: Line) -> Done:
    seat, room = line.seat, line.room
    match message:
        case Leave():
            stand_in = line.house.settings.stand_in
            return room.act(lambda table, at: deciding.leave(table, seat, stand_in, at))
        case Back():
            return room.act(lambda table, at: deciding.back(table, seat, at))
        case Rematch():
            return asyncio.ensure_future(line.house.open_again(room))
