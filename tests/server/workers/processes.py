"""Finds the processes of a server with workers, as the system knows them."""

from contextlib import suppress
from pathlib import Path


def workers_of(porter: int) -> list[int]:
    """Return those that have begun and not ended."""
    children = Path(f"/proc/{porter}/task/{porter}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in _command(child)]


def have_successors(porter: int, killed: list[int], workers: int) -> bool:
    """Tell whether this many workers run, none of those killed among them, which may still be about to end."""
    now = workers_of(porter)  # read once: between two readings one may end
    return len(now) == workers and set(now).isdisjoint(killed)


def _command(process: str) -> bytes:
    with suppress(OSError):  # it has just ended
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""
