"""Tests that the terminal speaks the language it is asked for, from the first line to the last, and no other."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from abbey import insight, tui
from abbey.cli.language_option import language_in
from abbey.rules import CLAUSES, is_over
from abbey.speech import LANGUAGES, Speaker
from abbey.tui.board_text import ROMAN
from abbey.tui.roster import short_names
from abbey.tui.typed_commands import COMMANDS
from tests.cli.terminal import ONES, abbey, kept
from tests.speech.messages import TERMINAL_FILE, entries, said_in
from tests.tui.teletype import Teletype, bare, widest

OTHERS = tuple(language for language in LANGUAGES if language != "en")
# Everything that can be typed beside a choice, what is refused too; then a whole game.
TYPED = (
    *(
        "?",
        "board",
        "hand",
        "me",
        "rules",
        "rules no-task",
        "rules nothing",
        "undo",
        "mirror",
        "why",
        "0",
        "1",
        "undo",
        "1",
        "log all",
    ),
    *("save other.abbey", "save game.abbey", *ONES),
)
SHELL_LINE = re.compile(r"^ +abbey .*$|abbey play --resume \S+", re.MULTILINE)
CITED = re.compile(r"\[[a-z_-]+\]")

WEB = Path(__file__).parents[2] / "web/src"
FILES = ("page.ftl", "puzzle.ftl", TERMINAL_FILE)  # where messages about puzzles are
QUOTED = {"puzzle-kind", "puzzle-level"}  # by other messages
ELEMENTS = {"puzzle-hand"}  # of the page, that have a name of the same form

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize("language", OTHERS)


class Texts(Visitor):
    """Collects the words that the messages of a language write."""

    def __init__(self, language: str) -> None:
        self.words: set[str] = set()
        for entry in entries(language):
            if isinstance(entry, ast.Message):
                self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's way
        self.words |= words_of(node.value)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.casefold()))


def english_alone(language: str) -> set[str]:
    """Return the words that English messages use and no message of this language, nor anything that people type."""
    typed = words_of(" ".join((*COMMANDS, *CLAUSES, *TYPED)))
    return Texts("en").words - Texts(language).words - typed


def said(text: str, names: tuple[str, ...]) -> set[str]:
    """Return the words in what was printed, without names, Roman numbers, lines for the shell and clauses."""
    return words_of(CITED.sub("", SHELL_LINE.sub("", text))) - words_of(" ".join((*names, *ROMAN)))


def whole_game(language: str) -> str:
    """Return what the terminal says while a game is played, and when it is read again."""
    played = abbey("play", "--language", language, "--bots", "random", "--seed", "3", typed=TYPED)
    assert played.exit_code == 0, played.output
    assert is_over(kept("other.abbey").position)
    views = [abbey("replay", "other.abbey", "--language", language, *eyes) for eyes in ([], ["--seat", "0"])]
    assert all(view.exit_code == 0 for view in views)
    return "".join(result.output for result in (played, *views))


@every_other_language
def test_a_whole_game_has_no_english_word_left(language: str) -> None:
    printed = whole_game(language)
    assert said(printed, short_names(kept("other.abbey").names)) & english_alone(language) == set()
    assert Speaker(language).word("terminal-welcome", players=4, bots=3) in printed
    assert Speaker(language).word("terminal-who-was-who") in printed


def test_english_sentences_would_be_noticed() -> None:
    words = said(whole_game("en"), short_names(kept("other.abbey").names))
    assert all(len(words & english_alone(language)) > 100 for language in OTHERS)


def test_the_terminal_says_every_message_that_is_its_own() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(tui.__path__[0]).glob("*.py")]
    wanted = set(re.findall(r'"(terminal-[a-z-]+)"', "\n".join(sources)))
    quoted = {"terminal-keys"}  # by another message too
    assert wanted | quoted == said_in(TERMINAL_FILE)


def test_every_message_about_puzzles_is_said() -> None:
    folders = [Path(tui.__path__[0]), Path(insight.__path__[0]), WEB]
    files = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".py", ".ts", ".svelte")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    wanted = set(re.findall(r"""["'`](puzzle-[a-z-]+)["'`{$]""", sources))
    stems = tuple(name for name in wanted if name.endswith("-"))  # the rest of the name is a kind
    said = {message for message in said_in(*FILES) if message.startswith("puzzle-")}
    assert {name for name in wanted if not name.endswith("-")} - said - ELEMENTS == set()
    assert {message for message in said if message not in wanted and not message.startswith(stems)} == QUOTED


@every_other_language
def test_an_event_is_looked_up_by_its_name_in_the_language(language: str) -> None:
    speaker = Speaker(language)
    typed = [f"rules {speaker.word('event', event='close_behind')}", "rules close behind", "quit"]
    printed = abbey("play", "--language", language, "--bots", "random", "--seed", "3", typed=typed).output
    assert printed.count(speaker.word("rule-close-behind")) == 2


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "cs-CZ"}, "cs"),
        ({"LANG": "nl.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: Mapping[str, str], language: str) -> None:
    assert language_in(environment) == language


def test_the_option_is_stronger_than_the_environment() -> None:
    by_locale = abbey("play", "--bots", "random", typed=["quit"], locale="fr_CA.UTF-8").output
    by_option = abbey("play", "--bots", "random", "--language", "it", typed=["quit"], locale="fr_CA.UTF-8").output
    assert Speaker("fr").word("terminal-aim") in by_locale
    assert Speaker("it").word("terminal-aim") in by_option


def test_a_language_that_nobody_speaks_is_refused_with_those_that_are_spoken() -> None:
    result = abbey("play", "--language", "la")
    assert result.exit_code == 2
    assert all(f"'{language}'" in result.stderr for language in LANGUAGES)


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("columns", [80, 120])
def test_the_picture_fits_the_terminal_in_every_language(language: str, columns: int) -> None:
    speaker = Speaker(language)
    options = ("--seed", "3", "--bots", "random", "--language", language)
    with Teletype("play", *options, columns=columns) as terminal:
        written = terminal.until(speaker.word("terminal-prompt"))
        terminal.press("quit\n")
        terminal.rest()
    assert speaker.word("track", track="suspicion").upper() in bare(written)
    assert widest(written) <= columns
