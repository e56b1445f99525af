"""Tests when the page is built anew, and with which Node."""

import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import digest, is_current, stamp, suffices

ROOT = Path(__file__).parents[2]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return the root of a tiny house whose page is up to date."""
    for name in ("web/src/App.svelte", "src/abbey/speech/locales/en/words.ftl", "docs/protocol.schema.json"):
        write(tmp_path / name, "old")
    write(stamp(tmp_path), digest(tmp_path))
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("source", ["web/src/App.svelte", "src/abbey/speech/locales/en/words.ftl"])
def test_a_changed_source_makes_the_page_old(built: Path, source: str) -> None:
    write(built / source, "new")
    assert not is_current(built)


@pytest.mark.parametrize("source", ["web/src/Board.svelte", "src/abbey/speech/locales/cs/words.ftl"])
def test_a_new_source_makes_the_page_old(built: Path, source: str) -> None:
    write(built / source, "new")
    assert not is_current(built)


def test_a_missing_schema_makes_the_page_old(built: Path) -> None:
    (built / "docs/protocol.schema.json").unlink()
    assert not is_current(built)


@pytest.mark.parametrize("product", ["web/src/wire/types.ts", "web/node_modules/svelte/package.json"])
def test_what_the_build_makes_by_itself_does_not(built: Path, product: str) -> None:
    write(built / product, "new")
    assert is_current(built)


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.0.1"])
def test_a_node_that_vite_takes_suffices(version: str) -> None:
    assert suffices(version)


@pytest.mark.parametrize("version", ["v18.20.8", "v20.18.3", "v21.7.0", "v22.11.0", ""])
def test_a_node_that_vite_refuses_does_not(version: str) -> None:
    assert not suffices(version)


def test_the_page_can_be_built_before_anything_is_installed() -> None:
    without_packages = [sys.executable, "-S", "-c", "import hatch_build"]
    assert subprocess.run(without_packages, cwd=ROOT, check=False).returncode == 0
