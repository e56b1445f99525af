"""Checks that the page talks to its own server and to nobody else."""

from playwright.sync_api import Page

from tests.browser.home import Home
from tests.browser.server import Server
from tests.browser.watch import Watch

ELSEWHERE = "http://127.0.0.1:9/seen.png"
SHOW_PICTURE = """(address) => new Promise((done) => {
  document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective), { once: true });
  const picture = document.createElement('img');
  picture.src = address;
  document.body.append(picture);
})"""


def test_every_request_of_a_game_goes_to_the_server_itself(page: Page, server: Server, watch: Watch) -> None:
    Home(page).open().play_now(players=2).play_decisions(3)
    live = server.address.replace("http", "ws")
    assert {"http", "ws"} == {url.partition(":")[0] for url in watch.requests}
    assert [url for url in watch.requests if not url.startswith((f"{server.address}/", f"{live}/"))] == []


def test_the_page_may_show_nothing_from_elsewhere_and_the_watch_would_tell(page: Page, watch: Watch) -> None:
    Home(page).open()
    assert page.evaluate(SHOW_PICTURE, ELSEWHERE) == "img-src"
    assert len([complaint for complaint in watch.complaints if ELSEWHERE in complaint]) == 2
    watch.forgive(ELSEWHERE)
