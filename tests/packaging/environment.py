"""Makes an empty environment with the wheel in it, and of other packages only what the wheel says that it needs.

The packages themselves are links into the environment that runs the tests: fetching and unpacking them again would take
a minute and a network, and would say no more about the wheel.
"""

import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


class Environment:
    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        venv.create(folder, symlinks=True)
        self.programs = folder / "bin"
        python = str(self.programs / "python")
        self.python = (python, "-I")  # which keeps the sources out, wherever it runs and whatever PYTHONPATH says
        pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-q", "--no-index", "--no-deps", str(wheel)], check=True)
        (self.packages,) = folder.glob("lib/python*/site-packages")
        (installed,) = self.packages.glob("abbey-*.dist-info")
        for needed in needs(PathDistribution(installed), extra, set()):
            self._link(needed)

    def _link(self, needed: Distribution) -> None:
        for top in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
            link = self.packages / top
            if not link.exists():  # two packages may share a folder
                link.symlink_to(Path(str(needed.locate_file(top))))


def needs(package: Distribution, extra: str, met: set[str]) -> Iterator[Distribution]:
    """Yield what a package asks for here, and what that asks for in its turn."""
    for line in package.requires or ():
        requirement = Requirement(line)
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        if requirement.name not in met:
            met.add(requirement.name)
            yield (needed := distribution(requirement.name))
            for more in ("", *requirement.extras):
                yield from needs(needed, more, met)
