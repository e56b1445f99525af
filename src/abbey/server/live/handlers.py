"""Handles what a client asks for on its live connection, with one function for each kind of message."""

import asyncio
from dataclasses import dataclass

from abbey.bots import bot_names
from abbey.rules.names import SeatNumber, is_seat
from abbey.server.budgets import Account
from abbey.server.change_queue import Done
from abbey.server.house import House
from abbey.server.keys import key_of, new_entry_id
from abbey.server.live.aid_handlers import AidHandler
from abbey.server.live.connection import Connection
from abbey.server.room import Room
from abbey.server.stored_opening import dealt, known_bot
from abbey.table import Refusal, Table, commands
from abbey.table.events import AgainWanted, Event
from abbey.table.reports import name_report, remark_report
from abbey.wire.broadcast import forecast_text
from abbey.wire.client_messages import (
    Amend,
    Answer,
    AskHint,
    AskMirror,
    AskNotebook,
    AskReasons,
    Back,
    CallOff,
    Fill,
    FromClient,
    Hello,
    Leave,
    Look,
    Mix,
    Ping,
    Place,
    Play,
    Recall,
    Rekey,
    Rematch,
    Report,
    Say,
    Start,
    Sync,
    Undo,
)
from abbey.wire.codec import text_of
from abbey.wire.messages import NewKey, Pong, ReportReceived
from abbey.wire.view_messages import remarks_page


@dataclass(frozen=True, slots=True)
class Client:
    """Describes somebody who is connected to a table, and the room of that table."""

    house: House
    room: Room
    connection: Connection
    account: Account

    @property
    def seat(self) -> SeatNumber:
        """Return the client's seat, for what only players may do."""
        viewer = self.connection.viewer
        if not is_seat(viewer):
            raise Refusal("not-seated", "You are looking on: only players may do that.")
        return viewer


def handle(message: FromClient, client: Client) -> Done | None:
    """Do what the message asks for. What takes time is done when the returned future is."""
    match message:
        case Play() | Undo():
            return _decide(message, client)
        case Ping():
            client.connection.tell(text_of(Pong()))
        case Sync():
            client.room.tell_everything(client.connection)
        case Hello():
            raise Refusal("already-greeted", "You have said hello already.")
        case Look():
            _look(client)
        case Say():
            return _say(message, client)
        case Mix(share=share):
            seat = client.seat
            return client.room.act(lambda table, at: commands.mix(table, seat, share, at))
        case Rekey(token=token):
            return _rekey(token, client)
        case Recall(before=before):
            client.connection.tell(text_of(remarks_page(client.room.table, before)))
        case Report():
            return _report(message, client)
        case Start() | Amend() | Place():
            return _host(message, client)
        case Fill() | CallOff() | Answer():
            return _vote(message, client)
        case Leave() | Back() | Rematch():
            return _move(message, client)
        case AskNotebook() | AskReasons() | AskHint() | AskMirror():
            return _aid(message, client)
    return None


def _aid(message: AskNotebook | AskReasons | AskHint | AskMirror, client: Client) -> Done:
    aids = AidHandler(client.house.aids, client.room, client.connection, client.account.limits.aids_waiting)
    match message:
        case AskNotebook() | AskReasons():
            return aids.handle(message)
        case AskHint() | AskMirror():
            return aids.handle_player(message, client.seat)


def _rekey(token: str, client: Client) -> Done:
    seat, key = client.seat, key_of(token)

    async def changed() -> None:
        await client.room.change_key(client.connection, seat, key)
        client.house.caretaker.note_key(client.connection, key)
        client.connection.tell(text_of(NewKey(seat, token)))

    return asyncio.ensure_future(changed())


def _say(message: Say, client: Client) -> Done:
    seat = client.seat
    client.account.take_remark()
    return client.room.act(lambda table, at: commands.speak(table, seat, message.text, at))


def _report(message: Report, client: Client) -> Done:
    """Write a report down, and tell nobody but whoever made it."""
    table, by, name, at = client.room.table, client.seat, new_entry_id(), client.house.now()
    match message:
        case Report(remark=int(number), seat=None, text=text):
            report = remark_report(table, by, number, text, name, at)
        case Report(remark=None, seat=int(seat), text=text):
            report = name_report(table, by, seat, text, name, at)
        case _:
            raise Refusal("bad-message", "A report is about one thing: a remark, or a seat.")
    client.account.take_report()

    async def reported() -> None:
        await client.house.keep_report(report)
        client.connection.tell(text_of(ReportReceived()))

    return asyncio.ensure_future(reported())


def _look(client: Client) -> None:
    table, seat = client.room.table, client.seat
    if seat not in table.owing:
        raise Refusal("wrong-seat", "You have nothing to decide now.")
    client.connection.tell(forecast_text(table, seat))


def _decide(message: Play | Undo, client: Client) -> Done:
    seat, question = client.seat, message.question
    match message:
        case Play(action=word):
            return client.room.act(lambda table, at: commands.play(table, seat, question, word, at))
        case Undo():
            return client.room.act(lambda table, at: commands.take_back(table, seat, question, at))


def _host(message: Start | Amend | Place, client: Client) -> Done:
    by, room = client.seat, client.room
    match message:
        case Start():
            return room.act(lambda table, at: dealt(table, by, room.gone(at), at))
        case Amend(agreed=agreed):
            return room.act(lambda table, at: commands.amend(table, by, agreed, room.gone(at), at))
        case Place(seat=seat, bot=bot):
            kind = None if bot is None else known_bot(bot)
            return room.act(lambda table, at: _placed(table, by, seat, kind, room.absent(at), at))


def _placed(
    table: Table, by: SeatNumber, seat: SeatNumber, kind: str | None, absent: commands.Absent, at: float
) -> Event:
    name = bot_names([one.name for one in table.seats])[0]
    return commands.place(table, by, seat, name, kind, absent, at)


def _vote(message: Fill | CallOff | Answer, client: Client) -> Done:
    by, room = client.seat, client.room
    match message:
        case Fill(seat=seat, bot=bot):
            kind = known_bot(bot)
            return room.act(lambda table, at: commands.fill(table, by, seat, kind, room.gone(at), at))
        case CallOff():
            return room.act(lambda table, at: commands.call_off(table, by, room.gone(at), at))
        case Answer(vote=number, agrees=agrees):
            return room.act(lambda table, at: commands.answer(table, by, number, agrees, room.gone(at), at))


def _move(message: Leave | Back | Rematch, client: Client) -> Done:
    seat, room = client.seat, client.room
    match message:
        case Leave():
            stand_in = client.house.settings.stand_in
            return room.act(lambda table, at: commands.leave(table, seat, stand_in, at))
        case Back():
            return room.act(lambda table, at: commands.back(table, seat, at))
        case Rematch():
            return room.act(lambda table, at: _want_again(table, client, at))


def _want_again(table: Table, client: Client, at: float) -> AgainWanted | None:
    """Agree to play again. Whoever is the first to want it opens the table that will follow."""
    wanted = commands.want_again(table, client.seat, at)
    if wanted and not table.again:
        client.account.take_opening()
    return wanted
