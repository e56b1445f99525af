"""Writes the HTML around tables and plots: one file without scripts that needs no network."""

import html
from collections.abc import Callable, Iterable, Sequence
from typing import Final

Marked = Callable[[str], str]  # makes HTML of a plain text

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfbf6; --ink: #26221c; --line: #d8cfbd; --quiet: #6d6455; --bad: #a3231b;
  --link: #2f5d9b; --glow: #f3e6c4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1a18; --ink: #e9e3d6; --line: #48433a; --quiet: #a89f8e; --bad: #ff8f86;
    --link: #8fb8ee; --glow: #463d22; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 54rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { font-weight: 600; line-height: 1.2; }
h2 { border-top: 1px solid var(--line); padding-top: 1.2rem; margin-top: 2.2rem; }
p, li, figcaption { max-width: 44rem; }
ul { padding-left: 1.2rem; }
ol { padding-left: 2.6rem; font-variant-numeric: tabular-nums; }
li::marker { color: var(--quiet); }
li:target { background: var(--glow); scroll-margin-top: 30vh; }
a { color: var(--link); }
figure { margin: 1rem 0; }
figcaption, .quiet { color: var(--quiet); font-size: 0.9rem; }
svg { width: 100%; height: auto; min-width: 32rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.92rem; }
th, td { padding: 0.25rem 0.7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.bad { color: var(--bad); font-weight: 600; }
"""


def page(title: str, parts: Iterable[str], language: str = "en") -> str:
    """Return a whole page in this language."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{html.escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{html.escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def heading(text: str, level: int = 2) -> str:
    """Return a heading."""
    return f"<h{level}>{html.escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "", marked: Marked = html.escape) -> str:
    """Return a paragraph of a kind that the style knows, or a plain one."""
    return f'<p class="{kind}">{marked(text)}</p>' if kind else f"<p>{marked(text)}</p>"


def items(texts: Iterable[str], marked: Marked = html.escape) -> str:
    """Return a list."""
    return f"<ul>\n{''.join(f'<li>{marked(text)}</li>' for text in texts)}\n</ul>"


def figure(svg: str, caption: str) -> str:
    """Return a figure with its caption; on a narrow screen it scrolls, so that what is written in it can be read."""
    return f'<figure><div class="wide">{svg}</div><figcaption>{html.escape(caption)}</figcaption></figure>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; its first column says what, the others are figures."""
    head = "".join(f'<th scope="col">{html.escape(text)}</th>' for text in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{html.escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'
