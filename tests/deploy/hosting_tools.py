"""Finds the programs that read a host's files, or installs them where that takes no question.

`python -m tests.deploy.hosting_tools` makes sure of it, and says what is missing; tests that need it are skipped.
"""

import shutil
import sys

from tests.debian_packages import install, may_install

PACKAGES = {
    "caddy": "caddy",
    "nginx": "nginx-light",
    "openssl": "openssl",
    "promtool": "prometheus",
    "systemd-analyze": "systemd",
}


def missing() -> list[str]:
    """Return the programs that are not here."""
    return [program for program in PACKAGES if shutil.which(program) is None]


def say(sentence: str) -> None:
    sys.stdout.write(f"hosting: {sentence}\n")
    sys.stdout.flush()


def main() -> None:
    if (programs := missing()) and may_install():
        packages = [PACKAGES[program] for program in programs]
        say(f"installing {', '.join(packages)} with apt-get.")
        install(*packages)
    if programs := missing():
        say(f"without {', '.join(programs)} some of the files that hosts copy are not tested.")


if __name__ == "__main__":
    main()
