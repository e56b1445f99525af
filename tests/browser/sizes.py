"""Measures a screen: nothing runs out of it sideways, and everything to press is large enough."""

from playwright.sync_api import Page

TOUCH_PX = 44
CONTROLS = "button, a[href], summary, select, textarea, input, [role=button], [role=tab]"

# A radio button or a box is pressed by its label.
SMALL = f"""(least) => [...document.querySelectorAll('{CONTROLS}')]
  .filter((control) => !control.closest('.visually-hidden') && control.checkVisibility({{ visibilityProperty: true }}))
  .map((control) => control.matches('[type=radio], [type=checkbox]') ? control.closest('label') ?? control : control)
  .map((control) => [control, control.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([control, box]) => `${{control.getAttribute('role') ?? control.tagName.toLowerCase()}} `
    + `"${{(control.ariaLabel ?? control.textContent).trim().slice(0, 60)}}" `
    + `${{Math.round(box.width)}}x${{Math.round(box.height)}}`)"""


# Where a fingertip lands in the middle of a control, that control answers, and no other that lies over it.
COVERED = f"""() => [...document.querySelectorAll('{CONTROLS}')]
  .filter((control) => !control.closest('.visually-hidden') && control.checkVisibility({{ visibilityProperty: true }}))
  .map((control) => [control, control.getBoundingClientRect()])
  .map(([control, box]) => [control, box.x + box.width / 2, box.y + box.height / 2])
  .map(([control, x, y]) => [control, document.elementFromPoint(x, y)?.closest('{CONTROLS}')])
  .filter(([control, hit]) => hit && hit !== control && !hit.contains(control) && !control.contains(hit))
  .map((pair) => pair.map((each) => each.ariaLabel ?? each.textContent).join(' lies under '))"""


def too_small(page: Page) -> list[str]:
    """Return what is smaller than a fingertip."""
    found: list[str] = page.evaluate(SMALL, TOUCH_PX)
    return found


def covered(page: Page) -> list[str]:
    """Return what a press on something else would answer for."""
    found: list[str] = page.evaluate(COVERED)
    return found


def runs_out_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
