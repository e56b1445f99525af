"""The figures as bars."""

from pathlib import Path

OURS = "#2F5D9B"
THEIRS = "#B9A98A"


def plot(rates: list[tuple[str, float]], path: Path) -> None:
    """Bars on a logarithmic scale, ours and theirs in two inks; the same bytes for the same figures."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    rows = rates[::-1]
    with rc_context({"svg.hashsalt": "abbey", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = Figure(figsize=(8, 0.36 * len(rows) + 1.2), layout="constrained")
        axes = figure.add_subplot()
        colours = [OURS if title.startswith("Abbey") else THEIRS for title, _ in rows]
        bars = axes.barh([title for title, _ in rows], [rate for _, rate in rows], color=colours)
        axes.bar_label(bars, [f"{rate:,.0f}" for _, rate in rows], padding=3)
        axes.set_xscale("log")
        axes.set_xlabel("random decisions a second (logarithmic)")
        axes.margins(x=0.2)
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(path, metadata={"Date": None})
