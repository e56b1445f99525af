"""Writes finished games into a folder before their tables are removed, as records that `abbey verify` reads."""

import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from abbey.files import make_last, write_whole
from abbey.rules import read_record, record_of, write_record
from abbey.table import Table, read_event


def record_text(name: str, bodies: Sequence[bytes]) -> str | None:
    """Return the record of the game at this table, which has been read again and verified; None where none began."""
    game = Table.of(name, map(read_event, bodies)).game
    if game is None:
        return None
    text = write_record(record_of(game))
    read_record(text).verify()
    return text


def put_into_archive(folder: Path, name: str, ended: float, text: str) -> None:
    """Write the record under the month of its end; it is on disk, whole and with its name, before this returns."""
    place = folder / time.strftime("%Y-%m", time.gmtime(ended))
    if not place.is_dir():
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_last(folder)
    write_whole(place / f"abbey-{quote(name, safe='')}.abbey", text, private=True)
    make_last(place)
