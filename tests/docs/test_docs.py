"""Runs what the pages show: their Python, their links, their command lines, the examples, the picture."""

import doctest
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import pytest

from abbey.cli import main
from abbey.rules import ASSUMED, read_components, read_record
from abbey.wire.schema import schema_text
from tests.browser.server import Server
from tests.docs.pages import EXAMPLES, PAGES, ROOT, anchors, blocks, commands, links, name_of, prose, text_of

pages = pytest.mark.parametrize("page", PAGES, ids=name_of)


@pages
@pytest.mark.slow
def test_the_python_of_a_page_answers_as_it_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    told: list[str] = []
    names: dict[str, Any] = {}
    for block in blocks(page.read_text(encoding="utf-8"), "python"):
        test = doctest.DocTestParser().get_doctest(block, names, name_of(page), None, 0)
        doctest.DocTestRunner(verbose=False).run(test, out=told.append, clear_globs=False)
        names = test.globs
    assert told == []


@pages
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in links(page.read_text(encoding="utf-8")):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert target == ROOT or ROOT in target.parents, link
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), link


FILLED_IN = {"TABLE": "abcdefghjkmnpq", "REPORT": "abcdefgh"}  # as readers do with what stands in capitals


@pages
def test_the_command_lines_of_a_page_are_understood(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for words in commands(page.read_text(encoding="utf-8")):
        name, *rest = words
        command = main.commands[name]
        while isinstance(command, click.Group) and rest and rest[0] in command.commands:
            command, *rest = command.commands[rest[0]], *rest[1:]
        is_bare = isinstance(command, click.Group) or any(
            isinstance(p, click.Argument) and p.required for p in command.params
        )
        if not rest and is_bare:
            continue  # the command is only named
        command.make_context(f"abbey {name}", [FILLED_IN.get(word, word) for word in rest])


def test_the_readme_names_every_command() -> None:
    assert set(main.commands) - {words[0] for words in commands(text_of("README.md"))} == set()


@pages
def test_no_two_chapters_of_a_page_have_the_same_name(page: Path) -> None:
    chapters = re.findall(r"^## (.+)$", prose(page.read_text(encoding="utf-8")), re.MULTILINE)
    assert len(chapters) == len(set(chapters))


@contextmanager
def server_for(example: Path, folder: Path) -> Iterator[list[str]]:
    """Yield the address of a running server, for an example that wants one."""
    if "abbey serve" not in example.read_text(encoding="utf-8"):
        yield []
        return
    server = Server(folder)
    yield [server.address]
    server.stop()


ASKED = '{"question": 1, "chance": "00", "view": {"legal": ["keep"]}}\n'  # for an example that waits to be asked


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
@pytest.mark.slow
def test_an_example_runs_and_is_short(example: Path, tmp_path: Path) -> None:
    with server_for(example, tmp_path) as address:
        command = [sys.executable, "-W", "error", str(example), *address]
        ran = subprocess.run(command, cwd=tmp_path, input=ASKED, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.slow
def test_the_client_among_the_examples_adds_its_own_bytes_to_the_deal(tmp_path: Path) -> None:
    example = ROOT / "examples" / "live_client.py"
    with server_for(example, tmp_path) as address:
        command = [sys.executable, str(example), *address]
        ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.search(r"shares of the deal \['[0-9a-f]{64}', ''\]", ran.stdout), ran.stdout


def test_every_page_and_example_is_found() -> None:
    assert {"README.md", "docs/rules.md", "docs/decisions/0001-one-text-two-speeds.md"} <= set(map(name_of, PAGES))
    assert "examples/tidy_bot.py" in map(name_of, EXAMPLES)


@pytest.mark.parametrize(("page", "source"), [("docs/bots.md", "examples/tidy_bot.py")])
def test_code_that_a_page_quotes_stands_in_its_source(page: str, source: str) -> None:
    quoted = [block for block in blocks(text_of(page), "python") if ">>>" not in block]
    assert quoted
    assert all(block in text_of(source) for block in quoted)


def test_the_test_that_contributors_are_shown_is_a_real_one() -> None:
    (quoted,) = blocks(text_of("CONTRIBUTING.md"), "python")
    assert quoted in text_of("tests/rules/test_clamps.py")


def test_the_record_in_the_notation_is_a_real_one() -> None:
    (text,) = (block for block in blocks(text_of("docs/notation.md"), "text") if block.startswith("Abbey record"))
    assert len(read_record(text).verify().actions) == 15


def test_the_example_table_keeps_the_part_that_it_leaves_out() -> None:
    table = read_components(text_of("examples/components.toml"))
    assert table.buildings == ASSUMED.buildings
    assert table.tiles != ASSUMED.tiles


@pytest.mark.skipif(not (shutil.which("xxd") and shutil.which("sha256sum")), reason="needs xxd and sha256sum")
def test_the_commitment_can_be_checked_by_hand() -> None:
    (script,) = (block for block in blocks(text_of("docs/notation.md"), "sh") if "sha256sum" in block)
    ran = subprocess.run(["sh", "-c", script], cwd=ROOT, capture_output=True, check=True, text=True)
    computed, promised = ran.stdout.split("\n")[:2]
    assert computed.split()[0] == promised


def test_the_picture_is_what_the_program_shows() -> None:
    drawn = runpy.run_path(str(ROOT / "docs" / "pictures" / "terminal_picture.py"))["draw"]()
    assert drawn == text_of("docs/pictures/play.svg")


def test_the_picture_fetches_nothing() -> None:
    addresses = re.findall(r"[a-z]+://[^\"'<\s]*", text_of("docs/pictures/play.svg"))
    assert addresses == ["http://www.w3.org/2000/svg"]


def test_the_protocols_schema_is_the_one_that_the_messages_make() -> None:
    """Fails until `python -m abbey.wire.schema > docs/protocol.schema.json` has been run."""
    assert (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8") == schema_text()
