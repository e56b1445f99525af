"""Finds what the tests with namespaces need, or installs it where that takes no question.

`python -m tests.server.network.network_tools` makes sure of it, and says what is missing.
"""

import os
import shutil
import subprocess
import sys

from tests.debian_packages import install, may_install

PACKAGES = {
    "nginx": "nginx-light",
    "ip": "iproute2",
    "iptables": "iptables",
    "openssl": "openssl",
    "runuser": "util-linux",
}
TRIAL = "abbey-trial"


def missing() -> list[str]:
    """Return the programs that are not here."""
    return [program for program in PACKAGES if shutil.which(program) is None]


def obstacle() -> str:
    """Say in one sentence why the tests cannot run here; nothing if they can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "Network namespaces can be made by root on Linux only."
    if programs := missing():
        return f"The tests with network namespaces need {', '.join(programs)}."
    made = subprocess.run(["ip", "netns", "add", TRIAL], capture_output=True, check=False)
    if made.returncode:
        return "This system lets nobody make a network namespace."
    subprocess.run(["ip", "netns", "delete", TRIAL], check=True)
    return ""


def say(sentence: str) -> None:
    sys.stdout.write(f"network: {sentence}\n")
    sys.stdout.flush()


def main() -> None:
    if (programs := missing()) and may_install():
        packages = [PACKAGES[program] for program in programs]
        say(f"installing {', '.join(packages)} with apt-get.")
        install(*packages)
    say(obstacle() or "the tests can make network namespaces, with nginx before them.")


if __name__ == "__main__":
    main()
