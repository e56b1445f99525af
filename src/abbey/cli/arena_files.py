"""Writes the results of an arena command to the files that were named, and into the journal's folder."""

import json
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from abbey import __version__
from abbey.arena import Fingerprint
from abbey.cli.command_error import CommandError
from abbey.files import write_whole
from abbey.rules import RULES_VERSION
from abbey.testing.machine import commit

if TYPE_CHECKING:
    from abbey.arena.audit import Audit
    from abbey.arena.results.forfeits import BotForfeits

FILE: Final = click.Path(path_type=Path, dir_okay=False)


def check_places(*files: Path | None) -> None:
    """Refuse files that cannot be written, before hours of play rather than after them."""
    for file in files:
        if file and not file.parent.is_dir():
            raise CommandError(f"{file} cannot be written: there is no folder {file.parent}.")


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
    for path in filter(None, (json_file, out and out / "results.json")):
        write_whole(path, text)
    sentence = f"Played by {', '.join(f'{name} {value}' for name, value in source.items())}."
    for path in filter(None, (html_file, out and out / "results.html")):
        write_whole(path, page(sentence))
