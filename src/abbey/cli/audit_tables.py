"""Prints the results of an audit as tables for the terminal."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from abbey.arena import Fingerprint
from abbey.arena.audit import VIEWPOINTS, Accuracies, Accuracy, Audit, Findings, Leak

VIEWS: Final = ("seat by\nitself", "\nspectator", "at the\ntable")
MOST_SIGNS: Final = 5  # of each observer


def show_audit(title: str, fingerprint: Fingerprint, audit: Audit, console: Console) -> None:
    """Print how many monks the observers named, how sure they were, and what the bot told exactly."""
    console.print(_observers(title, audit))
    console.print(_course(audit))
    for found in audit.observers:
        if found.signs:
            console.print(Text(_signs(found)))
    console.print(Text(_floor(audit)))
    if audit.leak:
        console.print(Text(_leak(audit.leak)))
    text = f"{audit.samples:,} seats in {audit.deals:,} deals. Always tested on deals that were not learnt from."
    console.print(Text(text))
    console.print(Text(fingerprint.sentence()))


def _observers(title: str, audit: Audit) -> Table:
    table = Table("observer", title=title)
    for head in (*VIEWS, "log-loss,\ncalibration"):
        table.add_column(head, justify="right", no_wrap=True)
    for found in audit.observers:
        marks = (_share(getattr(found.whole, viewpoint)) for viewpoint in VIEWPOINTS)
        table.add_row(found.observer, *marks, f"{found.whole.spectator.log_loss:.3f}\n{found.calibration.error:.3f}")
    whole = audit.observers[0].whole  # the floors are the same for all
    floors = (f"{getattr(whole, viewpoint).floor_top1:.1%}" for viewpoint in VIEWPOINTS)
    table.add_section()
    table.add_row("floor", *floors, f"{whole.spectator.floor_log_loss:.3f}")
    table.caption = "Monks named, with 95 %. Log-loss and calibration error are those of the spectator."
    return table


def _share(mark: Accuracy) -> Text:
    bounds = f"\n{100 * mark.top1.low:.1f} to {100 * mark.top1.high:.1f}"
    return Text.assemble(f"{mark.top1.share:.1%}", (bounds, "dim"))


def _course(audit: Audit) -> Table:
    """Return how early monks are named, and how fast that is learnt."""
    table = Table("known", title="Named by a spectator: by days seen, and by deals learnt from")
    for found in audit.observers:
        table.add_column(found.observer, justify="right")
    table.add_column("floor", justify="right")
    for name, marks in _course_rows(audit):
        shares = [f"{mark.spectator.top1.share:.1%}" if mark else "" for mark in marks]
        floor = next(mark.spectator.floor_top1 for mark in marks if mark)
        table.add_row(name, *shares, f"{floor:.1%}")
    return table


def _course_rows(audit: Audit) -> Iterator[tuple[str, list[Accuracies | None]]]:
    for day in range(len(audit.observers[0].days)):
        yield f"up to day {day + 1}", [found.days[day] for found in audit.observers]
    for place, (size, _) in enumerate(audit.observers[0].lessons):
        marks = [found.lessons[place][1] if found.lessons else None for found in audit.observers]
        yield f"{size:,} deals", marks


def _signs(found: Findings) -> str:
    """Say which signs an observer misses most."""
    missed = [worth for worth in sorted(found.signs, key=lambda worth: -worth.lost) if worth.lost > 0][:MOST_SIGNS]
    signs = ", ".join(f"{worth.sign} ({100 * worth.lost:.1f})" for worth in missed)
    return f"Percentage points that the {found.observer} observer loses without a sign: {signs or 'none for any'}."


def _floor(audit: Audit) -> str:
    floor = audit.floor
    return (
        "The floor is what the markers shown and “no two are the same monk” name by themselves. With markers shown at "
        f"random it is {floor.even_spectator:.1%} for a spectator and {floor.even_seated:.1%} at the table."
    )


def _leak(leak: Leak) -> str:
    days = ", ".join(f"{bits:.3f}" for bits in leak.days)
    return (
        f"Its turns told {leak.game:.3f} bits a game ({leak.low:.3f} to {leak.high:.3f}) to somebody who knows the "
        f"program and the hand: {leak.turn:.4f} a turn; by day {days}. The true monks bear out {leak.borne_out:.3f}. "
        f"Its markers told {leak.markers:.3f} bits a game; shown at random they tell 1."
    )
