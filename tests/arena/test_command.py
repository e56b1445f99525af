"""Tests `abbey arena` as a person types it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from abbey.arena.audit import boosted_observer
from abbey.arena.results import ratings
from tests.arena.bots import HERE, OPEN, TELLER
from tests.cli.terminal import abbey, is_refused


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ratings, "RESAMPLES", 10)
    monkeypatch.setitem(boosted_observer.SETTINGS, "max_iter", 5)


def match(*words: str, workers: int = 1) -> Result:
    result = abbey("arena", *words, "--workers", str(workers), "--json", "found.json")
    assert result.exit_code == 0, result.output
    return result


def found(file: str = "found.json") -> Any:
    return json.loads(Path(file).read_text(encoding="utf-8"))


@pytest.mark.slow
def test_a_match_tells_shares_intervals_games_identification_and_times() -> None:
    result = match("random", OPEN, "--players", "3", "--games", "10")
    for words in ("Wins against", "Monks named", "Plackett-Luce", "Times of decisions"):
        assert words in result.stdout
    one, other = found()["results"]["cells"]
    assert (one["bot"], one["field"], one["players"], one["games"], one["blocks"]) == ("random", OPEN, 3, 12, 4)
    assert (other["bot"], other["field"]) == (OPEN, "random")
    assert one["interval"][0] <= one["share"] <= one["interval"][1]
    assert set(one["identification"]) == {"names", "is_named"}
    (times, _) = found()["times"]["cells"]
    assert times["decisions"] > 100
    assert 0 < times["wall_ms"]["p50"] <= times["wall_ms"]["p95"] <= times["wall_ms"]["max"]
    assert [row["bot"] for row in found()["results"]["worst"]] == ["random", OPEN]
    assert len(found()["results"]["ratings"]) == 2
    assert set(found()["origin"]) == {"abbey", "rules", "commit", "python"}


def test_progress_says_how_long_it_still_takes() -> None:
    assert "20 of 20 games, about 0:00:00 to go" in match("random", "random", "--players", "2", "--games", "20").stderr


@pytest.mark.slow
def test_a_single_deal_gives_no_rating_an_interval() -> None:
    told = match("random", OPEN, "--players", "2", "--games", "2", "--html", "found.html").stdout
    assert told.count("all deals agree") == 2
    assert [(row["low"], row["high"]) for row in found()["results"]["ratings"]] == [(None, None)] * 2
    assert Path("found.html").read_text(encoding="utf-8").count("all deals agree") == 2


def test_a_bot_against_itself_is_at_par() -> None:
    match("random", "random", "--players", "2,4", "--games", "8")
    assert [(cell["players"], cell["share"]) for cell in found()["results"]["cells"]] == [(2, 0.5), (4, 0.25)]


@pytest.mark.slow
def test_results_do_not_depend_on_workers_but_on_the_seed() -> None:
    words = ("random", f"{OPEN}:care=0.3", "--players", "2", "--games", "12")
    match(*words)
    one = found()["results"]
    match(*words, workers=2)
    assert found()["results"] == one
    match(*words, "--seed", "2")
    assert found()["results"] != one


@pytest.mark.slow
def test_a_folder_keeps_everything_and_plays_nothing_twice() -> None:
    match("random", OPEN, "--players", "2", "--games", "6", "--out", "kept")
    assert {path.name for path in Path("kept").iterdir()} >= {"journal.jsonl", "results.json", "results.html"}
    journal = Path("kept/journal.jsonl").read_bytes()
    again = match("random", OPEN, "--players", "2", "--games", "6", "--out", "kept")
    assert "games, about" not in again.stderr
    assert Path("kept/journal.jsonl").read_bytes() == journal
    match("random", OPEN, "--players", "2", "--games", "10", "--out", "kept")
    assert Path("kept/journal.jsonl").read_bytes().startswith(journal)
    assert found("kept/results.json")["results"]["cells"][0]["games"] == 10


def test_a_folder_of_another_match_is_refused() -> None:
    match("random", "random", "--players", "2", "--games", "2", "--out", "kept")
    refused = abbey("arena", "random", "random", "--players", "2", "--games", "2", "--out", "kept", "--seed", "9")
    assert is_refused(refused)
    assert "differs in the seed" in refused.stderr


@pytest.mark.slow
def test_a_sequential_test_stops_when_it_is_decided_and_again_at_the_same_block() -> None:
    words = (OPEN, "random", "--players", "2", "--games", "2000", "--sprt", "0,100", "--out", "kept")
    told = match(*words).stdout
    sprt = found()["results"]["sprt"]
    assert sprt["answer"] == "stronger"
    assert "stronger, after" in " ".join(told.split())
    assert sprt["blocks"] < 200
    first = found()["results"]
    match(*words, workers=2)
    assert found()["results"] == first


def test_failures_are_told() -> None:
    told = " ".join(match("random", f"{HERE}:Faint", "--players", "2", "--games", "4").stdout.split())
    assert "Faint failed" in told
    assert "ValueError: no idea <at all>" in told
    assert found()["results"]["forfeits"][0]["forfeits"] > 1


@pytest.mark.slow
def test_a_file_can_bring_bots_along_to_every_worker() -> None:
    text = "from abbey.bots import BOTS, RandomBot\nimport beside\nBOTS['mine'] = type('Mine', (RandomBot,), {})\n"
    Path("mine.py").write_text(text, encoding="utf-8")
    Path("beside.py").touch()
    words = ("arena", "mine", "random", "--players", "2", "--games", "4", "--workers", "2", "--bot-module", "mine.py")
    command = [sys.executable, "-m", "abbey", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "mine" in done.stdout


@pytest.mark.slow
def test_an_audit_tells_what_is_given_away() -> None:
    words = ("arena", "audit", TELLER, "--players", "2", "--games", "20")
    result = abbey(*words, "--workers", "1", "--out", "kept")
    assert result.exit_code == 0, result.output
    assert f"What {TELLER} gives away" in result.stdout
    assert "bits a game" in " ".join(result.stdout.split())
    assert "20 of 20 games, about 0:00:00 to go" in result.stderr
    assert "steps, about 0:00:00 to go" in result.stderr
    results = found("kept/results.json")["results"]
    assert (results["deals"], results["players"]) == (20, 2)
    observers = {one["observer"]: one["whole"] for one in results["observers"]}
    assert list(observers) == ["logistic", "boosted", "inverse planning", "policy and hand known"]
    assert [one["alone"]["floor_top1"] for one in observers.values()] == pytest.approx([1 / 3] * 4)
    assert results["floor"]["even_seated"] == pytest.approx(0.4)
    assert results["leak"]["low"] > 0.8
    assert "What it told, exactly" in Path("kept/results.html").read_text(encoding="utf-8")
    assert abbey(*words, "--workers", "1", "--out", "kept", "--json", "again.json").exit_code == 0
    assert found("again.json")["results"] == results


@pytest.mark.slow
def test_an_audit_does_not_depend_on_workers_but_on_the_seed() -> None:
    def audited(name: str, *words: str) -> tuple[list[Any], Any]:
        """Play all games anew into a folder of their own; return the games in the order of blocks, and the results."""
        played = abbey("arena", "audit", TELLER, "--players", "2", "--games", "20", *words, "--out", name)
        assert played.exit_code == 0, played.output
        lines = Path(f"{name}/journal.jsonl").read_text(encoding="utf-8").splitlines()
        blocks = [json.loads(line.partition(" ")[2]) for line in lines if '"block"' in line]
        games = {block["block"]["number"]: block["games"] for block in blocks}
        return [games[number] for number in range(20)], found(f"{name}/results.json")["results"]

    alone = audited("alone", "--workers", "1")
    assert audited("together", "--workers", "2") == alone
    assert audited("other", "--workers", "1", "--seed", "2")[1] != alone[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("random",), "two bots"),
        (("random", "nobody"), "no bot called 'nobody'"),
        (("random", "random", "--players", "6"), "not a number of players"),
        (("random", "random", "--players", "4-2"), "not a number of players"),
        (("random", "random", "--sprt", "0,20"), "one bot against one other"),
        (("random", OPEN, "--sprt", "20"), "two Elo bounds"),
        (("random", OPEN, "--sprt", "20,0"), "the lower first"),
        (("random", OPEN, "--sprt", "0,inf"), "between -2000 and 2000"),
        (("random", OPEN, "--sprt", "nan,20"), "between -2000 and 2000"),
        (("random", OPEN, "--sprt", "0,1e6"), "between -2000 and 2000"),
        (("random", OPEN, "--json", "nowhere/found.json"), "no folder nowhere"),
        (("random", OPEN, "--json", "game.abbey"), "game.abbey holds the record of a game"),
        (("random", OPEN, "--json", "found", "--html", "./found"), "found cannot hold two things at once"),
        (("random", OPEN, "--out", "kept", "--json", "kept/journal.jsonl"), "what this command reads or keeps itself"),
        (("random", OPEN, "--bot-module", "bots.py", "--html", "bots.py"), "what this command reads or keeps itself"),
        (("audit", OPEN, "--html", "game.abbey"), "game.abbey holds the record of a game"),
        (
            ("trade-off", OPEN, "--values", "care=1", "--svg", "found", "--json", "found"),
            "found cannot hold two things",
        ),
        (("random", OPEN, "--bot-module", "nowhere.py"), "nowhere.py cannot be loaded"),
        (("audit", "random", "--games", "5"), "at least 20 deals"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    Path("kept").mkdir()
    Path("game.abbey").write_text("Abbey record\n", encoding="utf-8")
    refused = abbey("arena", *words)
    assert is_refused(refused), refused.output
    assert sentence in refused.stderr


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("scipy", "'arena', 'random', 'random'", "arena"),
        ("ray", "'arena', 'random', 'random', '--ray', 'x'", "cluster"),
    ],
)
@pytest.mark.slow
def test_without_the_libraries_it_says_what_to_install(missing: str, words: str, extra: str) -> None:
    blocked = f"import sys; sys.modules['{missing}'] = None; from abbey.cli import main; main([{words}])"
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"pip install 'abbey[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_blocks_are_played_without_the_libraries() -> None:
    script = (
        "import sys\n"
        "for name in ('numpy', 'scipy', 'sklearn', 'matplotlib', 'numba', 'ray'): sys.modules[name] = None\n"
        "from abbey.arena import *\n"
        "plan = Plan.of(('random', 'random'), (2,), 1, 2, 0)\n"
        "print(len(run(plan.blocks(), InProcess(), Memory(), print)), 'block')"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout.endswith("1 block\n"), done.stderr


def test_help_is_that_of_a_match_and_names_the_other_commands() -> None:
    for words in ((), ("--help",)):
        told = abbey("arena", *words).stdout
        assert "--sprt" in told
        assert "abbey arena audit BOT" in told
        assert "abbey arena trade-off BOT" in " ".join(told.split())
