"""Finds out where the keyboard is."""

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

MOST_STEPS = 200

# What shows the focus may be the control itself, what stands in for a radio button, or a thick line in a drawing.
LOOK = """() => {
  const at = document.activeElement;
  const isRinged = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  const isThick = ({ stroke, strokeWidth }) => stroke !== 'none' && parseFloat(strokeWidth) >= 3;
  const rings = [at, at.nextElementSibling].filter((each) => each !== null);
  const lines = at instanceof SVGElement ? [...at.querySelectorAll('rect')] : [];
  const shown = rings.some((each) => isRinged(getComputedStyle(each)))
    || lines.some((each) => isThick(getComputedStyle(each)));
  const label = at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent;
  const box = at.getBoundingClientRect();
  at.dataset.step ??= String(document.querySelectorAll('[data-step]').length);
  return {
    is_page: at === document.body,
    is_seen: at.matches(':focus-visible') && shown && box.bottom > 0 && box.top < innerHeight,
    name: label.trim().replace(/\\s+/g, ' '),
    step: at.dataset.step,
  };
}"""


@dataclass(frozen=True)
class Focus:
    is_page: bool  # on nothing: before the first control, or after the last
    is_seen: bool
    name: str
    step: str  # the same when we come here again


def focus(page: Page) -> Focus:
    return Focus(**page.evaluate(LOOK))


def walk(page: Page, key: str = "Tab") -> Iterator[Focus]:
    met = set[str]()
    for _ in range(MOST_STEPS):
        page.keyboard.press(key)
        at = focus(page)
        if not at.is_page:
            met.add(at.name)
            yield at
    raise AssertionError(f"the walk came to no end; on the way were: {sorted(met)}")


def walk_to(page: Page, name: str, key: str = "Tab") -> None:
    """Go with Tab to the control of this name; on the way the focus can always be seen."""
    wanted = " ".join(name.split())
    for at in walk(page, key):
        assert at.is_seen, f"nobody sees that {at.name!r} has the focus"
        if at.name.startswith(wanted):
            return
