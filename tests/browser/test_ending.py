"""Looks at the last screen on a phone, where not all of it fits."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.words import word

PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def test_the_last_screen_says_that_it_goes_on_below_the_edge(visit: Visit, finished: str) -> None:
    page = visit(**PHONE)
    page.goto(f"/t/{finished}")
    ending = page.get_by_role("dialog", name=word("play-ending"))
    expect(ending.get_by_role("link", name=word("play-home"))).not_to_be_in_viewport()
    sign = ending.locator(".more")
    expect(sign).to_be_visible()
    expect(sign).to_be_in_viewport()
    ending.evaluate("(dialog) => dialog.scrollTo({ top: dialog.scrollHeight })")
    expect(sign).to_be_hidden()
