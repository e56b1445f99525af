"""How the person called us, so that what we tell them to type works when they type it."""

import os
import shlex
import shutil
import sys
from pathlib import Path


def command() -> str:
    """`abbey` when the shell would find this very program by that name; otherwise the way to it from here."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(_from_here(Path(sys.executable)))} -m abbey"
    found = shutil.which("abbey")
    if called.name != "abbey" or (found and Path(found).resolve() == called.resolve()):
        return "abbey"
    return shlex.quote(_from_here(called))


def _from_here(path: Path) -> str:
    """Relative when it lies below the current folder."""
    near = os.path.relpath(path)
    return str(path) if near.startswith("..") else near
