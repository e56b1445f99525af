"""Visits the page in a real browser: how much of it there is, and how soon the board is seen."""

import gzip
import json
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final
from urllib.request import Request, urlopen

from tests.browser.chromium import FLAGS, found

from abbey.cli.command_error import CommandError
from abbey.server.http.pages import PAGE
from benchmarks.server_process import abbey_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VISITS: Final = 5
PATIENCE_MS: Final = 20_000
FONTS: Final = (".woff", ".woff2")
OPENING: Final = {"chairs": [{"kind": "here", "name": "A"}, {"kind": "bot", "bot": "random"}], "start": True}

# Runs before the page: the first frame after the board is there, in milliseconds since the address was opened.
BOARD: Final = ".abbey svg"
WATCH: Final = f"""
window.boardSeen = new Promise((seen) =>
  new MutationObserver((_, watcher) => {{
    if (!document.querySelector('{BOARD}')) return;
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => seen(performance.now())));
  }}).observe(document, {{ childList: true, subtree: true }}),
);
"""
LOADED: Final = """
[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((file) => !/[.]woff2?$/.test(file.name))
  .reduce((bytes, file) => bytes + file.encodedBodySize, 0)
"""


@dataclass(frozen=True, slots=True)
class Visit:
    """Describes one cold load of a table."""

    board_seen_ms: float
    loaded_bytes: int


@dataclass(frozen=True, slots=True)
class PageFigures:
    """Holds the page's sizes, gzipped and without fonts; None where there is no browser to look with."""

    whole_kb: float  # every screen in every language
    table_kb: float | None  # what one visitor loads to play
    board_seen_ms: float | None


def measure_page() -> PageFigures | None:
    """Measure the page; return None when it has not been built."""
    if not (PAGE / "index.html").is_file():
        return None
    visits = _visits()
    whole_kb = gzipped_bytes(PAGE) / 1000
    if not visits:
        return PageFigures(whole_kb, None, None)
    return PageFigures(whole_kb, visits[0].loaded_bytes / 1000, median(visit.board_seen_ms for visit in visits))


def gzipped_bytes(folder: Path) -> int:
    """Return the size of every file that a browser may ask for, fonts apart."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return sum(len(gzip.compress(path.read_bytes())) for path in files if path.suffix not in FONTS)


def _visits() -> list[Visit]:
    browser = found()
    if browser is None or find_spec("playwright") is None:
        return []
    with abbey_server() as server:
        return _visit(browser, _table(server.address))


def _table(address: str) -> str:
    """Begin a game, and return its address with the key to its first seat."""
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{address}api/tables", json.dumps(OPENING).encode(), headers)) as answer:
        opened = json.load(answer)
    return f"{address}t/{opened['table']['id']}#seat={opened['keys'][0]['token']}"


def _visit(browser: str, table: str) -> list[Visit]:
    """Visit the table several times; nothing but the browser itself is kept from one visit to the next."""
    from playwright.sync_api import Error, sync_playwright

    try:
        with sync_playwright() as playwright, playwright.chromium.launch(executable_path=browser, args=FLAGS) as chrome:
            return [_cold_visit(chrome, table) for _ in range(VISITS)]
    except Error as error:
        raise CommandError(f"The page could not be measured: {error.message}") from error


def _cold_visit(chrome: "Browser", table: str) -> Visit:
    with chrome.new_context(locale="en") as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(table)
        page.wait_for_selector(BOARD, state="attached", timeout=PATIENCE_MS)
        return Visit(page.evaluate("boardSeen"), page.evaluate(LOADED))
