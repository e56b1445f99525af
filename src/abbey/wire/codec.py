"""Writes messages as text, and reads text as messages. Whatever is not a message is refused in one way."""

from typing import Any, Final, TypeVar

import msgspec

from abbey.table import Refusal
from abbey.wire.client_messages import FromClient
from abbey.wire.messages import Refused

T = TypeVar("T")

FROM_CLIENT: Final = msgspec.json.Decoder[FromClient](FromClient)
_ENCODER = msgspec.json.Encoder()


def read(text: str | bytes, decoder: msgspec.json.Decoder[T], what: str = "message") -> T:
    """Read a text as what the decoder is for; the refusal of any other text calls it a `what`."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Refusal("bad-message", f"The {what} cannot be read: {error}.") from error
    except UnicodeDecodeError as error:
        raise Refusal("bad-message", f"The {what} cannot be read: it is not text in UTF-8.") from error
    except RecursionError as error:
        raise Refusal("bad-message", f"The {what} cannot be read: it is nested too deeply.") from error


def text_of(message: object) -> str:
    """Return the message as JSON."""
    return _ENCODER.encode(message).decode()


def refused_of(no: Refusal) -> Refused:
    """Return the refusal as a message."""
    return Refused(no.code, no.text, no.why)


def encoded(part: object) -> Any:
    """Put a part of a message into text beforehand, to stand in for its value; many messages may share it."""
    return msgspec.Raw(_ENCODER.encode(part))
