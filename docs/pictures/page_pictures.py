"""Takes the README's pictures of the page: `python -m docs.pictures.page_pictures`.

A game is played for a while over the protocol; then the same seat is opened in a real browser, four times.
"""

import json
import random
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import FLAGS, found
from tests.browser.server import Server
from websockets.sync.client import connect

from abbey.speech import Speaker

HERE: Final = Path(__file__).parent
DAY: Final = 2
WIDE: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 780}
PICTURES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": WIDE, "locale": "en-GB", "color_scheme": "light"},
    "dark": {"viewport": WIDE, "locale": "en-GB", "color_scheme": "dark"},
    "german": {"viewport": WIDE, "locale": "de-DE", "color_scheme": "light"},
    "phone": {"viewport": PHONE, "locale": "en-GB", "color_scheme": "light", "has_touch": True, "is_mobile": True},
}


def open_table(address: str) -> tuple[str, str]:
    """Open a table with Anna and three bots, and return its name and her key."""
    chairs = [{"kind": "here", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * 3]
    with urlopen(Request(f"{address}/api/tables", json.dumps({"chairs": chairs, "start": True}).encode())) as answer:
        opened = json.load(answer)
    return opened["table"]["id"], opened["keys"][0]["token"]


def play_on(address: str, table: str, token: str) -> None:
    """Play until Anna is to move a figure on the second day or later."""
    chance = random.Random(4)
    board: dict[str, Any] = {}
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        for text in line:
            message = json.loads(text)
            own = message.get("own")
            board |= message.get("board") or {}  # after the first, only what is new
            if not own or not own["legal"]:
                continue
            if board["day"] >= DAY and board["phase"] == "move":
                return
            answer = {"question": own["question"], "action": chance.choice(own["legal"])}
            line.send(json.dumps({"type": "play", **answer}))


def take(browser: Browser, address: str, name: str, look: dict[str, Any]) -> None:
    """Take one picture of the page at this address."""
    page = browser.new_context(**look, reduced_motion="reduce").new_page()
    page.add_init_script("""localStorage.setItem('abbey.settings', '{"hints": false}')""")
    page.goto(address)
    language = look["locale"][:2]
    undo = Speaker(language).word("play-undo")
    page.get_by_role("button", name=undo, exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=HERE / f"{name}.png")


def main() -> None:
    """Play for a while, and take every picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            table, token = open_table(server.address)
            play_on(server.address, table, token)
            browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
            for name, look in PICTURES.items():
                take(browser, f"{server.address}/t/{table}#seat={token}", name, look)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
