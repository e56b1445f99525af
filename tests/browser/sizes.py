"""What a screen is measured by: nothing runs out of it sideways, and everything to press is large enough."""

from playwright.sync_api import Page

TOUCH_PX = 44
CONTROLS = "button, a[href], summary, select, textarea, input, [role=button], [role=tab]"

# A radio button or a box is pressed by its label.
SMALL = f"""([least, besides]) => [...document.querySelectorAll('{CONTROLS}')]
  .filter((control) => !control.closest('.visually-hidden') && control.checkVisibility({{ visibilityProperty: true }}))
  .filter((control) => !besides || !control.closest(`[aria-label="${{besides}}"]`))
  .map((control) => control.matches('[type=radio], [type=checkbox]') ? control.closest('label') ?? control : control)
  .map((control) => [control, control.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([control, box]) => `${{control.getAttribute('role') ?? control.tagName.toLowerCase()}} `
    + `"${{(control.ariaLabel ?? control.textContent).trim().slice(0, 60)}}" `
    + `${{Math.round(box.width)}}x${{Math.round(box.height)}}`)"""


def too_small(page: Page, besides: str = "") -> list[str]:
    """What is smaller than a fingertip, besides what belongs to the part of this name."""
    found: list[str] = page.evaluate(SMALL, [TOUCH_PX, besides])
    return found


def runs_out_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
