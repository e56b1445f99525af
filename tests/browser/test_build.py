"""Tests the page as it is built: small, whole, and fit for a strict content security policy."""

import gzip
import re
from pathlib import Path

import abbey

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


def test_the_page_in_one_language_stays_under_150_kb_without_fonts() -> None:
    files = [PAGE / "index.html", *(path for path in PAGE.glob("assets/*") if path.suffix != ".woff2")]
    languages = [gzipped(path) for path in files if LANGUAGE.fullmatch(path.name)]
    shared = [gzipped(path) for path in files if not LANGUAGE.fullmatch(path.name)]
    assert sum(shared) + max(languages) < 150_000
