"""Looks at the ends of days: whoever ends one learns what its tile costs, and that nobody begins day 7."""

import pytest
from playwright.sync_api import Page, expect

from abbey.rules.names import EVENTS
from abbey.speech import LANGUAGES, Speaker
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.table import TableScreen
from tests.browser.words import word

LAST_TURNS = 6
MONKS = 6
# The names that leave the inner edge of the tile on which they stand.
SPILT = """(name, words) => words.filter((word) => {
  name.textContent = word;
  const [letters, tile] = [document.createRange(), name.parentElement.getBoundingClientRect()];
  letters.selectNodeContents(name);
  const { left, right, bottom } = letters.getBoundingClientRect();
  return left < tile.left + 3 || right > tile.right - 3 || bottom > tile.bottom - 3;
})"""


def tile_texts(*, last: str) -> list[str]:
    """Return what may be told of the tile, to whoever took it and to the others."""
    names = (("yes", ""), ("no", "Anna"), ("no", "Bela"))
    return [word("play-night-tile", you=you, who=who, last=last) for you, who in names]


@pytest.mark.parametrize("day", [LAST_TURNS - 1, LAST_TURNS])
def test_the_night_tells_who_begins_and_what_the_tile_costs(page: Page, server: Server, day: int) -> None:
    with Company(server.address, "Anna", "Bela") as company:
        company.play_until(lambda board: board["day"] == day and board["phase"] == "play")
        page.goto(company.link(0))
        expect(TableScreen(page).question).to_be_visible()
        company.play_until(lambda board: board["day"] > day or board["phase"] == "show")
        night = page.get_by_role("dialog", name=word("play-night", day=day))
        expect(night.get_by_role("button", name=word("play-go-on"))).to_be_visible()
        told = night.inner_text()
        numbers = night.locator("li .suspicion").all_inner_texts()
        assert len(numbers) == MONKS
        assert numbers == sorted(numbers, key=int, reverse=True)
        assert [text for text in tile_texts(last="yes" if day == LAST_TURNS else "no") if text in told]
        assert not [text for text in tile_texts(last="no" if day == LAST_TURNS else "yes") if text in told]


def test_every_name_of_an_event_fits_its_tile_on_a_phone(visit: Visit, server: Server) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    with Company(server.address, "Anna", "Bela") as company:
        page.goto(company.link(0))
        expect(TableScreen(page).question).to_be_visible()
        company.play_until(lambda board: board["day"] > 1 or board["phase"] == "show")
        name = page.get_by_role("dialog").locator(".event .name")
        expect(name).to_be_visible()
        names = [Speaker(language).word("event-start", event=event) for language in LANGUAGES for event in EVENTS]
        assert name.evaluate(SPILT, names) == []
