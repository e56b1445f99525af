"""Checks that the load generator's own WebSocket hears whole messages, whatever their length, and answers pings."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from websockets.sync.server import ServerConnection, serve

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("node") is None, reason="the load generator runs on Node"),
]

SIZES: Final = (0, 1, 125, 126, 65_535, 65_536, 300_000)  # where the length of a frame is written in another way
PATIENCE_S: Final = 20
LINE: Final = Path(__file__).parents[2] / "benchmarks/server/line.js"
ECHO: Final = f"""
const {{ Line }} = await import({LINE.as_uri()!r});
const hear = (text) => (text === 'end' ? line.close() : line.say(`${{text.length}} ${{text.slice(0, 1000)}}`));
const line = new Line(process.argv[1], hear, () => line.say('hello'));
"""


def after_talk(handler: Callable[[ServerConnection], None]) -> "subprocess.CompletedProcess[str]":
    """Let a line of the generator, which says how much it has heard, talk to this server, and return how it ended."""
    with serve(handler, "127.0.0.1", 0, compression=None) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        command = ["node", "--input-type=module", "-e", ECHO, address]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
        server.shutdown()
        thread.join()
    return done


def test_a_line_hears_messages_of_every_length_and_answers_pings() -> None:
    heard: list[object] = []

    def talk(line: ServerConnection) -> None:
        heard.append(line.recv(PATIENCE_S))
        for size in SIZES:
            line.send("x" * size)
        heard.extend(line.recv(PATIENCE_S) for _ in SIZES)
        heard.append(line.ping(b"\xff\x00").wait(PATIENCE_S))
        line.send("end")

    done = after_talk(talk)
    assert (done.returncode, done.stderr) == (0, "")
    assert heard == ["hello", *(f"{size} {'x' * min(size, 1000)}" for size in SIZES), True]


def test_a_line_that_the_server_closes_ends_the_measurement() -> None:
    assert after_talk(lambda line: line.close()).returncode == 1
