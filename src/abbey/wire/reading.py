"""What others send, read as messages: everything that is none is refused in one way."""

from typing import Final, TypeVar

import msgspec

from abbey.wire.messages import FromClient

T = TypeVar("T")

FROM_CLIENT: Final = msgspec.json.Decoder[FromClient](FromClient)


class UnreadableError(Exception):
    """Not JSON, or not a message; says why, without a full stop."""


def read(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise UnreadableError(str(error)) from error
    except RecursionError as error:
        raise UnreadableError("It is nested too deeply") from error
