"""Gives every journey what it sets out with: a real server, this machine's Chromium, and an eye on unseen faults."""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from tests.browser.chromium import FLAGS, found
from tests.browser.company import Company, phase_is
from tests.browser.letter import lay_letters_aside
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.watch import Watch

PATIENCE_MS = 30_000  # two cores may have other things to do
USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",  # journeys are in a hurry; the one about motion is not
}


class Visit(Protocol):
    def __call__(self, **wishes: Any) -> Page: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return browser_type_launch_args | {"executable_path": found(), "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def finished(server: Server) -> str:
    """Return the id of a table where Anna and Bela have played to the end."""
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(phase_is("over"))
        return company.id


@pytest.fixture
def watch(server: Server) -> Iterator[Watch]:
    watch = Watch(server.address)
    yield watch
    assert watch.complaints == []


@pytest.fixture
def visit(new_context: CreateContextCallback, server: Server, watch: Watch) -> Visit:
    """Return a visitor with a browser of their own, which is new here; `wishes` are options of Playwright's context.

    The letter that comes to the middle of a new table is laid aside unread, except in the journeys about it.
    """
    expect.set_options(timeout=PATIENCE_MS)

    def arrive(**wishes: Any) -> Page:
        context = new_context(**{"base_url": server.address, **USUAL, **wishes})
        context.set_default_timeout(PATIENCE_MS)
        watch.over(context)
        page = context.new_page()
        lay_letters_aside(page)
        return page

    return arrive


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()


@pytest.fixture
def table(page: Page, company: Company) -> TableScreen:
    """Return the table of this company as Anna sees it when it is her turn; each journey says which company it is."""
    page.goto(company.link(0))
    table = TableScreen(page)
    table.wait_for_my_turn()
    return table
