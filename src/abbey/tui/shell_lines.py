"""Writes lines for the person to type into their shell: they work however the person called the program."""

import os
import shlex
import shutil
import sys
from pathlib import Path


def resume(path: Path) -> str:
    """Return the line that goes on with the game in this file."""
    return f"{_program()} play --resume {_quoted(path)}"


def look_back(path: Path) -> list[str]:
    """Return the lines that check the finished game in this file, and that read it again."""
    return [f"{_program()} verify {_quoted(path)}", f"{_program()} replay {_quoted(path)}"]


def _program() -> str:
    """Return `abbey` when the shell would find this very program by that name; otherwise the way to it from here."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{shlex.quote(_from_here(Path(sys.executable)))} -m abbey"
    found = shutil.which("abbey")
    if called.name != "abbey" or (found and Path(found).resolve() == called.resolve()):
        return "abbey"
    return shlex.quote(_from_here(called))


def _from_here(path: Path) -> str:
    """Return the path, relative when it lies below the current folder."""
    near = os.path.relpath(path)
    return str(path) if near.startswith("..") else near


def _quoted(path: Path) -> str:
    """Return the path as a shell reads it."""
    text = str(path)
    return f"'{text}'" if " " in text else text
