"""Looks at one screen after another in six sizes of window: four under a finger, two under a mouse."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.sizes import clipped, covered, overlapping, runs_out_sideways, too_small, too_small_to_read

FINGER: dict[str, Any] = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}
MOUSE: dict[str, Any] = {}


def _of(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


OLD_PHONE, PHONE, SIDEWAYS, TABLET = _of(360, 640), _of(390, 844), _of(844, 390), _of(820, 1180)
LAPTOP, LARGE = _of(1280, 800), _of(1920, 1080)
DEVICES = {
    "finger": (FINGER, (OLD_PHONE, PHONE, SIDEWAYS, TABLET)),
    "mouse": (MOUSE, (LAPTOP, LARGE)),
}
# The layout follows the window, and the board follows the layout.
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""


class Window:
    """Shows a page, which is turned and resized to every size that its device comes in."""

    def __init__(self, page: Page, device: str) -> None:
        self.page = page
        self._is_touched = device == "finger"
        self._sizes = DEVICES[device][1]

    def sizes(self) -> Iterator[ViewportSize]:
        """Give the page one size after the other, and at last the first again."""
        for size in self._sizes:
            self._resize(size)
            yield size
        self._resize(self._sizes[0])

    def look(self, screen: str) -> None:
        """Fail if anything on this screen cannot be read or pressed, in any of the sizes."""
        for size in self.sizes():
            assert faults_of(self.page, self._is_touched) == {}, (screen, size)

    def _resize(self, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        settle(self.page)


def settle(page: Page) -> None:
    """Wait until everything stands where it belongs."""
    page.evaluate(SETTLED)


def faults_of(page: Page, is_touched: bool) -> dict[str, list[str]]:
    """Return what is wrong with a screen, by the kind of fault."""
    faults = {
        "too small to read": too_small_to_read(page),
        "cut": clipped(page),
        "over each other": overlapping(page),
        "under something else": covered(page),
        "too small to touch": too_small(page) if is_touched else [],
        "too broad": ["the page"] if runs_out_sideways(page) else [],
    }
    return {fault: found for fault, found in faults.items() if found}
