"""Tests bots in any language: asked line by line, killed when they must be, and never told what is hidden."""

import gc
import json
import logging
import os
import re
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from abbey.bots import Bot, bot_named, chance_for, dismiss
from abbey.bots.external import Program, protocol_page
from abbey.bots.external.json_protocol import question
from abbey.cli import main
from abbey.rules import ACTIONS, Deal, Game, Note, Stream, View, is_over, notes_for, to_act, word_of
from abbey.rules.names import SEATS, SeatNumber
from abbey.testing.bots.playthrough import played
from abbey.testing.bots.scenario import Scenario
from abbey.testing.bots.twins import twin_of
from tests.docs.pages import ROOT, blocks, commands

PYTHON = shlex.quote(sys.executable)
EXAMPLES = {
    "python": f"exec:{PYTHON} {ROOT}/examples/external_bot.py",
    "node": f"exec:node {ROOT}/examples/external_bot.mjs",
}


IMPORTS = "import json, os, subprocess, sys, time\n"


@contextmanager
def program(folder: Path, source: str, **options: Any) -> Iterator[Program]:
    path = folder / "bot.py"
    path.write_text(f"{IMPORTS}{source}", encoding="utf-8")
    bot = Program([sys.executable, str(path)], **options)
    yield bot
    bot.close()


class Evening:
    """Plays a game of two at which one seat is the bot's and the other chance's."""

    def __init__(self, bot: Bot, seat: SeatNumber = SEATS[0]) -> None:
        self.game, self.bot, self.seat = Game(Deal.numbered(2, 3)), bot, seat
        bot.observe(notes_for(self.game.opening, seat))

    def play(self, decisions: int) -> list[str]:
        """Play so many decisions of the bot, and return what they were."""
        words: list[str] = []
        while len(words) < decisions and not is_over(self.game.position):
            seat = to_act(self.game.position)
            rng = chance_for(self.game.deal.seed, seat, len(self.game.actions))
            legal = self.game.legal(seat)
            action = self.bot.choose(self.game.view(seat), rng) if seat == self.seat else legal[rng.below(len(legal))]
            if seat == self.seat:
                words.append(word_of(action))
            self.bot.observe(notes_for(self.game.play(action, seat), self.seat))
        return words


ANSWER = "print(json.dumps({'question': asked['question'], 'action': asked['view']['legal'][0]}), flush=True)"
HONEST = f"for line in sys.stdin:\n    asked = json.loads(line)\n    {ANSWER}"


@pytest.mark.parametrize("language", EXAMPLES)
def test_the_example_in_each_language_plays_a_whole_game(language: str) -> None:
    bot = bot_named(EXAMPLES[language])
    evening = Evening(bot)
    evening.play(1000)
    dismiss(bot)
    assert is_over(evening.game.position)
    assert isinstance(bot, Program)
    assert bot.forfeits == []
    again = bot_named(EXAMPLES[language])
    assert Evening(again).play(20) == [word_of(a) for seat, a in evening.game.actions if seat == 0][:20]
    dismiss(again)


@pytest.mark.parametrize("name", ["external_bot.py", "external_bot.mjs"])
def test_the_examples_are_short(name: str) -> None:
    assert len((ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()) <= 30


LATE = "it did not answer within 0.5 s"
WRONG = {
    "it ended with code 3": "sys.stdin.readline(); sys.exit(3)",
    LATE: "time.sleep(60)",
    "which is not JSON": "sys.stdin.readline(); print('red4', flush=True); time.sleep(60)",
    "which does not name the question": "sys.stdin.readline(); print(json.dumps({'action': 'keep'}), flush=True)",
    "which holds no action": "sys.stdin.readline(); print(json.dumps({'question': 1, 'action': 5}), flush=True)",
    "which is not legal": "sys.stdin.readline(); print(json.dumps({'question': 1, 'action': 'show:red'}), flush=True)",
    "no whole line": "sys.stdin.readline(); print('x' * 70000, end='', flush=True); time.sleep(60)",
}


@pytest.mark.parametrize("reason", WRONG)
def test_whoever_fails_leaves_the_choice_to_chance(
    reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limit_s = 0.5 if reason == LATE else 30.0  # on a busy machine even a start takes longer than the first
    with program(tmp_path, WRONG[reason], limit_s=limit_s) as bot, caplog.at_level(logging.WARNING):
        first = Evening(bot).play(1)
    with program(tmp_path, "sys.exit(1)", limit_s=30.0) as other:
        assert Evening(other).play(1) == first, "chance chooses the same again"
    assert len(bot.forfeits) == 1
    assert reason in bot.forfeits[0]
    assert "chance chooses for it" in caplog.text
    assert "red" not in caplog.text, "what a program says may be its hand"


def test_it_is_started_anew_after_a_failure_and_told_everything(tmp_path: Path) -> None:
    """It writes down how much it was told, and fails at its third question."""
    source = f"""
for line in sys.stdin:
    asked = json.loads(line)
    with open({str(tmp_path / "told")!r}, "a") as told:
        print(os.getpid(), len(asked["notes"]), "names" in asked, file=told)
    if asked["question"] == 3:
        sys.exit("tired")
    {ANSWER}
"""
    with program(tmp_path, source) as bot:
        evening = Evening(bot)
        evening.play(4)
    told = [line.split() for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    assert [line[2] for line in told] == ["True", "False", "False", "True"]
    assert told[0][0] == told[1][0] == told[2][0] != told[3][0]
    heard = [int(line[1]) for line in told]
    assert sum(heard[:3]) < heard[3] == len(evening.game.actions), "the opening, and every action but its own last"
    assert bot.forfeits == ["Question 3: it ended with code 1. It complained: tired"]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pids: list[int]) -> bool:
    deadline = time.monotonic() + 10
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not any(map(is_running, pids))


STUBBORN = """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open({path!r}, "w") as file:
    print(os.getpid(), child.pid, file=file)
asked = json.loads(sys.stdin.readline())
{answer}
time.sleep(600)
"""


@pytest.mark.parametrize("ending", ["close", "hang", "forget"])
@pytest.mark.slow
def test_no_process_stays_behind(ending: str, tmp_path: Path) -> None:
    path = tmp_path / "pids"
    source = STUBBORN.format(path=str(path), answer=ANSWER if ending != "hang" else "time.sleep(600)")
    (tmp_path / "bot.py").write_text(f"{IMPORTS}{source}", encoding="utf-8")
    bot = Program([sys.executable, str(tmp_path / "bot.py")], limit_s=3.0)
    Evening(bot).play(1)
    pids = [int(word) for word in path.read_text(encoding="utf-8").split()]
    assert ending == "hang" or all(map(is_running, pids))
    if ending == "close":
        bot.close()
    elif ending == "forget":
        del bot
        gc.collect()
    assert gone(pids)


def test_a_program_that_reads_nothing_cannot_hold_up_whoever_asks(tmp_path: Path) -> None:
    with program(tmp_path, "time.sleep(600)", limit_s=0.5) as bot:
        for _ in range(3000):  # more than a pipe holds
            bot.observe([Note("chose", "reveal", seat) for seat in SEATS])
        began = time.monotonic()
        Evening(bot).play(1)
        assert time.monotonic() - began < 20
    assert "did not answer" in bot.forfeits[0]


def test_what_a_program_is_told_does_not_depend_on_what_is_hidden() -> None:
    """It gets the same bytes in games that look and sound the same to its seat."""
    compared = 0
    for number in range(8):
        scenario = Scenario(2 + number % 4, 7, number)
        playthrough = played(scenario, lambda: bot_named("random"))
        horizon = playthrough.answers[-1].decided
        twin = twin_of(scenario.deal, playthrough.actions[:horizon], scenario.seat, Stream(b"7", "twin"))
        compared += sum(
            one == two
            for one, two in zip(
                lines(Game(scenario.deal), playthrough.actions[:horizon], scenario.seat),
                lines(twin, playthrough.actions[:horizon], scenario.seat),
                strict=True,
            )
        )
        assert twin.position.identity != scenario.replayed(playthrough.actions[:horizon]).position.identity
        compared -= horizon
    assert compared == 0


def lines(game: Game, actions: list[tuple[SeatNumber, Any]], seat: SeatNumber) -> Iterator[str]:
    """Yield what the seat would be told after each action."""
    for actor, action in actions:
        notes = notes_for(game.play(action, actor), seat)
        yield question(1, "00", [notes], game.view(seat), first=False)


def test_a_question_is_one_line_and_says_every_word_of_its_numbers() -> None:
    game = Game(Deal.numbered(3, 1))
    text = question(7, "ab", [game.opening], game.view(to_act(game.position)), first=True)
    asked = json.loads(text)
    assert "\n" not in text
    assert asked["question"] == 7
    assert asked["view"]["legal"] == [word_of(action) for action in game.legal()]
    assert {f"play:{asked['names']['cards'][card]}" for card in asked["view"]["hand"]} <= set(map(word_of, ACTIONS)) | {
        "play:william/adson"
    }
    assert asked["notes"] == [
        [{"what": "day", "clause": "events", "seat": game.position.turn, "event": asked_event(asked), "count": 1}]
    ]


def asked_event(asked: dict[str, Any]) -> str:
    word: str = asked["names"]["events"][asked["view"]["event"]]
    return word


def test_the_command_lines_of_the_page_are_understood() -> None:
    lines = list(commands(protocol_page()))
    assert len(lines) > 3
    for name, *rest in lines:
        if rest:
            main.commands[name].make_context(f"abbey {name}", rest)


@pytest.mark.parametrize("told", [View, Note])
def test_the_page_names_every_field(told: type) -> None:
    named = set(re.findall(r"`([a-z_]+)`", protocol_page()))
    assert {field.name for field in fields(told)} <= named


def test_the_answer_on_the_page_is_one_and_its_actions_are_real() -> None:
    note, answer = (json.loads(block) for block in blocks(protocol_page(), "json"))
    assert set(note) <= {field.name for field in fields(Note)}
    assert answer["action"] in map(word_of, ACTIONS)
    table = protocol_page().partition("| actions |")[2].partition("\n\n")[0]
    words = {word for row in table.splitlines()[2:] for word in re.findall(r"`([^`]+)`", row)}
    assert len(words) > 15
    assert words <= set(map(word_of, ACTIONS))


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (f"exec:limit_s=0 {PYTHON} x.py", "limit_s is how many seconds a decision may take"),
        (f"exec:speed=9 {PYTHON} x.py", "has no option 'speed'; its options are: limit_s"),
        ('exec:python "x.py', "cannot be read"),
    ],
)
def test_a_command_that_cannot_be_meant_is_refused(kind: str, sentence: str) -> None:
    with pytest.raises(Exception, match=re.escape(sentence)):
        bot_named(kind)


def test_a_time_limit_can_be_named() -> None:
    bot = bot_named(f"exec:limit_s=2.5 {PYTHON} x.py --level 3")
    assert isinstance(bot, Program)
    assert (bot.limit_s, bot.command[1:]) == (2.5, ["x.py", "--level", "3"])
