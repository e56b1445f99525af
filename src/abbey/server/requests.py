"""What a client asks for on its live line, one function for each kind of message."""

from dataclasses import dataclass

from abbey.bots import bot_names
from abbey.rules.names import NOBODY
from abbey.server.connection import Connection
from abbey.server.house import House, dealt, known_bot
from abbey.server.room import Room
from abbey.server.wire.messages import (
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
from abbey.server.wire.telling import outlook
from abbey.server.wire.text import text_of
from abbey.table import Refusal, deciding


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


async def obey(message: FromClient, line: Line) -> None:
    match message:
        case Play() | Undo():
            await _decide(message, line)
        case Ping():
            line.connection.tell(text_of(Pong()))
        case Sync():
            await line.room.repeat(line.connection)
        case Hello():
            raise Refusal("already-greeted", "You have said hello already.")
        case Look():
            _look(line)
        case Say(text=text):
            seat = line.seat
            await line.room.act(lambda table, at: deciding.speak(table, seat, text, at))
        case Start() | Place() | Fill():
            await _host(message, line)
        case Leave() | Back() | Rematch():
            await _move(message, line)


def _look(line: Line) -> None:
    table, seat = line.room.table, line.seat
    if seat not in table.owing:
        raise Refusal("wrong-seat", "You have nothing to decide now.")
    line.connection.tell(outlook(table, seat))


async def _decide(message: Play | Undo, line: Line) -> None:
    seat, question = line.seat, message.question
    match message:
        case Play(action=word):
            await line.room.act(lambda table, at: deciding.play(table, seat, question, word, at))
        case Undo():
            await line.room.act(lambda table, at: deciding.take_back(table, seat, question, at))


async def _host(message: Start | Place | Fill, line: Line) -> None:
    by, room = line.seat, line.room
    match message:
        case Start():
            await room.act(lambda table, at: dealt(table, by, at))
        case Place(seat=seat, bot=bot):
            kind = None if bot is None else known_bot(bot)
            name = bot_names([one.name for one in room.table.seats])[0]
            await room.act(lambda table, at: deciding.place(table, by, seat, name, kind, at))
        case Fill(seat=seat, bot=bot):
            kind = known_bot(bot)
            await room.act(lambda table, at: deciding.fill(table, by, seat, kind, seat in room.present, at))


async def _move(message: Leave | Back | Rematch, line: Line) -> None:
    seat, room = line.seat, line.room
    match message:
        case Leave():
            stand_in = line.house.settings.stand_in
            await room.act(lambda table, at: deciding.leave(table, seat, stand_in, at))
        case Back():
            await room.act(lambda table, at: deciding.back(table, seat, at))
        case Rematch():
            await line.house.open_again(room)
