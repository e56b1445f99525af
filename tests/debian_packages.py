"""Installs Debian's packages for tests, where nobody need be asked: as root on Debian and its kin."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

POLICY = Path("/usr/sbin/policy-rc.d")  # asked before a package starts its service
NO = "#!/bin/sh\nexit 101\n"


def missing(packages: Mapping[str, str]) -> list[str]:
    """Return which of these programs, each with its package, are not here."""
    return [program for program in packages if shutil.which(program) is None]


def provide(packages: Mapping[str, str], area: str) -> list[str]:
    """Install the programs that are not here, where nobody need be asked, and return which are missing still."""
    if (programs := missing(packages)) and may_install():
        wanted = [packages[program] for program in programs]
        say(area, f"installing {', '.join(wanted)} with apt-get.")
        install(*wanted)
    return missing(packages)


def say(area: str, sentence: str) -> None:
    """Say what is going on, at once."""
    sys.stdout.write(f"{area}: {sentence}\n")
    sys.stdout.flush()


def may_install() -> bool:
    """Tell whether nobody need be asked before an install."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    """Install these packages, and start nothing."""
    with nothing_started():
        apt_get("update", "-qq")
        apt_get("install", "-qq", "-y", "--no-install-recommends", *packages)


def apt_get(*arguments: str) -> None:
    """Run apt-get, which says by itself what goes wrong."""
    asking_nothing = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *arguments], env=asking_nothing, stdout=subprocess.DEVNULL, check=False)


@contextmanager
def nothing_started() -> Iterator[None]:
    """Let no package start a service, unless the system has a policy of its own."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text(NO, encoding="ascii")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()
