"""Rests a finger on the glass, where a tap would be over too soon to look."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page


class Finger:
    def __init__(self, page: Page) -> None:
        self._glass = page.context.new_cdp_session(page)

    @contextmanager
    def on(self, spot: Locator) -> Iterator[None]:
        """Press down in the middle of it, and lift again without a press."""
        box = spot.bounding_box()
        assert box is not None, "it cannot be seen"
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._touch("touchStart", point)
        yield
        self._touch("touchCancel")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
