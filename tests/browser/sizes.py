"""Measures a screen: all text can be read whole, nothing runs out sideways, everything to press is large enough."""

from playwright.sync_api import Locator, Page

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

# Text may be scrolled to from above or below, and what is scrolled out of sight is not cut; sideways, or behind an edge
# that does not scroll, nobody finds it.
CLIPPED = f"""() => {{ {TEXTS}
  const SLACK_PX = 1.5;
  const rightmost = document.documentElement.clientWidth + SLACK_PX;
  const LINE_PX = 5; // by which the box of a text is higher than its letters
  const hides = (value) => value === 'hidden' || value === 'clip';
  const isCut = ({{ left, right, top, bottom }}, element) => {{
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {{
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (style.display === 'inline') continue;
      const across = style.overflowX !== 'visible' && (left < edge.left - SLACK_PX || right > edge.right + SLACK_PX);
      const upright = hides(style.overflowY) && (top < edge.top - LINE_PX || bottom > edge.bottom + LINE_PX);
      if (across || upright) return true;
      if (at.matches(':popover-open, :modal')) return false; // over everything, whatever it stands in
      if (!hides(style.overflowY) && at.scrollHeight > at.clientHeight && style.overflowY !== 'visible') {{
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (top >= bottom) return false;
      }}
    }}
    return false;
  }};
  return texts()
    .map(([text, element]) => [text, boxOf(text), element])
    .filter(([, box]) => box.width > 0)
    .filter(([, box, element]) => isCut(box, element) || box.left < -SLACK_PX || box.right > rightmost)
    .map(([text]) => told(text));
}}"""

# A sheet, a drawer or a notice hides what is under it.
SHEETS = f"""
  const isSheet = (element) => element.closest('{CONTROLS}') === null
    && !/, 0\\)$|transparent/.test(getComputedStyle(element).backgroundColor);
  const stackOver = (control, {{ left, top, right, bottom }}) => {{
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const own = stack.findIndex((each) => control.contains(each) || each.contains(control));
    return own < 0 ? stack : stack.slice(0, own);
  }};
  const isUnderSheet = (control, box) => stackOver(control, box).some(isSheet);
  const nameOf = (control) => (control.ariaLabel ?? control.textContent).trim().slice(0, 60);
"""

# The things to press that can be seen, each with as much of it as no scroller has moved out of sight.
TARGETS = f"""{SHEETS}
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
  const isWide = (box) => box.right - box.left > SLACK_PX && box.bottom - box.top > SLACK_PX;
  const targets = [...document.querySelectorAll('{CONTROLS}')]
    .filter(isSeen)
    .map((control) => control.matches('[type=radio], [type=checkbox]') ? control.closest('label') ?? control : control)
    .map((control) => [control, seenOf(control)])
    .filter(([, box]) => isWide(box));
"""

OVERLAPPING = f"""() => {{ {TEXTS} {TARGETS}
  const shared = (a, b) => ({{
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  }});
  return targets.flatMap(([one, a], place) => targets.slice(place + 1)
    .map(([other, b]) => [other, shared(a, b)])
    .filter(([other, box]) => !one.contains(other) && !other.contains(one) && isWide(box))
    .filter(([other, box]) => !isUnderSheet(one, box) && !isUnderSheet(other, box))
    .map(([other]) => `${{nameOf(one)}} and ${{nameOf(other)}}`));
}}"""

# Where a fingertip lands in the middle of what is seen of a control, that control answers, and no other over it.
COVERED = f"""() => {{ {TEXTS} {TARGETS}
  const SLIVER_PX = 8; // of a line that is nearly scrolled away: nobody aims at it
  return targets
    .filter(([, box]) => box.bottom - box.top > SLIVER_PX)
    .filter(([control, box]) => !isUnderSheet(control, box))
    .map(([control, box]) => [control, stackOver(control, box)[0]?.closest('{CONTROLS}')])
    .filter(([, hit]) => hit)
    .map((pair) => pair.map(nameOf).join(' lies under '));
}}"""

HIDDEN = f"""(spots) => {{ {SHEETS}
  return spots.filter((spot) => isUnderSheet(spot, spot.getBoundingClientRect())).map(nameOf);
}}"""


def too_small(page: Page) -> list[str]:
    """Return what is smaller than a fingertip."""
    found: list[str] = page.evaluate(SMALL, TOUCH_PX)
    return found


def covered(page: Page) -> list[str]:
    """Return what something else would answer for."""
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


def hidden(spots: Locator) -> list[str]:
    """Return which of these lie with their middle under a sheet, a drawer or a notice."""
    found: list[str] = spots.evaluate_all(HIDDEN)
    return found


def runs_out_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
