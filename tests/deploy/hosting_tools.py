"""Finds the programs that read a host's files, or installs them where that takes no question.

`python -m tests.deploy.hosting_tools` makes sure of it, and says what is missing; tests that need it are skipped.
"""

from tests.debian_packages import provide, say

PACKAGES = {
    "caddy": "caddy",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "promtool": "prometheus",
    "systemd-analyze": "systemd",
}


def main() -> None:
    if programs := provide(PACKAGES, "hosting"):
        say("hosting", f"without {', '.join(programs)} some of the files that hosts copy are not tested.")


if __name__ == "__main__":
    main()
