"""Attacks a server from one address, with sockets and frames of its own: it shares no code with the server.

Runs as a program: `python -m tests.server.attacks.attacker ATTACK HOST PORT TABLE TOKEN`. It goes on until its input is
closed, and says then how it fared.
"""

import json
import re
import select
import selectors
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import cycle
from typing import Any

ADDRESS = "127.0.0.66"
TEXT, PING, CONTINUED = 0x1, 0x9, 0x0
CHUNK = 65_536
CHATS = 18  # tables of the attacker's own
TABLES = 10  # of the attacker's own, where decisions are taken back
RECORDS = 190  # at once
RECORD = "\N{GRINNING FACE}".encode() + b"x" * 199_000  # as text it takes four bytes for each of these
PART = 8_000


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """Return a masked frame whose mask is all zeros."""
    size = len(payload)
    length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + payload


def message(**parts: object) -> bytes:
    return frame(TEXT, json.dumps(parts).encode())


class Target:
    """Names the server, and a table of the attacker's own there."""

    def __init__(self, host: str, port: int, table: str, token: str) -> None:
        self.server = host, port
        self.table = table
        self.token = token or None

    def opened(self) -> "Target":
        """Open another table, and return it; this one, where there are no more for the address."""
        chairs = [{"kind": "here", "name": "Malachias"}, {"kind": "bot", "bot": "random"}]
        body = json.dumps({"chairs": chairs, "start": True}).encode()
        with suppress(OSError, ValueError, KeyError):
            opened = json.loads(self.answer(b"POST /api/tables HTTP/1.1", body).partition(b"\r\n\r\n")[2])
            return Target(*self.server, opened["table"]["id"], opened["keys"][0]["token"])
        return self

    def gathering(self) -> "Target":
        """Open a table where somebody is still waited for, and return it."""
        body = json.dumps({"chairs": [{"kind": "here", "name": "Malachias"}, {"kind": "open"}]}).encode()
        opened = json.loads(self.answer(b"POST /api/tables HTTP/1.1", body).partition(b"\r\n\r\n")[2])
        return Target(*self.server, opened["table"]["id"], opened["keys"][0]["token"])

    def answer(self, first_line: bytes, body: bytes) -> bytes:
        """Return all that the server answers to a request."""
        head = b"\r\nHost: abbey\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        with self.connect() as line:
            line.sendall(first_line + head + body)
            return b"".join(iter(lambda: line.recv(CHUNK), b""))

    def connect(self) -> socket.socket:
        line = socket.socket()
        line.bind((ADDRESS, 0))
        line.settimeout(5)
        line.connect(self.server)
        return line

    def live(self) -> socket.socket:
        """Return a live connection that has said hello."""
        line = self.connect()
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        head = f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: abbey\r\n"
        line.sendall(f"{head}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n") and (more := line.recv(1)):
            answer += more
        if not answer.startswith(b"HTTP/1.1 101"):
            line.close()
            raise ConnectionError("refused")
        line.sendall(message(type="hello", token=self.token))
        return line


class Storm:
    """Sends one thing on many lines as fast as they take it, and opens another line for each that is closed."""

    def __init__(
        self, open_line: Callable[[], socket.socket], lines: int, words: bytes, reads: bool, served: bytes = b""
    ) -> None:
        self._open_line = open_line
        self._lines = lines
        self._words = words * max(1, CHUNK // len(words)) if words else b""
        self._reads = reads
        self._mark_of_served = served  # stands once in each answer to what was not refused
        self._all = selectors.DefaultSelector()
        self.at_a_time = 1  # lines that are opened before any is used
        self.sent = 0
        self.closed = 0
        self.refused = 0
        self.served = 0

    def rage(self) -> None:
        while not is_called_off():
            for _ in range(self.at_a_time):
                self._fill()
            for key, events in self._all.select(0.01):
                assert isinstance(key.fileobj, socket.socket)
                self._use(key.fileobj, events)

    def _fill(self) -> None:
        if len(self._all.get_map()) >= self._lines:
            return
        try:
            line = self._open_line()
        except OSError:
            self.refused += 1
            time.sleep(0.001)
            return
        line.setblocking(False)
        events = (selectors.EVENT_WRITE if self._words else 0) | selectors.EVENT_READ
        self._all.register(line, events if self._reads or not self._words else selectors.EVENT_WRITE)

    def _use(self, line: socket.socket, events: int) -> None:
        try:
            if events & selectors.EVENT_WRITE:
                self.sent += line.send(self._words)
            if events & selectors.EVENT_READ:
                self._hear(line.recv(CHUNK))
        except BlockingIOError:
            return
        except OSError:
            self.closed += 1
            self._all.unregister(line)
            line.close()

    def _hear(self, answer: bytes) -> None:
        if not answer:
            raise ConnectionError("closed")
        if self._mark_of_served:
            self.served += answer.count(self._mark_of_served)


def crowded(open_line: Callable[[], socket.socket]) -> Storm:
    """Take as many lines as there are, and say nothing more on them."""
    storm = Storm(open_line, 2000, b"", reads=True)
    storm.at_a_time = 20
    return storm


def half_request(target: Target, words: bytes) -> socket.socket:
    line = target.connect()
    line.sendall(words)
    return line


TO_THE_NEXT_TABLE = {
    "gathering": message(type="mix", share="66" * 32),
    "playing": message(type="call-off"),
    "called-off": message(type="rematch"),
}


def is_called_off() -> bool:
    return bool(select.select([sys.stdin], [], [], 0)[0])


def calls_off_and_plays_again(target: Target) -> Storm:
    """Open as many tables as the server lets happen, each by a rematch at the one before."""
    storm = Storm(target.live, 0, b"", reads=True)
    while not is_called_off():
        with suppress(OSError), target.live() as line:
            for text in texts(line):
                table = text.get("table") or {}
                if next_table := table.get("rematch"):
                    target.table = next_table
                    storm.sent += 1
                    break
                line.sendall(TO_THE_NEXT_TABLE.get(table.get("stage", ""), b""))
                if text["type"] == "refused" and text["code"] == "too-fast":
                    storm.refused += 1
                    time.sleep(0.05)
                    break
    return storm


def plays_and_takes_back(target: Target) -> Storm:
    """Decide and take it back, for ever, at many tables at once."""
    storm = Storm(target.live, 0, b"", reads=True)
    tables = [target.opened() for _ in range(TABLES)]
    with ThreadPoolExecutor(TABLES) as threads:
        list(threads.map(lambda table: waver(storm, table), tables))
    return storm


def waver(storm: Storm, target: Target) -> None:
    while not is_called_off():
        try:
            with target.live() as line:
                waver_on(storm, line)
            storm.closed += 1
        except OSError:
            storm.refused += 1


def waver_on(storm: Storm, line: socket.socket) -> None:
    own: dict[str, Any] = {}
    for text in texts(line):
        if is_called_off():
            return
        own |= text.get("own") or {}
        storm.refused += text["type"] == "refused"
        if own.get("undoable"):
            line.sendall(message(type="undo", question=own["question"]))
        elif own.get("legal"):
            line.sendall(message(type="play", question=own["question"], action=own["legal"][0]))
        storm.sent += 1


def holds_records_back(target: Target) -> Storm:
    """Send large records slowly, and the last byte of all of them together; again and again."""
    storm = Storm(target.connect, 0, b"", reads=True)
    while not is_called_off():
        lines = [line for _ in range(RECORDS) for line in held_back(storm, target)]
        for start in range(0, len(RECORD) - 1, PART):
            pass_on(storm, lines, RECORD[start : min(start + PART, len(RECORD) - 1)])
            time.sleep(0.05)
        pass_on(storm, lines, RECORD[-1:])
        for line in lines:
            hear_out(storm, line)
    return storm


def held_back(storm: Storm, target: Target) -> Iterator[socket.socket]:
    """Yield a line on which a record is about to come, if it opens."""
    try:
        yield half_request(
            target, b"POST /api/replay HTTP/1.1\r\nHost: abbey\r\nContent-Length: %d\r\n\r\n" % len(RECORD)
        )
    except OSError:
        storm.refused += 1


def pass_on(storm: Storm, lines: list[socket.socket], words: bytes) -> None:
    """Send this on all lines, and forget those that are closed."""
    for line in [] if is_called_off() else [*lines]:
        try:
            line.sendall(words)
            storm.sent += len(words)
        except OSError:
            storm.closed += 1
            lines.remove(line)


def hear_out(storm: Storm, line: socket.socket) -> None:
    """Wait a moment for the answer, and hang up."""
    with line, suppress(OSError):
        line.settimeout(0 if is_called_off() else 0.1)
        storm.refused += b" 429 " in line.recv(CHUNK)


IN_TURNS = {
    "rematches": calls_off_and_plays_again,
    "plays and undos": plays_and_takes_back,
    "records held back": holds_records_back,
}


def texts(line: socket.socket) -> Iterator[dict[str, Any]]:
    """Yield the messages that come on a line."""
    stream = line.makefile("rb")
    while head := stream.read(2):
        size = head[1] & 0x7F
        if size >= 126:
            size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
        payload = stream.read(size)
        if head[0] & 0xF == TEXT:
            yield json.loads(payload)


def storm_of(name: str, target: Target) -> Storm:
    many_pings = frame(PING, b"x" * 125)
    pieces = frame(CONTINUED, b"", fin=False)
    get = f"GET /api/tables/{target.table} HTTP/1.1\r\nHost: abbey\r\n\r\n".encode()
    half = b"POST /api/tables HTTP/1.1\r\nHost: abbey\r\nContent-Length: 100\r\n\r\n{"
    storms: dict[str, Callable[[], Storm]] = {
        "unread syncs": lambda: Storm(target.live, 10, message(type="sync"), reads=False),
        "unread recalls": lambda: Storm(target.live, 100, message(type="recall", before=1000), reads=False),
        "unread pings": lambda: Storm(target.live, 4, many_pings, reads=False),
        "pieces": lambda: Storm(lambda: begun(target), 4, pieces, reads=True),
        "syncs": lambda: Storm(target.live, 40, message(type="sync"), reads=True),
        "looks": lambda: Storm(target.live, 100, message(type="look"), reads=True),
        "amended values": lambda: Storm(target.gathering().live, 10, AMENDED, reads=True),
        "remarks": lambda: Storm(target.live, 40, message(type="say", text="x" * 400), reads=True),
        "emoji remarks": lambda: emoji_remarks(target),
        "handshakes": lambda: handshakes(target),
        "requests": lambda: Storm(target.connect, 100, get, reads=True, served=b"HTTP/1.1 200"),
        "unread requests": lambda: Storm(target.connect, 100, get, reads=False),
        "unread replays": lambda: replays(target),
        "endless bodies": lambda: Storm(lambda: half_request(target, ENDLESS), 20, b"x", reads=False),
        "tiny pieces": lambda: Storm(lambda: half_request(target, IN_PIECES), 20, b"1\r\nx\r\n", reads=False),
        "files": lambda: Storm(target.connect, 50, largest_file(target), reads=True),
        "half heads": lambda: crowded(lambda: half_request(target, b"GET / HTTP/1.1\r\nHo")),
        "half bodies": lambda: crowded(lambda: half_request(target, half)),
        "silence": lambda: crowded(target.connect),
    }
    return storms[name]()


# A name of so many parts took 32 ms to be read, and 1 MB that was kept for a while.
AMENDED = message(type="amend", agreed={"components": ".".join("a" * 1990) + " = 1"})
ENDLESS = b"POST /api/tables HTTP/1.1\r\nHost: abbey\r\nContent-Length: 1000000000000\r\n\r\n"
IN_PIECES = b"POST /api/tables HTTP/1.1\r\nHost: abbey\r\nTransfer-Encoding: chunked\r\n\r\n"


def largest_file(target: Target) -> bytes:
    """Return a request for a large file of the page, compressed; wait until the server names one."""
    scripts: list[bytes] = []
    while not scripts and not is_called_off():
        with suppress(OSError):
            scripts = re.findall(rb"/assets/[\w.-]+\.js", target.answer(b"GET / HTTP/1.1", b""))
    return b"GET " + max(scripts, default=b"/") + b" HTTP/1.1\r\nHost: abbey\r\nAccept-Encoding: gzip\r\n\r\n"


def replays(target: Target) -> Storm:
    """End the game, and ask for it again and again."""
    with suppress(OSError), target.live() as line:
        line.sendall(message(type="call-off"))
        time.sleep(0.5)
    get = f"GET /api/tables/{target.table}/replay?as=open HTTP/1.1\r\nHost: abbey\r\n\r\n"
    return Storm(target.connect, 100, get.encode(), reads=False)


def begun(target: Target) -> socket.socket:
    """Return a live connection on which a message has begun that will never end."""
    line = target.live()
    line.sendall(frame(TEXT, b"", fin=False))
    return line


def handshakes(target: Target) -> Storm:
    """Begin live connections, and hang up at once."""

    def left() -> socket.socket:
        target.live().close()
        storm.served += 1
        raise ConnectionError("left")

    storm = Storm(left, 10**6, b"", reads=True)
    storm.at_a_time = 20
    return storm


def emoji_remarks(target: Target) -> Storm:
    """Say what takes most memory, on one line at each of many tables: every remark is heard once."""
    tables = cycle([target.opened() for _ in range(CHATS)])
    remark = message(type="say", text="\N{GRINNING FACE}" * 400)
    return Storm(lambda: next(tables).live(), CHATS, remark, reads=True, served=b'"type":"chat"')


def main(name: str, host: str, port: str, table: str, token: str) -> None:
    target = Target(host, int(port), table, token)
    if attack := IN_TURNS.get(name):
        storm = attack(target)
    else:
        storm = storm_of(name, target)
        storm.rage()
    sys.stdout.write(json.dumps({name: getattr(storm, name) for name in ("sent", "closed", "refused", "served")}))


if __name__ == "__main__":
    main(*sys.argv[1:])
