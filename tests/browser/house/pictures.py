"""Compares screenshots, but for what Chromium itself draws a little differently from time to time."""

from base64 import b64encode

from playwright.sync_api import Page

# Rounded corners and thin lines are not drawn alike to the last shade of every pixel.
# So spots of some pixels are compared.
SPOT_PX = 4
ROUNDING = 16  # of 255

FARTHEST = """async ([pictures, spot]) => {
  const [one, two] = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const [width, height] = [Math.ceil(picture.width / spot), Math.ceil(picture.height / spot)];
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(picture, 0, 0, width, height);
    return canvas.getImageData(0, 0, width, height).data;
  }));
  if (one.length !== two.length) return 255;
  return one.reduce((most, shade, place) => Math.max(most, Math.abs(shade - two[place])), 0);
}"""


def look_alike(page: Page, one: bytes, two: bytes) -> bool:
    """Tell whether nobody could see a difference; the page is only needed to read the pictures."""
    if one == two:
        return True
    farthest: int = page.evaluate(FARTHEST, [[b64encode(one).decode(), b64encode(two).decode()], SPOT_PX])
    return farthest <= ROUNDING
