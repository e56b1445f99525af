"""Says where reports may be written, and writes those of an arena command, into the journal's folder too."""

import json
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from abbey import __version__
from abbey.arena import Fingerprint
from abbey.cli.command_error import CommandError
from abbey.files import write_whole
from abbey.rules import RULES_VERSION
from abbey.rules.record import TITLE
from abbey.testing.machine import commit

if TYPE_CHECKING:
    from abbey.arena.audit import Audit
    from abbey.arena.results.forfeits import BotForfeits

FILE: Final = click.Path(path_type=Path, dir_okay=False)
RESULTS_JSON: Final = "results.json"  # beside the journal
RESULTS_HTML: Final = "results.html"


def check_places(*files: Path | None, own: Sequence[Path] = ()) -> None:
    """Refuse files that cannot or must not be written, before hours of play rather than after them.

    Those that are the command's `own` are what it reads, or keeps by itself.
    """
    named = [file for file in files if file]
    for file in named:
        if not file.parent.is_dir():
            raise CommandError(f"{file} cannot be written: there is no folder {file.parent}.")
        if any(_is_same(file, one) for one in own):
            raise CommandError(f"{file} is what this command reads or keeps itself: write to another file.")
        if _holds_game(file):
            raise CommandError(f"{file} holds the record of a game, which would be lost: write to another file.")
    for one, other in combinations(named, 2):
        if _is_same(one, other):
            raise CommandError(f"{other} cannot hold two things at once: name a file for each.")


def _is_same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))


def _holds_game(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open(encoding="utf-8-sig", errors="replace") as text:
        return text.read(2 * len(TITLE)).lstrip().startswith(TITLE)


def origin() -> dict[str, str]:
    """Say which state of the sources played: without it a figure says little later."""
    return {"abbey": __version__, "rules": RULES_VERSION, "commit": commit(), "python": platform.python_version()}


def audit_json(
    question: dict[str, Any], fingerprint: Fingerprint, audit: "Audit", failed: Sequence["BotForfeits"]
) -> dict[str, Any]:
    """Return the result of an audit, with the question it answers, as plain values for JSON."""
    forfeits = [asdict(one) for one in failed]
    results = fingerprint.as_json() | asdict(audit)
    return {"format": "abbey audit 2", **question, "results": results, "forfeits": forfeits}


def write_results(
    found: dict[str, Any],
    page: Callable[[str], str],
    json_file: Path | None,
    html_file: Path | None,
    out: Path | None,
) -> None:
    """Write results as JSON and as a page, to the files that were named and into the journal's folder."""
    source = origin()
    text = json.dumps(found | {"origin": source}, indent=2) + "\n"
    for path in filter(None, (json_file, out and out / RESULTS_JSON)):
        write_whole(path, text)
    sentence = f"Played by {', '.join(f'{name} {value}' for name, value in source.items())}."
    for path in filter(None, (html_file, out and out / RESULTS_HTML)):
        write_whole(path, page(sentence))
