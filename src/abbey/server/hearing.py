"""What one client says on its live line: obeyed, or refused with a reason."""

from typing import Final

from abbey.server.answers import NOT_STORED
from abbey.server.connection import FAILED, TOO_MANY
from abbey.server.limits import Bucket
from abbey.server.metrics import Count
from abbey.server.requests import Line, obey
from abbey.server.room import Done
from abbey.table import Refusal
from abbey.table.store import StoreError
from abbey.wire.messages import Refused
from abbey.wire.reading import FROM_CLIENT, UnreadableError, read
from abbey.wire.text import text_of

PATIENCE: Final = 50  # refused messages in a row


class Hearing:
    def __init__(self, line: Line) -> None:
        limits = line.house.settings.limits
        self._line = line
        self._bucket = Bucket(limits.messages_a_second, limits.message_burst)
        self._refusals = 0
        self._doing: set[Done] = set()  # kept until they are done

    def hear(self, text: str) -> None:
        if not self._bucket.take():
            self._refuse(Refused("too-fast", "Too many messages; slow down."))
            return
        try:
            doing = obey(read(text, FROM_CLIENT), self._line)
        except UnreadableError as error:
            self._refuse(Refused("bad-message", f"The message cannot be read: {error}."))
        except Refusal as no:
            self._refuse(Refused(no.code, no.text))
        else:
            if doing is None:
                self._refusals = 0
            else:
                self._doing.add(doing)
                doing.add_done_callback(self._answer)

    def _answer(self, done: Done) -> None:
        self._doing.discard(done)
        match None if done.cancelled() else done.exception():
            case None:
                self._refusals = 0
            case Refusal() as no:
                self._refuse(Refused(no.code, no.text))
            case StoreError():
                self._refuse(Refused("not-stored", NOT_STORED))
            case fault:
                self._line.connection.drop(FAILED)
                raise fault

    def _refuse(self, no: Refused) -> None:
        self._refusals += 1
        self._line.house.metrics.add(Count.REFUSALS)
        self._line.connection.tell(text_of(no))
        if self._refusals == PATIENCE:
            self._line.connection.drop(TOO_MANY)
