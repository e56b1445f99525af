"""Checks that the six languages say the same things with the same arguments."""

import pytest
from fluent.syntax import ast

from abbey.rules import CLAUSES
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, PHASES
from abbey.speech import LANGUAGES, Speaker, clause_line, event_line
from tests.speech.messages import asked_for, entries, ids, uses, variables

WORDS: dict[str, tuple[set[str], ...]] = {
    "figure": (set(FIGURES), set(MONKS), {"william", "adson"}),
    "guest": ({"william", "adson"},),
    "colour": (set(MONKS),),
    "building": (set(BUILDINGS),),
    "origin": (set(BUILDINGS),),
    "event": (set(EVENTS),),
    "phase": (set(PHASES),),
    "track": ({"suspicion", "evidence"},),
    "card_kind": ({"monk", "building", "figure"},),
    "you": ({"yes", "no"},),
    "you_accused": ({"yes", "no"},),
}

LONGEST_GIST = 160  # two lines beside the week

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_entry_can_be_read_and_none_comes_twice(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert len(ids(language)) == len(set(ids(language)))


@every_language
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(ids(language)) == set(ids("en"))


def test_every_message_is_asked_for() -> None:
    assert set(ids("en")) - asked_for() == set()


@every_language
def test_all_languages_need_the_same_arguments(language: str) -> None:
    shared = set(ids(language)) & set(ids("en"))
    assert not {message for message in shared if variables(language, message) != variables("en", message)}


@every_language
def test_a_choice_between_words_of_the_game_names_them_all(language: str) -> None:
    """Otherwise a word that was forgotten would read like the last one. A rest that is meant is called "other"."""
    for message, own in uses(language).items():
        for variable, keys in own.selections:
            assert variable not in WORDS or "other" in keys or keys in WORDS[variable], (message, variable, keys)


@every_language
def test_every_clause_and_every_event_has_a_text(language: str) -> None:
    assert all(Speaker(language).say(clause_line(clause)) for clause in CLAUSES)


@every_language
def test_the_gist_of_an_event_is_short_enough_for_the_board(language: str) -> None:
    gists = {event: Speaker(language).say(event_line(event)) for event in EVENTS}
    assert {event: gist for event, gist in gists.items() if len(gist) > LONGEST_GIST} == {}


@every_language
def test_no_two_words_of_the_game_read_alike(language: str) -> None:
    speaker = Speaker(language)
    for message, variable, words in (
        ("figure", "figure", FIGURES),
        ("letter", "figure", MONKS),
        ("sign", "figure", MONKS),
        ("building", "building", BUILDINGS),
        ("building-latin", "building", BUILDINGS),
        ("event", "event", EVENTS),
    ):
        assert len({speaker.word(message, **{variable: word}) for word in words}) == len(words)


@every_language
def test_a_monks_letters_are_those_of_his_name(language: str) -> None:
    """One letter, his initial; two letters of his name where another monk begins alike. English has K for black."""
    speaker = Speaker(language)
    names = {monk: speaker.word("colour", colour=monk).upper() for monk in MONKS}
    initials = [name[0] for name in names.values()]
    for monk, name in names.items():
        letters = speaker.word("letter", figure=monk)
        if (language, monk) in {("en", "blue"), ("en", "black")}:
            assert letters == {"blue": "B", "black": "K"}[monk]
            continue
        assert len(letters) == (1 if initials.count(name[0]) == 1 else 2)
        assert letters[0] == name[0]
        assert letters[1:].upper() in name[1:]


@every_language
@pytest.mark.parametrize("you", ["yes", "no"])
def test_a_night_tells_what_the_event_tile_costs_and_who_begins(language: str, you: str) -> None:
    speaker = Speaker(language)
    told = {last: speaker.word("play-night-tile", last=last, you=you, who="Anna") for last in ("yes", "no")}
    assert all("2" in text for text in told.values())
    assert "7" in told["yes"], "day 7 has no turns, so nobody begins it"
    assert "7" not in told["no"]
