"""Defines the `abbey` command: its commands, and how a mistake is answered.

A command is imported when it is asked for: importing all of them would make each wait for what the others need.
"""

import os
import sys
from collections import UserDict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TextIO

import click

from abbey import __version__
from abbey.cli.command_error import CommandGroup

# The module of each command; in it, a function has the command's name.
MODULES = {
    "admin": "admin_command",
    "analyse": "analyse_command",
    "arena": "arena_command",
    "backup": "store_commands",
    "bench": "bench_command",
    "bot-protocol": "text_commands",
    "check-bot": "check_bot_command",
    "completion": "text_commands",
    "play": "play_command",
    "puzzle": "puzzle_command",
    "replay": "replay_command",
    "restore": "store_commands",
    "serve": "serve_command",
    "stats": "stats_command",
    "store": "store_commands",
    "trace": "trace_command",
    "verify": "verify_command",
    "warm": "warm_command",
}


class LazyCommands(UserDict[str, click.Command]):
    """Holds every command by its name, and imports one when it is asked for."""

    def __missing__(self, name: str) -> click.Command:
        """Import the command of this name."""
        module = import_module(f"abbey.cli.commands.{MODULES[name]}")
        command: click.Command = getattr(module, name.replace("-", "_"))
        return command

    def __contains__(self, name: object) -> bool:
        """Say whether there is a command of this name."""
        return name in MODULES

    def __iter__(self) -> Iterator[str]:
        """Go through the names of all commands."""
        return iter(MODULES)

    def __len__(self) -> int:
        """Count the commands."""
        return len(MODULES)


class Program(CommandGroup):
    """Runs the whole command, whatever the streams are that it was given."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Read the command line and do what it says."""
        open_streams()
        return super().main(*args, **kwargs)


def open_streams() -> None:
    """Let a closed stream lead nowhere, and letters that standard output cannot write become question marks."""
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    if reconfigure := getattr(sys.stdout, "reconfigure", None):
        reconfigure(errors="replace")


def _nowhere(mode: Literal["r", "w"]) -> TextIO:
    return Path(os.devnull).open(mode, encoding="utf-8")


@click.group(
    cls=Program,
    commands=LazyCommands(),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, package_name="abbey", message="abbey %(version)s")
def main() -> None:
    """Play The Name of the Rose, in an unofficial fan edition of Stefan Feld's board game.

    Seven days in an abbey: everybody secretly is one of six monks, and least evidence wins.

    Begin with: abbey serve --open, or abbey play for the terminal
    """
