"""Compares screenshots, but for what Chromium itself draws a little differently from time to time."""

from base64 import b64encode

from playwright.sync_api import Page

ROUNDING = 8  # of 255: rounded corners and thin lines are not drawn to the last shade alike

FARTHEST = """async (pictures) => {
  const [one, two] = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return canvas.getImageData(0, 0, width, height).data;
  }));
  if (one.length !== two.length) return 255;
  return one.reduce((most, shade, place) => Math.max(most, Math.abs(shade - two[place])), 0);
}"""


def look_alike(page: Page, one: bytes, two: bytes) -> bool:
    """Tell whether nobody could see a difference; the page is only needed to read the pictures."""
    if one == two:
        return True
    farthest: int = page.evaluate(FARTHEST, [b64encode(one).decode(), b64encode(two).decode()])
    return farthest <= ROUNDING
