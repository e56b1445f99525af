"""Makes network namespaces: machines with addresses of their own, whose packets can be dropped.

All of them hang on one bridge in the first, where nginx runs; from outside only that one can be reached.
"""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

PROCESS = os.getpid()  # is in every name, so that several runs are not in each other's way
_SUBNET = f"198.18.{PROCESS >> 6 & 255}."  # from the range that is kept for tests of networks
OUTSIDE = f"{_SUBNET}{(PROCESS & 63) * 4 + 1}"
FRONT = f"{_SUBNET}{(PROCESS & 63) * 4 + 2}"
LINK = f"abbey{PROCESS}"


@dataclass(frozen=True)
class Machine:
    """Is a namespace with one address."""

    name: str
    address: str

    @property
    def within(self) -> tuple[str, ...]:
        """Return what begins a command that is to run on this machine."""
        return ("ip", "netns", "exec", self.name)

    def cut(self, other: "Machine") -> None:
        """Drop every packet from and to another machine, and tell nobody."""
        self._filter("--append", other)

    def heal(self, other: "Machine") -> None:
        self._filter("--delete", other)

    def _filter(self, how: str, other: "Machine") -> None:
        run(*self.within, "iptables", how, "INPUT", "--source", other.address, "--jump", "DROP")
        run(*self.within, "iptables", how, "OUTPUT", "--destination", other.address, "--jump", "DROP")


NGINX = Machine(f"abbey-nginx-{PROCESS}", "10.0.0.254")
DATABASE = Machine(f"abbey-database-{PROCESS}", "10.0.0.9")
SERVERS = (
    Machine(f"abbey-one-{PROCESS}", "10.0.0.1"),  # as in deploy/nginx/house.conf
    Machine(f"abbey-two-{PROCESS}", "10.0.0.2"),
)
MACHINES = (NGINX, DATABASE, *SERVERS)


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def network() -> Iterator[None]:
    """Make all machines, and remove them and whatever still runs on them."""
    _remove(_left_behind())
    try:
        for machine in MACHINES:
            run("ip", "netns", "add", machine.name)
            run(*machine.within, "ip", "link", "set", "lo", "up")
        _bridge()
        for number, machine in enumerate(MACHINES[1:]):
            _plug_in(machine, f"port{number}")
        run("ip", "link", "add", LINK, "type", "veth", "peer", "name", "outside", "netns", NGINX.name)
        _address(("ip",), LINK, f"{OUTSIDE}/30")
        _address((*NGINX.within, "ip"), "outside", f"{FRONT}/30")
        yield
    finally:
        _remove([machine.name for machine in MACHINES])


def _bridge() -> None:
    run(*NGINX.within, "ip", "link", "add", "bridge", "type", "bridge")
    _address((*NGINX.within, "ip"), "bridge", f"{NGINX.address}/24")


def _plug_in(machine: Machine, port: str) -> None:
    run("ip", "link", "add", "cable", "netns", machine.name, "type", "veth", "peer", "name", port, "netns", NGINX.name)
    run(*NGINX.within, "ip", "link", "set", port, "master", "bridge", "up")
    _address((*machine.within, "ip"), "cable", f"{machine.address}/24")


def _address(ip: tuple[str, ...], link: str, address: str) -> None:
    run(*ip, "address", "add", address, "dev", link)
    run(*ip, "link", "set", link, "up")


def _left_behind() -> list[str]:
    """Return the names of machines whose test was killed."""
    listed = subprocess.run(["ip", "netns", "list"], capture_output=True, text=True, check=True).stdout
    named = re.findall(r"^(abbey-[a-z]+-(\d+))", listed, re.MULTILINE)
    return [name for name, process in named if not Path(f"/proc/{process}").exists()]


def _remove(names: list[str]) -> None:
    """End what runs on these machines, and remove them; with its other end a cable goes by itself."""
    for name in names:
        found = subprocess.run(["ip", "netns", "pids", name], capture_output=True, text=True, check=False)
        for process in found.stdout.split():
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)
        subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False)
