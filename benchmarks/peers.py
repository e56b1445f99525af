"""Measures other game libraries beside ours in the same run, by a command that prints one JSON object a line."""

import json
import shlex
import subprocess
from dataclasses import dataclass

from abbey.cli.command_error import CommandError


@dataclass(frozen=True, slots=True)
class Peer:
    """Holds the speed of one game of another library, played at random in one way."""

    library: str
    game: str
    how: str
    decisions_per_s: float

    @property
    def title(self) -> str:
        """Return what played, as tables have it."""
        return f"{self.library} {self.game}, {self.how}"


def measure_peers(command: str) -> list[Peer]:
    """Run the command and read what it prints."""
    try:
        done = subprocess.run(shlex.split(command), capture_output=True, text=True, check=True)
        return [Peer(**json.loads(line)) for line in done.stdout.splitlines()]
    except (OSError, subprocess.CalledProcessError, ValueError, TypeError) as error:
        raise CommandError(f"The peers could not be measured with {command!r}: {error}") from error
