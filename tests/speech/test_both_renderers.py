"""Checks that Python and the page say the same: messages are rendered here and there, and compared there."""

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hatch_build import pypi_node, system_node

from abbey.rules.names import NOBODY, SEATS
from abbey.speech import LANGUAGES, Line, Listener, Speaker
from tests.speech.games import NAMES
from tests.speech.messages import BESIDE_THE_PAGE, ids, said_in, variables
from tests.speech.samples import samples

WEB = Path(__file__).parents[2] / "web"
THERE = "src/speech/renderers.test.ts"
LISTENERS = (SEATS[0], NOBODY)
Json = dict[str, Any]


def told(language: str, lines: Sequence[Line]) -> Json:
    speaker = Speaker(language)
    plain = [message for message in ids(language) if not variables(language, message)]
    heard = {seat: Speaker(language, Listener(NAMES, seat)) for seat in LISTENERS}
    return {
        "plain": {message: speaker.word(message) for message in plain if message not in said_in(*BESIDE_THE_PAGE)},
        "heard": [{"seat": seat, "texts": list(map(each.say, lines))} for seat, each in heard.items()],
    }


def written(lines: Sequence[Line]) -> Json:
    return {
        "names": NAMES,
        "lines": [{"id": line.id, "args": line.args} for line in lines],
        "told": {language: told(language, lines) for language in LANGUAGES},
    }


def compared_there(file: Path, report: Path) -> Json:
    """Return what the page's own test says about the samples."""
    node = system_node() or pypi_node()
    path = os.pathsep.join([str(node[0].parent), os.environ.get("PATH", os.defpath)])
    command = [*map(str, node), "run", "--silent", "test", "--", THERE, "--reporter=json", f"--outputFile={report}"]
    subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path, "ABBEY_SAMPLES": str(file)}, check=False)
    found: Json = json.loads(report.read_text(encoding="utf-8"))
    return found


@pytest.mark.xdist_group("samples")  # one worker plays the games, once
@pytest.mark.slow
def test_the_page_says_everything_as_python_does(tmp_path: Path) -> None:
    content = written(samples())
    assert len(content["lines"]) > 1000
    assert all(len(content["told"][language]["plain"]) > 100 for language in LANGUAGES)
    file = tmp_path / "samples.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    report = compared_there(file, tmp_path / "report.json")
    flaws = [
        why for suite in report["testResults"] for each in suite["assertionResults"] for why in each["failureMessages"]
    ]
    assert flaws == []
    assert report["numPassedTests"] == len(LANGUAGES)
