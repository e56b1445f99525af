"""Tests bots by name: options, packages that bring bots along, and refusals that say what there is."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from abbey.bots import (
    BOTS,
    Bot,
    BotError,
    BotOptionError,
    BrokenBotError,
    RandomBot,
    UnknownBotError,
    add_bot,
    bot_kinds,
    bot_named,
    is_kind,
    play_game,
    split_kinds,
    with_option,
)
from abbey.rules import Action, Deal, Stream, View, deal, to_act, view
from tests.bots.pilgrims import install


class Thinks(RandomBot):
    """Has an option of every type."""

    def __init__(
        self, time: float = 1.0, depth: int = 2, bold: bool = False, style: str = "calm", limit: float | None = None
    ) -> None:
        if depth < 1:
            raise ValueError("depth is at least 1.")
        self.options = (time, depth, bold, style, limit)


@pytest.fixture(autouse=True)
def thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinks", Thinks)


def options_of(kind: str) -> tuple[object, ...]:
    bot = bot_named(kind)
    assert isinstance(bot, Thinks)
    return bot.options


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("thinks", (1.0, 2, False, "calm", None)),
        ("thinks:time=0.3,depth=4", (0.3, 4, False, "calm", None)),
        (" thinks : bold=yes, style = wild,limit=3 ", (1.0, 2, True, "wild", 3.0)),
        ("tests.bots.test_registry:Thinks:depth=7", (1.0, 7, False, "calm", None)),
    ],
)
def test_options_are_read_by_the_types_of_the_parameters(kind: str, options: tuple[object, ...]) -> None:
    assert options_of(kind) == options


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("thinks:deph=2", "The bot 'thinks' has no option 'deph'; its options are: time, depth, bold, style, limit."),
        ("random:depth=2", "The bot 'random' has no option 'depth'; it takes none."),
        ("thinks:depth=two", "The option 'depth' of the bot 'thinks' is a whole number, not 'two'."),
        ("thinks:time=inf", "The option 'time' of the bot 'thinks' is a number, not 'inf'."),
        ("thinks:bold=perhaps", "The option 'bold' of the bot 'thinks' is yes or no, not 'perhaps'."),
        ("thinks:depth=2,depth=3", "The option 'depth' of the bot 'thinks' is given twice."),
        ("thinks:depth=0", "The bot 'thinks' does not take these options: depth is at least 1."),
        ("thinks:depth", "'depth' is not an option of 'thinks': options are written name=value."),
        (
            "thinks:depth=2,",
            "'' in 'thinks:depth=2,' is not an option; options are written name=value, with commas between.",
        ),
    ],
)
def test_a_wrong_option_is_refused_with_what_there_is(kind: str, sentence: str) -> None:
    with pytest.raises(BotOptionError) as refusal:
        bot_named(kind)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    "kind", ["", "rand", "a:b:c", ":x", "random:thinks:depth=2:x", "exec:", "exec:no-such-program"]
)
def test_an_unknown_bot_is_refused_with_what_there_is(kind: str) -> None:
    with pytest.raises(UnknownBotError, match=r"the bots are: .*random|is written like|is named like"):
        bot_named(kind)


class Plainly:
    """Has no more than a bot must have."""

    def choose(self, view: View, rng: Stream) -> Action:
        return view.legal[rng.below(1) - 1]


def test_a_bot_need_not_listen() -> None:
    bot = bot_named("tests.bots.test_registry:Plainly")
    position = deal(players=2, seed=1)
    seen = view(position, to_act(position))
    bot.observe([])
    assert bot.choose(seen, Stream(b"", "")) == seen.legal[-1]


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(BrokenBotError, match="a bot has the method choose"):
        bot_named("datetime:timedelta")
    with pytest.raises(BrokenBotError, match="cannot be loaded"):
        bot_named("no_such_module:Bot")


@pytest.mark.parametrize("thing", ["random", RandomBot])
def test_a_game_is_not_played_by_names_or_classes(thing: Any) -> None:
    with pytest.raises(BrokenBotError, match=re.escape(f"{thing!r} is not a bot: a bot has the method choose.")):
        play_game(Deal.numbered(2, 1), [RandomBot(), thing])


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("random", ["random"]),
        ("random, thinks:time=1,depth=2 ,random", ["random", "thinks:time=1,depth=2", "random"]),
        ("thinks:depth=2,exec:python a,b=c.py", ["thinks:depth=2", "exec:python a,b=c.py"]),
        ("", [""]),
    ],
)
def test_several_kinds_stand_in_one_line(text: str, kinds: list[str]) -> None:
    assert split_kinds(text) == kinds


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("thinks", (1.0, 7, False, "calm", None)),
        ("thinks:time=3,bold=yes", (3.0, 7, True, "calm", None)),
        ("tests.bots.test_registry:Thinks", (1.0, 7, False, "calm", None)),
    ],
)
def test_any_kind_can_be_given_one_option_more(kind: str, options: tuple[object, ...]) -> None:
    assert options_of(with_option(kind, "depth", "7")) == options


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "pilgrims", raising=False)


@pytest.mark.usefixtures("package")
def test_an_installed_package_brings_bots_along(caplog: pytest.LogCaptureFixture) -> None:
    bot: Bot = bot_named("pilgrim:pace=3")
    assert (type(bot).__name__, getattr(bot, "pace", None)) == ("Pilgrim", 3)
    kinds = bot_kinds()
    assert "pilgrim" in kinds
    assert not {"lost", "fallen"} & set(kinds)
    assert kinds.count("random") == 1
    assert {name for name in ("lost", "fallen") if f"'{name}' of the package 'pilgrims'" in caplog.text} == {
        "lost",
        "fallen",
    }


@pytest.mark.usefixtures("package")
def test_a_broken_bot_is_named_and_ours_win_over_others() -> None:
    with pytest.raises(BrokenBotError, match=r"'fallen' of the package 'pilgrims' cannot be loaded \(RuntimeError"):
        bot_named("fallen")
    assert type(bot_named("random")) is RandomBot


@pytest.mark.usefixtures("package")
def test_a_kind_is_what_is_known_by_name() -> None:
    assert is_kind("pilgrim:pace=2")
    assert is_kind("random")
    assert not any(map(is_kind, ("exec:python x.py", "pilgrims:Pilgrim", "nobody", "")))


def test_a_kind_can_be_given_a_plain_name() -> None:
    try:
        add_bot("patient", "thinks:time=9")
        assert options_of("patient")[0] == 9.0
    finally:
        BOTS.pop("patient", None)


@pytest.mark.parametrize(("name", "kind"), [("random", "thinks"), ("Big Bot", "thinks"), ("fine", "nobody")])
def test_a_name_that_is_taken_or_none_is_refused(name: str, kind: str) -> None:
    with pytest.raises(BotError):
        add_bot(name, kind)
    assert "fine" not in BOTS
