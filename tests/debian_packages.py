"""Installs Debian's packages for tests, where nobody need be asked: as root on Debian and its kin.

Several programs may want something at the same time; one installs after the other. On a machine that only runs the
tests (`CI` is set there) whatever cannot be installed stops them: there nothing may be left out because of a network
that failed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

POLICY = Path("/usr/sbin/policy-rc.d")  # asked before a package starts its service
NO = "#!/bin/sh\nexit 101\n"
TURN = Path(tempfile.gettempdir()) / "abbey-apt-get.lock"
PATIENT = ("-o", "DPkg::Lock::Timeout=900", "-o", "Acquire::Retries=3")  # others on this machine install things too


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
    with in_turn(), nothing_started():
        apt_get("update", "-qq")
        apt_get("install", "-qq", "-y", "--no-install-recommends", *packages)


def stops_tests(programs: list[str], area: str) -> bool:
    """Tell whether the tests stop because these programs are missing, and say so."""
    if not (programs and may_install() and os.environ.get("CI")):
        return False
    say(area, f"{', '.join(programs)} could not be installed, and where CI is set nothing is left out.")
    return True


@contextmanager
def in_turn() -> Iterator[None]:
    """Wait until no other program of ours installs anything."""
    import fcntl  # which only systems have where something can be installed

    with TURN.open("w", encoding="ascii") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield


def apt_get(*arguments: str) -> None:
    """Run apt-get, which says by itself what goes wrong."""
    asking_nothing = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *PATIENT, *arguments], env=asking_nothing, stdout=subprocess.DEVNULL, check=False)


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
