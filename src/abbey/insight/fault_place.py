"""Says where something failed, for a log that may quote nothing."""

from pathlib import Path
from traceback import extract_tb


def fault_place(error: Exception) -> str:
    """Say what kind of error it is and where it was raised: its own words may quote what somebody holds."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"
