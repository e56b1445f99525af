"""Stands before several servers, as nginx would: every connection goes to the first of them that lets it in."""

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

TICK_S = 0.1


class Balancer:
    def __init__(self, bound: socket.socket) -> None:
        self.address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        self.servers: list[str] = []  # their addresses
        self.is_open = True
        self._bound = bound

    def serve(self) -> None:
        while self.is_open:
            if select.select([self._bound], [], [], TICK_S)[0]:
                client, _ = self._bound.accept()
                threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client:
            for server in list(self.servers):
                parts = urlsplit(server)
                try:
                    line = socket.create_connection((parts.hostname, parts.port))
                except OSError:  # the next one may be there
                    continue
                with line:
                    self._forward(client, line)
                return

    def _forward(self, client: socket.socket, server: socket.socket) -> None:
        other = {client: server, server: client}
        while self.is_open:
            for ready in select.select([client, server], [], [], TICK_S)[0]:
                try:
                    data = ready.recv(65_536)
                    other[ready].sendall(data)
                except OSError:
                    return
                if not data:
                    return


@contextmanager
def balancer() -> Iterator[Balancer]:
    """Serve at a free port."""
    with socket.create_server(("127.0.0.1", 0)) as bound:
        opened = Balancer(bound)
        serving = threading.Thread(target=opened.serve)
        serving.start()
        try:
            yield opened
        finally:
            opened.is_open = False
            serving.join()
