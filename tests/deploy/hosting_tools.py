"""Finds the programs that read a host's files, or installs them where that takes no question.

`python -m tests.deploy.hosting_tools` makes sure of it, and says what is missing; tests that need it are skipped.
"""

import sys

from tests.debian_packages import provide, say, stops_tests

PACKAGES = {
    "caddy": "caddy",
    "ip": "iproute2",
    "nft": "nftables",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "promtool": "prometheus",
    "systemd-analyze": "systemd",
}


def main() -> int:
    programs = provide(PACKAGES, "hosting")
    if stops_tests(programs, "hosting"):
        return 1
    if programs:
        say("hosting", f"without {', '.join(programs)} some of the files that hosts copy are not tested.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
