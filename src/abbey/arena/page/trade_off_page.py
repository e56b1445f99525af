"""Makes the page of a trade-off: the curve, and its figures in a table."""

from collections.abc import Iterator

from abbey.arena.page.trade_off_plot import trade_off_plot
from abbey.arena.trade_off import TradeOff
from abbey.plots import html_page


def trade_off_page(found: TradeOff, title: str, origin: str = "") -> str:
    """Return the page; `origin` says which state of the sources played."""
    return html_page.page(title, [*_parts(found), html_page.paragraph(origin, "quiet")])


def _parts(found: TradeOff) -> Iterator[str]:
    sweep = found.sweep
    yield html_page.paragraph(
        f"Each value of {sweep.option} played {sweep.deals:,} deals against each field, in every seat, with seed "
        f"{sweep.seed}. How strong it is and what it told come from the same games."
    )
    yield html_page.paragraph(found.fingerprint.sentence())
    for one in found.forfeits:
        yield html_page.paragraph(one.sentence(), "bad")
    yield html_page.figure(
        trade_off_plot(found),
        "To the left is quieter, higher is stronger. The dashed line is the share of a bot as strong as its field.",
    )
    heads = ("against", sweep.option, "wins", "bits by turns", "borne out", "bits by markers", "named")
    yield html_page.table(heads, _rows(found))
    yield html_page.paragraph(
        "Bits by turns: what all turns of a game told somebody who knows the program and sees the hand. Borne out: the "
        "same by the true monks, about as much if the bot knows itself. Bits by markers: shown at random they tell 1. "
        "Named: how many of the field's guesses about the bot were right.",
        "quiet",
    )


def _rows(found: TradeOff) -> Iterator[tuple[str, ...]]:
    for point in found.points:
        leak, cell = point.leak, point.cell
        bits = f"{leak.game:.3f} ({leak.low:.3f} to {leak.high:.3f})", f"{leak.borne_out:.3f}", f"{leak.markers:.3f}"
        yield cell.field, point.value, str(cell.share), *bits, f"{cell.is_named.share:.1%}"
