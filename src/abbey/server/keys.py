"""Makes secrets for addresses and browsers: a table's id lets people look on, a seat's token lets one person play."""

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from abbey.server.shard import Shard

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another
_ID_LENGTH: Final = 14
_TABLE_ID: Final = re.compile(rf"(?<![A-Za-z0-9])[{_LETTERS}]{{{_ID_LENGTH}}}(?![A-Za-z0-9])")
_ENTRY_LENGTH: Final = 8
_TOKEN_BYTES: Final = 32
ID: Final = rf"[a-z0-9]{{1,{_ID_LENGTH}}}"  # the form of every id
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # so long are the letters of a token


def new_table_id(shard: Shard) -> str:
    """Return a fresh id of a table that belongs to this shard."""
    while True:
        table = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
        if shard.holds(table):
            return table


def sign_of(table: str) -> str:
    """Return how notices and the log name a table: an id would let whoever reads them look on."""
    return urlsafe_b64encode(hashlib.blake2b(table.encode("utf-8", "surrogatepass"), digest_size=9).digest()).decode()


def with_signs(text: str) -> str:
    """Return a text with signs in the place of all that may be the id of a table."""
    return _TABLE_ID.sub(lambda found: sign_of(found[0]), text)


def new_entry_id() -> str:
    """Return a fresh id of a ban, a report, an order or a use of `abbey admin`, short enough to be typed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ENTRY_LENGTH))


def new_token() -> str:
    """Return a fresh secret that opens one seat."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def holds_token(text: str) -> bool:
    """Tell whether a token may stand somewhere in the text: a run of characters is as long as one."""
    return _TOKEN.search(text) is not None


def key_of(token: str) -> str:
    """Return what is stored of a token: whoever reads the store cannot sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()
