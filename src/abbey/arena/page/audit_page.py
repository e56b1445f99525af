"""Makes the page of an audit."""

from collections.abc import Iterator

from abbey.arena.audit import VIEWPOINTS, Accuracy, Audit, Findings, Leak
from abbey.arena.fingerprint import Fingerprint
from abbey.arena.page.audit_plots import calibration_plot, days_plot, leak_plot, lessons_plot, observers_plot
from abbey.plots import html_page


def audit_page(audit: Audit, fingerprint: Fingerprint, title: str, origin: str = "") -> str:
    """Return the page; `origin` says which state of the sources played."""
    played = html_page.paragraph(fingerprint.sentence())
    return html_page.page(title, [played, *_parts(audit), html_page.paragraph(origin, "quiet")])


def _parts(audit: Audit) -> Iterator[str]:
    yield from _who_names_whom(audit)
    if audit.leak:
        yield from _exact_leak(audit.leak)
    yield html_page.heading("How early")
    yield html_page.figure(
        days_plot(audit), "Named by a spectator. Marks with 95 %; the line is the floor of that day."
    )
    yield html_page.heading("How fast it is learnt")
    yield html_page.figure(lessons_plot(audit), "Named by a spectator, in deals from which nothing was learnt.")
    yield from _signs(audit)
    yield html_page.heading("Calibration")
    yield html_page.figure(
        calibration_plot(audit), "Of what a spectator thinks this likely, so much is true. On the line is ideal."
    )


def _who_names_whom(audit: Audit) -> Iterator[str]:
    (spectator, watched), (player, seated), floor = audit.best("spectator"), audit.best("seated"), audit.floor
    yield html_page.paragraph(
        f"When the sixth day is over, the best observer names {watched.top1} of the monks as a spectator ({spectator}) "
        f"and {seated.top1} as a player at the table ({player}). The markers that were shown and "
        f"“no two are the same monk” alone name {floor.spectator:.1%} and {floor.seated:.1%}: that is the floor. With "
        f"markers shown at random it is {floor.even_spectator:.1%} and {floor.even_seated:.1%}. "
        f"{audit.samples:,} seats in {audit.deals:,} deals; every observer is tested on deals from which it has not "
        "learnt."
    )
    yield html_page.figure(observers_plot(audit), "Marks with 95 %; the line is the floor.")
    heads = ("observer", "seat by itself", "spectator", "at the table", "log-loss", "ECE")
    yield html_page.table(heads, _observer_rows(audit))
    yield html_page.paragraph(
        "Logistic: a weighted sum of what a seat's turns did to each monk. Boosted: trees over the same signs, prices "
        "and ranks, and over how each monk compares with the others the seat may be. Inverse planning: how the end of "
        "each turn ranks for each monk among all that the card allowed, as each kind of mind on the ladder values it. "
        "Log-loss and expected calibration error (ECE) are those of the spectator.",
        "quiet",
    )


def _observer_rows(audit: Audit) -> Iterator[tuple[str, ...]]:
    for found in audit.observers:
        marks = [str(getattr(found.whole, viewpoint).top1) for viewpoint in VIEWPOINTS]
        yield found.observer, *marks, f"{found.whole.spectator.log_loss:.3f}", f"{found.calibration.error:.3f}"
    whole = audit.observers[0].whole  # the floors are the same for all
    floors = [f"{getattr(whole, viewpoint).floor_top1:.1%}" for viewpoint in VIEWPOINTS]
    yield "floor", *floors, f"{whole.spectator.floor_log_loss:.3f}", ""


def _exact_leak(leak: Leak) -> Iterator[str]:
    yield html_page.heading("What it told, exactly")
    yield html_page.paragraph(
        f"This bot says itself how likely each of its choices was for every monk. Its turns told {leak.game:.3f} bits "
        f"a game ({leak.low:.3f} to {leak.high:.3f}) to somebody who knows the program and sees the hand, "
        f"{leak.turn:.4f} bits a turn. The true monks bear out {leak.borne_out:.3f} bits: a bot that knows itself has "
        f"about the same figure twice. Its markers told {leak.markers:.3f} bits a game; shown at random they tell 1, "
        "because they leave three monks of six."
    )
    yield html_page.figure(leak_plot(leak.days), "Bits told by the turns of each day.")


def _signs(audit: Audit) -> Iterator[str]:
    readers = [found for found in audit.observers if found.signs]
    yield html_page.heading("What gives it away")
    yield html_page.paragraph(
        "Alone: how many monks the logistic observer names by this sign and no other, each seat by itself. Other "
        "columns: how many percentage points each observer loses when the sign is dealt out anew among the monks that "
        "a seat may be."
    )
    heads = ("sign", "alone", *(found.observer for found in readers))
    yield html_page.table(heads, _sign_rows(readers))


def _sign_rows(readers: list[Findings]) -> Iterator[tuple[str, ...]]:
    lost = [{worth.sign: worth.lost for worth in found.signs} for found in readers]
    alone: dict[str, Accuracy] = {
        worth.sign: worth.alone for found in readers for worth in found.signs if worth.alone is not None
    }
    signs = dict.fromkeys(sign for losses in lost for sign in losses)
    for sign in sorted(signs, key=lambda sign: -max(losses.get(sign, 0.0) for losses in lost)):
        losses = [f"{100 * one[sign]:.1f}" if sign in one else "" for one in lost]
        yield sign, str(alone[sign].top1) if sign in alone else "", *losses
