"""Takes what one client says on its live connection: each message is carried out, or refused with a reason."""

import logging

from abbey.server import work_prices
from abbey.server.change_queue import Done
from abbey.server.limits import Bucket
from abbey.server.live.connection import FAILED, TOO_MANY
from abbey.server.live.handlers import Client, handle
from abbey.table.refusal import Refusal, refusal_of
from abbey.table.store import NewerTableError, StoreError
from abbey.wire.codec import FROM_CLIENT, read, refused_of, text_of

log = logging.getLogger("abbey.server")


class ClientSession:
    """Takes a client's messages from `hello` to the end of the connection."""

    def __init__(self, client: Client) -> None:
        limits = client.house.settings.limits
        self._client = client
        self._bucket = Bucket(limits.messages_a_second, limits.message_burst)
        self._refusals = 0  # in a row
        self._most_refusals = limits.refusals_in_a_row

    def receive(self, text: str) -> None:
        """Carry out one message. Never waits: what takes time is answered when it is done."""
        connection = self._client.connection
        if connection.is_dropped or connection.is_dismissed or connection.is_moving:
            return
        if not self._bucket.take() or self._client.account.is_spent:
            self._refuse_and_charge()
            return
        told = self._client.connection.told
        try:
            message = read(text, FROM_CLIENT)
            done = handle(message, self._client)
        except Refusal as no:
            self._client.account.charge(work_prices.REFUSAL)
            self._refuse(no)
        except Exception as fault:
            self._fail(fault)
        else:
            told, listeners = self._client.connection.told - told, len(self._client.room.connections)
            shared = work_prices.shared_price(message, listeners)
            self._client.account.charge(work_prices.price(message, told, listeners), shared)
            if done is None:
                self._refusals = 0
            else:
                self._client.connection.owe(done)
                done.add_done_callback(self._answer)

    def _refuse_and_charge(self) -> None:
        """Say that this is too fast. Whoever goes on all the same is not listened to any more."""
        account = self._client.account
        account.charge(work_prices.REFUSAL)
        if account.is_overdrawn:
            self._client.connection.drop(TOO_MANY)
        else:
            self._refuse(Refusal("too-fast", "Too many messages; slow down."))

    def _answer(self, done: Done) -> None:
        try:
            self._say_how_it_ended(done)
        finally:
            self._client.connection.answered(done)

    def _say_how_it_ended(self, done: Done) -> None:
        match None if done.cancelled() else done.exception():
            case None:
                self._refusals = 0
            case NewerTableError():  # the line is closed without an answer: the next server is asked the same
                return
            case Refusal() | StoreError() as error:
                self._refuse(refusal_of(error))
            case fault:
                self._fail(fault)

    def _fail(self, fault: BaseException) -> None:
        """Close the line after a fault of our own: nobody knows what the client has been told."""
        log.error("a message could not be carried out", exc_info=fault)
        self._client.house.metrics.refuse("server-fault")
        self._client.connection.drop(FAILED)

    def _refuse(self, no: Refusal) -> None:
        self._refusals += 1
        self._client.house.metrics.refuse(no.code)
        self._client.connection.tell(text_of(refused_of(no)))
        if self._refusals == self._most_refusals:
            self._client.connection.drop(TOO_MANY)
