"""Prepares a process that a server has started for work that nobody at a table may have to wait for."""

import os
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb


def lower_priority(steps: int) -> None:
    """Let this process stand back behind others by so many steps of 19, unless the system does not allow that."""
    if hasattr(os, "nice"):
        with suppress(OSError):  # as under a unit that keeps a service from touching priorities at all
            os.nice(steps)


def fault_place(error: Exception) -> str:
    """Say what kind of error it is and where it was raised: its own words may quote what somebody holds."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"
