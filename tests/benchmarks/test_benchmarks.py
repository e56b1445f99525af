"""Checks that `python -m benchmarks` measures, compares and writes; not how fast anything is."""

import json
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from benchmarks.__main__ import main
from benchmarks.page_visit import gzipped_bytes
from click.testing import CliRunner, Result

from tests.cli.terminal import is_refused

pytestmark = pytest.mark.usefixtures("little_work")
NEEDS_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="the load generator runs on Node")
LOAD = """
const [kind, addresses, games, , rate] = process.argv.slice(2);
const [address] = addresses.split(',');
const answer = await fetch(address);
if (answer.status >= 500) throw new Error(`${kind} does not answer`);
const opening = {
  method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ chairs: [{ kind: 'here', name: 'A' }, { kind: 'here', name: 'B' }], start: true }),
};
for (let tables = 0; kind === 'abbey' && tables < 40; tables += 1) {
  const opened = await fetch(new URL('api/tables', address), opening);
  if (opened.status !== 201) throw new Error(await opened.text());
}
const paced = rate ? Number(rate) : 80;
console.log('counting');
console.log('counted');
console.log(JSON.stringify({
  games: Number(games), counted_moves: 50, moves_per_s: kind === 'abbey' ? 300 : 100, update_bytes: 2000,
  load_busy: 0.5,
  paced_moves_per_s: paced, paced_done_per_s: paced, paced_load_busy: 0.1,
  p50_ms: 1.5, p99_ms: kind === 'abbey' ? 4 : 20,
}));
"""
PEER_SERVER = """
import http from 'node:http';
const server = http.createServer((_, answer) => answer.end('here'));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
"""
PEER = {"library": "Elsewhere", "game": "draughts", "how": "by hand", "decisions_per_s": 2.5}


def bench(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def command(text: str) -> str:
    """Return a command that runs this Python text."""
    Path("peers.py").write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, "peers.py"])


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a load generator that opens more tables than one address may, and a peer that only answers."""
    monkeypatch.setattr("benchmarks.server_load.ROUNDS", 1)
    folder = Path("load")
    (folder / "node_modules").mkdir(parents=True)
    (folder / "node_modules/.package-lock.json").touch()
    package = {"type": "module", "dependencies": {"boardgame.io": "1.2.3"}}
    (folder / "package.json").write_text(json.dumps(package), encoding="utf-8")
    (folder / "load.js").write_text(LOAD, encoding="utf-8")
    (folder / "peer.js").write_text(PEER_SERVER, encoding="utf-8")
    return folder


@pytest.fixture
def little_page(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a page of two files and a font, and no browser to look with."""
    folder = Path("page").resolve()
    folder.mkdir()
    for name in ("index.html", "board.js", "letters.woff2"):
        (folder / name).write_bytes(b"rose " * 1000)
    monkeypatch.setattr("benchmarks.page_visit.PAGE", folder)
    monkeypatch.setattr("benchmarks.page_visit.found", lambda: None)
    return folder


@pytest.mark.slow
def test_bench_measures_other_libraries_beside_ours() -> None:
    beside = command(f"print({json.dumps(PEER)!r})")
    figures = json.loads(bench("--json", "--beside", beside).stdout)
    (peer,) = figures["peers"]
    assert PEER.items() <= peer.items()
    assert peer["abbey_to_peer"] == pytest.approx(figures["compiled_decisions_per_s"] / 2.5)


@pytest.mark.parametrize("text", ["raise SystemExit(3)", "print('fast')", "print('{}')"])
def test_a_measurement_of_others_that_fails_is_refused_in_one_sentence(text: str) -> None:
    result = bench("--json", "--beside", command(text))
    assert is_refused(result)
    assert "could not be measured" in result.stderr


def test_a_command_that_is_not_there_is_refused_in_one_sentence() -> None:
    assert is_refused(bench("--beside", "no-such-command"))


@pytest.mark.slow
def test_bench_shows_a_table_and_writes_a_page_with_a_plot() -> None:
    Path("docs").mkdir()
    beside = command(f"print({json.dumps(PEER)!r})")
    shown = bench("--write", "docs", "--beside", beside).stdout
    page = Path("docs/bench.md").read_text(encoding="utf-8")
    plot = Path("docs/bench.svg").read_text(encoding="utf-8")
    assert all("Abbey, plain Python" in text for text in (shown, page, plot))
    assert "| Elsewhere draughts, by hand | 2 |" in page
    assert "](bench.svg)" in page


@NEEDS_NODE
@pytest.mark.usefixtures("little_page")
@pytest.mark.slow
def test_bench_asks_both_servers_at_the_rate_that_the_peer_can_hold(load: Path) -> None:
    result = bench("--json", "--server", str(load))
    assert result.exit_code == 0, result.output
    server = json.loads(result.stdout)["server"]
    assert [one["paced_moves_per_s"] for one in server["servers"]] == [80] * 6
    assert server["throughput_to_peer"] == server["one_process_to_peer"] == 3
    assert server["p99_to_peer"] == 0.2
    assert all(one["moves_per_cpu_s"] > 0 for one in server["servers"])
    assert server["sticky_to_one_process"] > 0
    assert server["spread_to_one_process"] > 0


@NEEDS_NODE
@pytest.mark.usefixtures("little_page")
@pytest.mark.slow
def test_bench_writes_what_the_servers_bore_and_how_large_the_page_is(
    load: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.server_load.ROUNDS", 2)  # the fewest that have a middle and a range
    Path("docs").mkdir()
    shown = bench("--server", str(load), "--write", "docs").stdout
    written = Path("docs/bench.md").read_text(encoding="utf-8")
    plot = Path("docs/bench-server.svg").read_text(encoding="utf-8")
    row = r"\| Abbey, one process, durable in SQLite \| 300 \(300 to 300\) \| [\d,]+ \| 2,000 \| 80 \| 1.5 \| 4.0 \|"
    assert re.search(row, written)
    assert all("boardgame.io 1.2.3, in memory" in text for text in (written, plot))
    assert "3.00 times as many moves" in shown
    assert "| all files, without fonts | 0 kB |" in written


@NEEDS_NODE
@pytest.mark.usefixtures("little_page")
@pytest.mark.parametrize("script", ["load.js", "peer.js"])
@pytest.mark.slow
def test_a_server_that_cannot_be_measured_is_refused_in_one_sentence(load: Path, script: str) -> None:
    (load / script).write_text("console.error('no'); process.exit(3)", encoding="utf-8")
    assert is_refused(bench("--server", str(load)))


@pytest.mark.usefixtures("little_page")
@pytest.mark.slow
def test_bench_goes_on_without_the_server_where_the_load_generator_is_not_installed(load: Path) -> None:
    (load / "node_modules/.package-lock.json").unlink()
    result = bench("--json", "--server", str(load))
    assert "going on without the server" in result.stderr
    assert json.loads(result.stdout)["server"] is None


def test_fonts_do_not_count_as_the_page(little_page: Path) -> None:
    with_fonts = gzipped_bytes(little_page)
    (little_page / "letters.woff2").unlink()
    assert gzipped_bytes(little_page) == with_fonts > 0


def test_bench_refuses_to_write_into_a_folder_that_is_not_there() -> None:
    assert is_refused(bench("--write", "nowhere"))
