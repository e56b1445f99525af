"""Remembers what a page shows for a short time only, however seldom a busy machine lets us look at it."""

from playwright.sync_api import Page

REMEMBER = """(selector) => {
  window.sightings ??= new Set();
  const look = () => {
    if (document.querySelector(selector) !== null) window.sightings.add(selector);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  look();
}"""
IS_SEEN = "(selector) => window.sightings.has(selector)"


def remember(page: Page, selector: str) -> None:
    """Remember from now on whether this was ever on the page."""
    page.evaluate(REMEMBER, selector)


def remember_from_the_start(page: Page, selector: str) -> None:
    """Remember it in every document that the page is going to load."""
    page.add_init_script(f"({REMEMBER})('{selector}')")


def was_seen(page: Page, selector: str) -> bool:
    return bool(page.evaluate(IS_SEEN, selector))


def expect_seen(page: Page, selector: str) -> None:
    """Wait until this is on the page, or has been there."""
    page.wait_for_function(IS_SEEN, arg=selector)
