"""Tests how the program that puts load on a server is listened to."""

import os
import shutil
from pathlib import Path

import pytest
from benchmarks import server_load
from benchmarks.server_process import Running

from abbey.cli.command_error import CommandError

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("node") is None, reason="the load generator runs on Node"),
]
WARNS = "process.stderr.write('(node:7) Warning: red herring\\n'.repeat(20_000));\n"  # more than a pipe holds
TELLS = "console.log('counting'); console.log('counted'); console.log(JSON.stringify({ counted_moves: 50 }));\n"
FAILS = "process.exitCode = 1;\n"
SERVER = Running("http://127.0.0.1:1", (os.getpid(),))


def test_a_program_that_warns_much_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_load, "PATIENCE_S", 60)
    Path("load.js").write_text(WARNS + TELLS, encoding="utf-8")
    assert server_load._load(Path(), "abbey", SERVER, None, [])["moves_per_cpu_s"] > 0


def test_what_a_program_that_fails_has_said_is_told() -> None:
    Path("load.js").write_text(WARNS + FAILS, encoding="utf-8")
    with pytest.raises(CommandError, match=r"could not be measured: \(node:7\) Warning: red herring"):
        server_load._load(Path(), "abbey", SERVER, None, [])
