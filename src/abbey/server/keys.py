"""Makes secrets for addresses and browsers: a table's id lets people look on, a seat's token lets one person play."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from abbey.server.shard import Shard

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another
_ID_LENGTH: Final = 14
_ENTRY_LENGTH: Final = 8
_TOKEN_BYTES: Final = 32


def new_table_id(shard: Shard) -> str:
    """Return a fresh id of a table that belongs to this shard."""
    while True:
        table = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
        if shard.holds(table):
            return table


def sign_of(table: str) -> str:
    """Return how notices and the log name a table: an id would let whoever reads them look on."""
    return urlsafe_b64encode(hashlib.blake2b(table.encode("utf-8", "surrogatepass"), digest_size=9).digest()).decode()


def new_entry_id() -> str:
    """Return a fresh id of a ban, a report, an order or a use of `abbey admin`, short enough to be typed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ENTRY_LENGTH))


def new_token() -> str:
    """Return a fresh secret that opens one seat."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def key_of(token: str) -> str:
    """Return what is stored of a token: whoever reads the store cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()
