"""Tests the page as it is built: small, whole, and fit for a strict content security policy."""

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page

import abbey
from tests.browser.home import Home

PAGE = Path(abbey.__file__).parent / "server/page"
INDEX = (PAGE / "index.html").read_text(encoding="utf-8")
LANGUAGE = re.compile(r"(cs|de|en|fr|it|nl)-[\w-]+\.js")


def gzipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r'(?:href|src)="/([^"]+)"', INDEX)
    assert named
    assert [name for name in named if not (PAGE / name).is_file()] == []


def test_the_page_holds_no_inline_script_or_style() -> None:
    assert re.findall(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", INDEX) == []


def test_no_style_sheet_holds_a_data_address() -> None:
    sheets = list(PAGE.glob("assets/*.css"))
    assert sheets
    assert [sheet.name for sheet in sheets if "url(data:" in sheet.read_text(encoding="utf-8")] == []


def test_a_visit_to_a_table_loads_less_than_150_kb_without_fonts(page: Page) -> None:
    """Other screens load what they need when they are opened; another language may weigh more than English."""
    loaded: set[str] = set()
    page.on("response", lambda response: loaded.add(urlsplit(response.url).path.lstrip("/")))
    Home(page).open().play_now(players=5).wait_for_my_turn()
    files = [PAGE / "index.html", *(PAGE / name for name in loaded if name.startswith("assets/"))]
    languages = [gzipped(path) for path in PAGE.glob("assets/*.js") if LANGUAGE.fullmatch(path.name)]
    shared = [path for path in files if path.suffix != ".woff2" and not LANGUAGE.fullmatch(path.name)]
    assert len(shared) > 2
    assert sum(map(gzipped, shared)) + max(languages) < 150_000
