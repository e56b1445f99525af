"""Tests that the dashboard and the alerts ask for metrics that the server really shows."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from abbey.server.metrics import Metrics
from tests.deploy.proxies import DEPLOY

ALERTS = DEPLOY / "prometheus" / "alerts.yml"
NAME = re.compile(r"\b(?:abbey|process)_[a-z_]+\b")
LABEL = re.compile(r'code="([a-z-]+)"')


def shown() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the name and the labels of everything that the server shows."""
    for family in text_string_to_metric_families(Metrics().as_text().decode()):
        for sample in family.samples:
            yield sample.name, sample.labels


def dashboard() -> dict[str, Any]:
    board: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return board


def questions() -> list[str]:
    """Return what the dashboard asks Prometheus."""
    return [target["expr"] for panel in dashboard()["panels"] for target in panel["targets"]]


def test_every_metric_on_the_dashboard_is_one_that_the_server_shows() -> None:
    asked = {name for question in questions() for name in NAME.findall(question)}
    assert len(asked) > 10
    assert asked <= {name for name, _ in shown()}


def test_every_metric_of_ours_is_on_the_dashboard() -> None:
    asked = " ".join(questions())
    ours = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name, _ in shown() if name.startswith("abbey_")}
    assert {name for name in ours if name not in asked} == set()


def test_panels_have_a_title_and_a_sentence_and_do_not_lie_on_each_other() -> None:
    panels = dashboard()["panels"]
    assert all(panel["title"] and panel["description"].endswith(".") for panel in panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)


def test_alerts_ask_for_metrics_and_codes_that_there_are() -> None:
    text = ALERTS.read_text(encoding="utf-8")
    assert set(NAME.findall(text)) <= {name for name, _ in shown()}
    assert set(LABEL.findall(text)) <= {labels.get("code") for _, labels in shown()}


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus is not installed here")
def test_prometheus_understands_its_file_and_the_alerts() -> None:
    command = ["promtool", "check", "config", str(DEPLOY / "prometheus" / "prometheus.yml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
