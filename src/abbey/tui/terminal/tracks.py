"""The two tracks. Suspicion is a blue ladder that the night empties; evidence is a brown scroll that stays."""

from collections.abc import Callable, Sequence

from rich.console import Group
from rich.text import Text

from abbey.rules import View, evidence_tonight
from abbey.rules.names import MONKS
from abbey.tui.english import ENGLISH
from abbey.tui.terminal.inks import LADDER, SCROLL, row, token

POINTS_A_RUNG = 4
LONGEST = 13


def levels(track: Sequence[int], *, highest_first: bool) -> list[tuple[int, list[str]]]:
    """The monks by level."""
    return [
        (level, [monk for monk, points in zip(MONKS, track, strict=True) if points == level])
        for level in sorted(set(track), reverse=highest_first)
    ]


def ladder(view: View) -> Group:
    tonight = evidence_tonight(view)
    return _pictured(
        Text.assemble(("SUSPICION", f"bold {LADDER}"), (" today (+ evidence tonight)", LADDER)),
        levels(view.suspicion, highest_first=True),
        "╪",
        LADDER,
        lambda monks: f"+{tonight[MONKS.index(monks[0])]}" if any(tonight) else "",
    )


def scroll(view: View) -> Group:
    return _pictured(
        Text.assemble(("EVIDENCE", f"bold {SCROLL}"), (" for good (least wins)", SCROLL)),
        levels(view.evidence, highest_first=False),
        "≈",
        SCROLL,
        lambda _monks: "",
    )


def _pictured(
    title: Text, track: list[tuple[int, list[str]]], rung: str, ink: str, tonight: Callable[[list[str]], str]
) -> Group:
    rows = [
        Text.assemble(
            f"{level:>3} ",
            (rung * min(level // POINTS_A_RUNG, LONGEST), ink),
            " ",
            row(token(monk) for monk in monks),
            (f" {tonight(monks)}", "bold"),
        )
        for level, monks in track
    ]
    return Group(title, *rows)


def ladder_lines(view: View) -> list[str]:
    tonight = evidence_tonight(view)
    return [
        f"{level}: {ENGLISH.listed(monks)}"
        + (f" (+{tonight[MONKS.index(monks[0])]} evidence tonight)" if any(tonight) else "")
        for level, monks in levels(view.suspicion, highest_first=True)
    ]


def scroll_lines(view: View) -> list[str]:
    return [f"{level}: {ENGLISH.listed(monks)}" for level, monks in levels(view.evidence, highest_first=False)]
