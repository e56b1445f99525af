"""Counts how many connections each household can hold at once; `python -m tests.deploy.households RULES`.

It changes the firewall and the addresses of the network that it runs in, and so is given one of its own by `unshare`.
"""

import json
import socket
import subprocess
import sys
from contextlib import ExitStack
from itertools import chain, cycle, islice

PORT = 443
ASKED = 230  # connections that each household tries to open
HOUSEHOLDS = {
    "2001:db8::/64": ["2001:db8::1", "2001:db8::ffff:0:0:2", "2001:db8::a:b:c:d"],
    "2001:db8:0:1::/64": ["2001:db8:0:1::1"],
    "127.0.0.1": ["127.0.0.1"],
    "127.0.0.2": ["127.0.0.2"],
}


def main(rules: str) -> None:
    _run("ip", "link", "set", "lo", "up")
    for address in chain(*HOUSEHOLDS.values()):
        if ":" in address:
            _run("ip", "address", "add", f"{address}/128", "dev", "lo", "nodad")
    for _ in range(2):  # a file that was changed is loaded again
        _run("nft", "--file", rules)
    with ExitStack() as held:
        server = held.enter_context(socket.create_server(("::", PORT), family=socket.AF_INET6, dualstack_ipv6=True))
        admitted = {
            name: sum(_connects(address, server, held) for address in islice(cycle(addresses), ASKED))
            for name, addresses in HOUSEHOLDS.items()
        }
    sys.stdout.write(json.dumps(admitted))


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


def _connects(address: str, server: socket.socket, held: ExitStack) -> bool:
    """Try to open a connection from this address and to hold it, without a byte sent; tell whether it was let in."""
    to = ("::1" if ":" in address else "127.0.0.1", PORT)
    try:
        held.enter_context(socket.create_connection(to, source_address=(address, 0)))
    except ConnectionRefusedError:
        return False
    held.enter_context(server.accept()[0])
    return True


if __name__ == "__main__":
    main(sys.argv[1])
