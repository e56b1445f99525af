"""Tests the pages: whole, in one file, with nothing from elsewhere and nothing that a bot's name could break."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import msgspec
import numpy as np
import pytest

from abbey.arena import Fingerprint, InProcess, Memory, Plan, run
from abbey.arena.audit import Accuracies, Accuracy, Audit, Bin, Calibration, Findings, Floor, Leak, SignWorth
from abbey.arena.games.times import Times
from abbey.arena.page import audit_page, match_page
from abbey.arena.results import Interval, MatchReport, ratings
from tests.arena.bots import HERE
from tests.arena.made import league, made_up

ODD = "exec:<b>$x^2$</b> & co"
FINGERPRINT = Fingerprint("1", "code", 1, {}, "compiled", {"plain": "7 rollouts a turn"})
PLAYED = "Played by the compiled backend; plain: 7 rollouts a turn."
VOID = {"meta", "br", "img", "link", "input"}


class Reader(HTMLParser):
    """Notes what is opened and not closed, every id, and every address."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))
    assert all(address.startswith("#") for address in reader.addresses)
    assert "<script" not in page
    assert not re.search(r"@import|url\((?!#)", page)
    return reader


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "RESAMPLES", 10)


def report() -> MatchReport:
    chance = np.random.default_rng(1)
    bots, strengths = ("plain", ODD), {"plain": 1.0, ODD: 3.0}
    outcomes = [made_up(block, strengths, chance) for n in (3, 4) for block in league(bots, n, 5)]
    spent = Times()
    spent.wall.add(1_000_000)
    timed = [type(outcome)(outcome.block, outcome.games, dict.fromkeys(bots, spent)) for outcome in outcomes]
    return MatchReport.of(Plan.of(bots, (3, 4), 1, 15, 0), FINGERPRINT, timed)


@pytest.mark.slow
def test_the_page_of_a_match_is_whole_and_needs_nothing_else() -> None:
    found = report()
    reader = read(match_page(found))
    assert {"h1", "svg", "table"} <= set(re.findall(r"<(\w+)", match_page(found)))
    assert PLAYED in reader.text
    for players in (3, 4):
        assert f"{players} players" in reader.text
        for cell in found.cells:
            assert f"{cell.share.share:.1%}" in reader.text


def test_names_of_bots_are_text_and_nothing_else() -> None:
    page = match_page(report())
    assert ODD not in page
    assert ODD in read(page).text


@pytest.mark.slow
def test_the_same_results_make_the_same_page() -> None:
    assert match_page(report()) == match_page(report())


def test_the_ink_is_the_pages_own() -> None:
    page = match_page(report())
    assert "currentColor" in page
    assert "prefers-color-scheme: dark" in page


def test_bots_with_one_budget_are_named_together() -> None:
    budgets = {"one": "7 rollouts a turn", "other": "no rollouts", "third": "7 rollouts a turn"}
    sentence = msgspec.structs.replace(FINGERPRINT, budgets=budgets).sentence()
    assert sentence == "Played by the compiled backend; one, third: 7 rollouts a turn; other: no rollouts."


def test_failures_stand_on_the_page() -> None:
    plan = Plan.of(("random", f"{HERE}:Faint"), (2,), 1, 4, 0)
    found = MatchReport.of(plan, FINGERPRINT, run(plan.blocks(), InProcess(), Memory(), lambda _games: None))
    assert found.forfeits[0].games <= 4
    assert "no idea <at all>" in read(match_page(found)).text


def made_audit() -> Audit:
    mark = Accuracy(Interval(0.5, 0.4, 0.6), 0.9, 0.455, 1.05)
    marks = Accuracies(mark, mark, mark)
    calibration = Calibration([Bin(0.3, 0.25, 60), Bin(0.7, 0.8, 20)], 0.06)
    signs = [SignWorth("a sign", 0.125, mark), SignWorth("another", -0.01, None)]
    learner = Findings("boosted", marks, calibration, [(10, marks), (16, marks)], [marks] * 6, signs)
    exact = Findings("policy and hand known", marks, calibration, [], [marks] * 6, [])
    leak = Leak(0.0123, [0.1, 0.2, 0, 0, 0, 0], 0.31, 0.2, 0.4, 0.05, 0.29)
    return Audit(80, 20, 4, Floor(0.46, 0.53, 0.455, 0.52), [learner, exact], leak)


def test_the_page_of_an_audit_is_whole_and_needs_nothing_else() -> None:
    reader = read(audit_page(made_audit(), FINGERPRINT, f"What {ODD} gives away"))
    assert PLAYED in reader.text
    for words in ("50.0% (40.0 to 60.0)", "46.0%", "45.5%", "0.310 bits a game (0.200 to 0.400)", "12.5", "-1.0", ODD):
        assert words in reader.text


def test_the_page_of_an_audit_tells_the_best_observer_of_each_viewpoint() -> None:
    audit = made_audit()
    learner, exact = audit.observers
    better = Accuracy(Interval(0.75, 0.7, 0.8), 0.6, 0.455, 1.05)
    exact = replace(exact, whole=replace(exact.whole, seated=better))
    learner = replace(learner, whole=replace(learner.whole, spectator=replace(better, top1=Interval(0.625, 0.6, 0.7))))
    told = read(audit_page(replace(audit, observers=[learner, exact]), FINGERPRINT, "What it gives away")).text
    assert (
        "names 62.5% (60.0 to 70.0) of the monks as a spectator (boosted) and 75.0% (70.0 to 80.0) as a player" in told
    )
    assert "as a player at the table (policy and hand known)" in told


def test_the_page_of_a_bot_that_knows_no_probabilities_has_no_bits() -> None:
    audit = made_audit()
    page = audit_page(replace(audit, observers=audit.observers[:1], leak=None), FINGERPRINT, "What it gives away")
    assert "bits" not in read(page).text
