"""Runs `abbey serve` in a process of its own, as a visitor's server is."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PACE_S = 0.02  # bots need not look thoughtful here


class Server:
    def __init__(self, folder: Path, python: Sequence[str] = (sys.executable,), store: str = "") -> None:
        """Keep the tables in the folder, unless the store is the address of a database."""
        self.folder = folder
        self._keeping = ("--store", store) if store else ("--data", str(folder))
        self._python = python
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start on a free port at first, and then on the same one, where pages that lost the server look for it."""
        port = self.address.rpartition(":")[2] or "0"
        command = ("serve", "--port", port, "--pace", str(PACE_S), *self._keeping, "--unlimited")
        self._process = subprocess.Popen(
            [*self._python, "-m", "abbey", *command], stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line
        self.address = found[0]

    def kill(self) -> None:
        """Kill the server without a word, as a power cut would."""
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        self._process.terminate()
        self._gone()

    def _gone(self) -> None:
        self._process.communicate(timeout=30)
