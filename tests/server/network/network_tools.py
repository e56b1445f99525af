"""Finds what the tests with namespaces need, or installs it where that takes no question.

`python -m tests.server.network.network_tools` makes sure of it, and says what is missing.
"""

import os
import subprocess
import sys

from tests.debian_packages import missing, provide, say, stops_tests

PACKAGES = {
    "nginx": "nginx-light",
    "ip": "iproute2",
    "iptables": "iptables",
    "openssl": "openssl",
    "runuser": "util-linux",
}
TRIAL = "abbey-trial"


def obstacle() -> str:
    """Say in one sentence why the tests cannot run here; nothing if they can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "Network namespaces can be made by root on Linux only."
    if programs := missing(PACKAGES):
        return f"The tests with network namespaces need {', '.join(programs)}."
    made = subprocess.run(["ip", "netns", "add", TRIAL], capture_output=True, check=False)
    if made.returncode:
        return "This system lets nobody make a network namespace."
    subprocess.run(["ip", "netns", "delete", TRIAL], check=True)
    return ""


def main() -> int:
    if stops_tests(provide(PACKAGES, "network"), "network"):
        return 1
    say("network", obstacle() or "the tests can make network namespaces, with nginx before them.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
