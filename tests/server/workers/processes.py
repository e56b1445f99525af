"""Finds the processes of a server with workers, as the system knows them."""

from contextlib import suppress
from pathlib import Path


def workers_of(porter: int) -> list[int]:
    """Return those that have begun and not ended."""
    children = Path(f"/proc/{porter}/task/{porter}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in _command(child)]


def _command(process: str) -> bytes:
    with suppress(OSError):  # it has just ended
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""
