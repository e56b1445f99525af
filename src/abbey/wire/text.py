"""Messages as text. A part of one may be put into text beforehand, and then stands in for its value."""

from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder()


def text_of(message: object) -> str:
    return _ENCODER.encode(message).decode()


def encoded(part: object) -> Any:
    """Many messages may share it."""
    return msgspec.Raw(_ENCODER.encode(part))
