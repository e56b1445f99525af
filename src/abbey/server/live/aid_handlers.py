"""Handles what a client asks of the aids: it is refused here, before any work, where it was not agreed on."""

import asyncio
from functools import partial

from abbey.insight.aids.aid_request import Aid
from abbey.insight.aids.hints import hint
from abbey.insight.aids.mirror import mirror
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.turn_reasons import reasons
from abbey.rules.game import no_seat
from abbey.rules.names import SeatNumber, is_seat
from abbey.server.aid_desk import AidDesk, Asker
from abbey.server.change_queue import Done
from abbey.server.live.connection import Connection
from abbey.server.room import Room
from abbey.table import Refusal, commands
from abbey.table.allowed_aids import require_own_aids, require_public_odds
from abbey.wire.client_messages import AskHint, AskMirror, AskNotebook, AskReasons


class AidHandler:
    """Answers one client about aids."""

    def __init__(self, desk: AidDesk, room: Room, connection: Connection, most: int) -> None:
        """Answer whoever is connected there, who may wait for so many at once."""
        self._desk = desk
        self._room = room
        self._connection = connection
        self._asker = Asker(connection.viewer, connection.slot, most)

    def handle(self, message: AskNotebook | AskReasons) -> Done:
        """Answer what spectators may ask for, too."""
        match message:
            case AskNotebook():
                return self._answer(notebook)
            case AskReasons():
                self._check_cell(message)
                return self._answer(partial(reasons, seat=message.seat, monk=message.monk, eyes=message.eyes))

    def handle_player(self, message: AskHint | AskMirror, seat: SeatNumber) -> Done:
        """Answer what only players may ask for."""
        require_own_aids(self._room.table)
        match message:
            case AskMirror():
                return self._answer(mirror)
            case AskHint(question=question):
                return asyncio.ensure_future(self._hint(seat, question))

    def _check_cell(self, message: AskReasons) -> None:
        table = self._room.table
        if message.eyes == "own":
            if not is_seat(self._connection.viewer):
                raise Refusal("not-seated", "You are looking on: you have no monk of your own.")
            require_own_aids(table)
        require_public_odds(table)
        if message.seat >= len(table.seats):
            raise Refusal("no-such-seat", no_seat(message.seat, range(len(table.seats))))

    async def _hint(self, seat: SeatNumber, question: int) -> None:
        """Write down that a hint was given, then give it; one that is refused is not counted."""
        with self._desk.place(self._room.table, self._asker):
            await self._room.act(lambda table, at: commands.hint(table, seat, question, at))
            await self._tell(partial(hint, taken=len(self._room.table.hints[seat])))

    def _answer(self, aid: Aid) -> Done:
        return asyncio.ensure_future(self._waited_for(aid))

    async def _waited_for(self, aid: Aid) -> None:
        with self._desk.place(self._room.table, self._asker):
            await self._tell(aid)

    async def _tell(self, aid: Aid) -> None:
        """Answer with an aid when it is made, if the client is still there then."""
        connection, room = self._connection, self._room
        text = await self._desk.answer(room.table, self._asker, aid, lambda: connection in room.connections)
        if text is not None:
            connection.tell(text)
