"""Where results go besides the terminal: files that were named, and the folder that holds the journal."""

import json
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

from abbey import __version__
from abbey.cli.bench.machine import commit
from abbey.cli.refusal import Refusal
from abbey.rules import RULES_VERSION


def check_places(*files: Path | None) -> None:
    """Before hours of play rather than after them."""
    for file in files:
        if file and not file.parent.is_dir():
            raise Refusal(f"{file} cannot be written: there is no folder {file.parent}.")


def origin() -> dict[str, str]:
    """Which state of the sources played: a figure without it says little later."""
    return {"abbey": __version__, "rules": RULES_VERSION, "commit": commit(), "python": platform.python_version()}


def keep(
    found: dict[str, Any],
    page: Callable[[str], str],
    json_file: Path | None,
    html_file: Path | None,
    out: Path | None,
) -> None:
    source = origin()
    text = json.dumps(found | {"origin": source}, indent=2) + "\n"
    for path in filter(None, (json_file, out and out / "results.json")):
        path.write_text(text, encoding="utf-8")
    sentence = f"Played by {', '.join(f'{name} {value}' for name, value in source.items())}."
    for path in filter(None, (html_file, out and out / "results.html")):
        path.write_text(page(sentence), encoding="utf-8")
