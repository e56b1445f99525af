"""Secrets in addresses and browsers: a table's id lets people look on, a seat's token lets one person play."""

import hashlib
import secrets
from typing import Final

from abbey.server.share import Share

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another
_ID_LENGTH: Final = 14
_TOKEN_BYTES: Final = 32


def new_table_id(share: Share) -> str:
    """Of a table that falls to this share."""
    while True:
        table = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
        if share.holds(table):
            return table


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def key_of(token: str) -> str:
    """What is stored: whoever reads the store cannot sit down."""
    return hashlib.sha256(token.encode()).hexdigest()
