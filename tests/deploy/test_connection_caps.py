"""Tests how many connections one household may hold before the server: an IPv4 address, or the /64 of an IPv6 one."""

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from ipaddress import IPv6Network
from pathlib import Path

import pytest

from tests.deploy.households import HOUSEHOLDS
from tests.deploy.proxies import DEPLOY, caddy, needs_caddy, needs_nginx, nginx
from tests.docs.pages import ROOT

PATIENCE_S = 60
MOST = 200
# Lets a test choose the address that nginx takes a visitor for; no host has these lines.
CHOSEN_ADDRESS = "set_real_ip_from 127.0.0.1; real_ip_header X-Chosen-Address;"
RULES = DEPLOY / "nftables"
OWN_NETWORK = ("unshare", "--map-root-user", "--net")


def firewall_obstacle() -> str:
    """Say why the firewall cannot be tried here; nothing if it can."""
    if missing := [program for program in ("nft", "ip", "unshare") if shutil.which(program) is None]:
        return f"{', '.join(missing)} not installed here"
    tried = subprocess.run([*OWN_NETWORK, "nft", "list", "ruleset"], capture_output=True, check=False)
    return "this system lets nobody make a network with a firewall of its own" if tried.returncode else ""


needs_firewall = pytest.mark.skipif(bool(obstacle := firewall_obstacle()), reason=obstacle or "it can be tried")


class Door:
    """Is nginx before a server that never answers, so that every request which gets there stays open."""

    def __init__(self, port: int, certificate: Path, server: socket.socket, held: ExitStack) -> None:
        self._port = port
        self._trust = ssl.create_default_context(cafile=str(certificate))
        self._trust.check_hostname = False
        self._server = server
        self._held = held

    def asks(self, address: str) -> ssl.SSLSocket:
        """Send a request from this address, and leave the connection open."""
        plain = socket.create_connection(("127.0.0.1", self._port), PATIENCE_S)
        line = self._held.enter_context(closing(self._trust.wrap_socket(plain)))
        line.sendall(f"GET /api/bots HTTP/1.1\r\nHost: abbey\r\nX-Chosen-Address: {address}\r\n\r\n".encode())
        return line

    def admits(self, address: str) -> None:
        """Send a request from this address, and wait until it is with the server."""
        self.asks(address)
        reached, _ = self._server.accept()
        self._held.enter_context(reached)

    def refuses(self, address: str) -> None:
        """Send a request from this address, and have it refused."""
        assert self.asks(address).recv(12) == b"HTTP/1.1 429"


@contextmanager
def door(folder: Path) -> Iterator[Door]:
    with ExitStack() as held, socket.create_server(("127.0.0.1", 0), backlog=MOST) as server:
        server.settimeout(PATIENCE_S)
        port, _ = held.enter_context(nginx(folder, "club.conf", server.getsockname()[1], CHOSEN_ADDRESS))
        with ExitStack() as lines:
            yield Door(port, folder / "fullchain.pem", server, lines)


def test_both_sites_hold_a_household_to_the_same_number_and_wait_for_nobody() -> None:
    for site in ("club.conf", "house.conf"):
        text = (DEPLOY / "nginx" / site).read_text(encoding="utf-8")
        assert re.findall(r"limit_conn abbey_addresses (\d+);", text) == [str(MOST)]
        assert text.count("client_header_timeout 10s;") == len(re.findall(r"^server {", text, re.MULTILINE)) == 2


@needs_nginx
@pytest.mark.slow
@pytest.mark.parametrize("network", ["2001:db8::/64", "2001:db8:0:7::/64", "2001:a0a:a0a:a0a::/64"])
def test_nginx_counts_all_addresses_of_one_64_together(tmp_path: Path, network: str) -> None:
    first = IPv6Network(network)[0]
    ends = (0, 1, 10, 0xFFFF_0000_0000_0001, 0xA0A_0A0A_0A0A_0A0A, 0x1_0000_0000)  # written short and at length
    with door(tmp_path) as nginx_door:
        for number in range(MOST):
            nginx_door.admits(str(first + ends[number % len(ends)] + number // len(ends)))
        nginx_door.refuses(str(first + 0xBEEF))
        nginx_door.admits(str(first + 2**64))  # the next household
        nginx_door.admits("192.0.2.1")


@needs_nginx
@pytest.mark.slow
def test_nginx_counts_each_ipv4_address_for_itself(tmp_path: Path) -> None:
    with door(tmp_path) as nginx_door:
        for _ in range(MOST):
            nginx_door.admits("192.0.2.1")
        nginx_door.refuses("192.0.2.1")
        nginx_door.admits("192.0.2.2")


@needs_firewall
@pytest.mark.slow
def test_the_firewall_counts_connections_that_say_nothing_by_household() -> None:
    command = [*OWN_NETWORK, sys.executable, "-m", "tests.deploy.households", str(RULES / "connections.nft")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == dict.fromkeys(HOUSEHOLDS, MOST)


@needs_firewall
def test_the_firewall_understands_the_rules_of_a_public_house() -> None:
    command = [*OWN_NETWORK, "nft", "--check", "--file", str(RULES / "servers.nft")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@needs_caddy
@pytest.mark.slow
def test_caddy_closes_a_connection_whose_request_does_not_come(tmp_path: Path) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        caddy(tmp_path, server.getsockname()[1], wait="100ms") as port,
        socket.create_connection(("127.0.0.1", port), PATIENCE_S) as line,
    ):
        line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: ")
        assert line.recv(1000) == b""
