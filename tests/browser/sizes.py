"""Measures a screen: all text can be read whole, nothing runs out sideways, everything to press is large enough."""

from playwright.sync_api import Page

TOUCH_PX = 44
LETTER_PX = 10
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


# The texts that are seen, each with the element it stands in. What a scroller has moved out of sight is not seen now.
TEXTS = """
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && element.closest('.visually-hidden, option, title, [inert]') === null
    && getComputedStyle(element).clipPath === 'none'
    && (modal === null || modal.contains(element));
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim() && isSeen(text.parentElement)) found.push([text, text.parentElement]);
    }
    return found;
  };
  const boxOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const told = (text) => text.data.trim().slice(0, 60);
"""

SMALL_TEXT = f"""(least) => {{ {TEXTS}
  const scaleOf = (element) => {{
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
  }};
  return texts()
    .map(([text, element]) => [text, parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)])
    .filter(([, size]) => size < least - 0.05)
    .map(([text, size]) => `"${{told(text)}}" ${{size.toFixed(1)}} px`);
}}"""

# Text may be scrolled to from above or below; sideways, or behind an edge that does not scroll, nobody finds it.
CLIPPED = f"""() => {{ {TEXTS}
  const SLACK_PX = 1.5;
  const LINE_PX = 5; // by which the box of a text is higher than its letters
  const hides = (value) => value === 'hidden' || value === 'clip';
  const isCut = (box, element) => {{
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {{
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (style.display === 'inline') continue;
      const across = style.overflowX !== 'visible' && (box.left < edge.left - SLACK_PX || box.right > edge.right + SLACK_PX);
      const upright = hides(style.overflowY) && (box.top < edge.top - LINE_PX || box.bottom > edge.bottom + LINE_PX);
      if (across || upright) return true;
    }}
    return false;
  }};
  return texts()
    .map(([text, element]) => [text, boxOf(text), element])
    .filter(([, box]) => box.width > 0)
    .filter(([, box, element]) => isCut(box, element) || box.left < -SLACK_PX || box.right > innerWidth + SLACK_PX)
    .map(([text]) => told(text));
}}"""

# What is seen of two things to press must not lie over each other.
OVERLAPPING = f"""() => {{ {TEXTS}
  const SLACK_PX = 1;
  const seenOf = (control) => {{
    let {{ left, top, right, bottom }} = control.getBoundingClientRect();
    for (let at = control.parentElement; at !== null; at = at.parentElement) {{
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }}
    return {{ left, top, right, bottom }};
  }};
  const controls = [...document.querySelectorAll('{CONTROLS}')]
    .filter(isSeen)
    .map((control) => control.matches('[type=radio], [type=checkbox], [type=file]') ? control.closest('label') ?? control : control)
    .map((control) => [control, seenOf(control)])
    .filter(([, box]) => box.right - box.left > SLACK_PX && box.bottom - box.top > SLACK_PX);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PX
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK_PX;
  const nameOf = (control) => (control.ariaLabel ?? control.textContent).trim().slice(0, 40);
  return controls.flatMap(([one, a], place) => controls.slice(place + 1)
    .filter(([other, b]) => !one.contains(other) && !other.contains(one) && meet(a, b))
    .map(([other]) => `${{nameOf(one)}} and ${{nameOf(other)}}`));
}}"""

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


def too_small_to_read(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL_TEXT, LETTER_PX)
    return found


def clipped(page: Page) -> list[str]:
    """Return the texts that an edge cuts."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def overlapping(page: Page) -> list[str]:
    """Return the pairs of things to press that lie over each other."""
    found: list[str] = page.evaluate(OVERLAPPING)
    return found


def runs_out_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
