"""Lets one process at a time compile into a folder: two at once would only take twice as long."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from abbey.files import FileInUseError, lock_alone

WAIT_S: Final = 1.0


@contextmanager
def compile_lock(folder: Path, busy: Callable[[], None]) -> Iterator[None]:
    """Wait until this process alone compiles into the folder.

    `busy` is called whenever another process is found to compile there; whoever will not wait raises an exception in
    it.
    """
    while True:
        try:
            lock = lock_alone(folder / "compiler")
            break
        except FileInUseError:
            busy()
        time.sleep(WAIT_S)
    with closing(lock):
        yield
