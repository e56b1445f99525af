"""Checks that the locks say everything that is installed, so that a release of tomorrow changes nothing here."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.docs.pages import ROOT, text_of
from tests.packaging.environment import needs

# What a server does not enter.
NOT_SERVED = re.compile(r"abbey/(arena|insight/page|plots|testing|cli/(commands/)?arena_)")
TOOLS = {"build", "dev"}  # the groups of what only developers need


def locked(name: str) -> set[str]:
    """Return the packages that a lock names, each with its version."""
    return set(re.findall(r"^([a-z0-9-]+==[^ ]+)", text_of(f"requirements/{name}.lock"), flags=re.MULTILINE))


def names_in(lock: set[str]) -> set[str]:
    return {pinned.partition("==")[0] for pinned in lock}


@pytest.mark.parametrize(
    "target", [".venv/.ready-play", ".venv/.ready-dev", ".venv-peers/.ready", ".venv-locust/.ready"]
)
def test_pip_installs_what_a_lock_names_and_looks_for_nothing_more(target: str) -> None:
    """Left to itself, pip 23 wants the newest `coverage[toml]` and refuses it, because the lock has another."""
    shown = subprocess.run(["make", "-nB", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    installs = re.findall(r"^.*--require-hashes.*$", shown, flags=re.MULTILINE)
    assert installs
    assert all("--no-deps" in install for install in installs)


@pytest.mark.slow
def test_nothing_that_a_locked_package_needs_is_missing() -> None:
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def imported(path: Path) -> Iterator[str]:
    """Yield the packages that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_the_lock_for_hosts_holds_all_that_the_server_imports() -> None:
    source, owners = ROOT / "src" / "abbey", packages_distributions()
    paths = [path for path in source.rglob("*.py") if not NOT_SERVED.search(path.as_posix())]
    packages = {owner for path in paths for name in imported(path) for owner in owners.get(name, ())}
    assert {"asyncpg", "numba", "starlette"} <= packages
    assert {canonicalize_name(name) for name in packages} <= names_in(locked("serve")) | {"abbey"}


def test_the_lock_for_hosts_holds_what_the_package_asks_for_and_nothing_more() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    extras = project["optional-dependencies"]
    asked = [Requirement(line).name for line in (*project["dependencies"], *extras["fast"], *extras["postgresql"])]
    met = set(asked)
    for name in asked:
        list(needs(distribution(name), "", met))
    assert names_in(locked("serve")) == {canonicalize_name(name) for name in met}


def test_the_lock_for_hosts_holds_no_developers_tools_and_the_versions_that_were_tested() -> None:
    groups = tomllib.loads(text_of("pyproject.toml"))["dependency-groups"]
    tools = {
        canonicalize_name(Requirement(one).name) for group in TOOLS for one in groups[group] if isinstance(one, str)
    }
    assert tools >= {"hatchling", "pytest"}
    assert not tools & names_in(locked("serve"))
    assert locked("serve") <= locked("dev")
