"""Draws figures as SVG inside a page: with the same bytes for the same figures, in the page's own light or dark ink."""

import html
import io
import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

INK: Final = "#123456"  # stands for the page's ink, and is nobody's colour
MARK: Final = "#c8791e"
SECOND: Final = "#3f7fbf"
COLOURS: Final = (SECOND, MARK, "#4f9d69", "#a05fb4")
SHAPES: Final = ("o", "s", "^", "D", "v", "P", "X")  # go with the colours, which alone would not do
WIDTH: Final = 7.6  # inches
DARK: Final = "#1a1a1a"
PAPER: Final = "#ffffff"
XML: Final = '<?xml version="1.0" encoding="utf-8"?>\n'


def drawn(name: str, says: str, height: float, draw: Callable[[Figure], None]) -> str:
    """Return a figure as SVG. `says` is for people who cannot see it; the name keeps figures on one page apart."""
    with _style(name):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure)
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
    return _inline(text.getvalue(), name, says)


def as_file(svg: str) -> str:
    """Turn a figure of a page into a file of its own: dark ink on white paper, to be read on a page of any colour."""
    head, _, rest = svg.partition(">")
    return f'{XML}{head} style="color: {DARK}"><rect width="100%" height="100%" fill="{PAPER}"/>{rest}'


def _style(name: str) -> AbstractContextManager[None]:
    """Let matplotlib draw in our style."""
    return rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": name,
            "font.family": "sans-serif",
            "font.size": 10,
            "text.parse_math": False,  # a bot's name may hold any letter
            "text.color": INK,
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "xtick.color": INK,
            "ytick.color": INK,
            "axes.facecolor": "none",
            "figure.facecolor": "none",
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )


def _inline(svg: str, name: str, says: str) -> str:
    """Turn a file of its own into a part of a page."""
    svg = svg[svg.index("<svg") :].replace(INK, "currentColor")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{html.escape(says)}"', 1)
