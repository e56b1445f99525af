"""Compiling for speed in the background, while somebody already plays."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

from abbey.search import can_compile, is_warm

LONGEST_S: Final = 600  # a lock older than this was left behind


def warm_meanwhile() -> None:
    """Bots play at plain speed until it is done."""
    if can_compile() and not is_warm():
        quiet = subprocess.DEVNULL
        warming = subprocess.Popen(
            [sys.executable, "-m", "abbey", "warm"], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
        Thread(target=warming.wait, daemon=True).start()


@contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """Is nobody else compiling into this folder? Two at once would only take twice as long."""
    lock = folder / "warming"
    if lock.exists() and time.time() - lock.stat().st_mtime > LONGEST_S:
        lock.unlink(missing_ok=True)
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        yield False
        return
    try:
        yield True
    finally:
        lock.unlink(missing_ok=True)
