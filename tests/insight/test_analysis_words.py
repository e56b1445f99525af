"""Tests how an analysis is told: in six languages, as a page of its own, and that every sentence has a use."""

import re
from copy import copy
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from abbey.insight import analysis as room
from abbey.insight import number_words, page
from abbey.insight.analysis.analysis_json import analysis_json
from abbey.insight.analysis.analysis_words import AnalysisWords, analysis_text, percent
from abbey.insight.page import analysis_page
from abbey.insight.page.action_list import linked
from abbey.rules import WhatIf
from abbey.rules.names import SEATS
from abbey.speech import LANGUAGES, Listener, Speaker
from tests.insight.analysed import analysis, evening, game
from tests.speech.messages import ANALYSIS_FILE, said_in

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("analysis")]

NAMES = ("Anna", "<b>Ödön</b> & co", "Clara")
FLAWS = ("None", "{", "}", "  ", " ,", ",,", "..")


def speaker(language: str) -> Speaker:
    return Speaker(language, Listener(NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_well_in_every_language(language: str) -> None:
    lines = list(analysis_text(analysis(), analysis().seats, speaker(language)))
    assert [line for line in lines if any(flaw in line.strip() for flaw in FLAWS)] == []
    assert sum(name in line for line in lines for name in NAMES) > 20


def test_every_sentence_about_a_turn_names_an_action_of_the_record() -> None:
    words = AnalysisWords(analysis(), speaker("en"))
    actions = len(analysis().game.actions)
    for seat in analysis().seats:
        told = [words.told(loud.told) for loud in seat.loudest]
        assert all(claim.moment is not None and f"[{claim.moment + 1}]" in claim.text for claim in told)
        numbers = [claim.moment for section in words.sections(seat) for claim in section.claims if claim.moment]
        assert all(0 < number <= actions for number in numbers)


def test_every_loud_turn_and_bluff_shows_what_it_changed_and_every_quieter_one_that_it_is_quieter() -> None:
    words = AnalysisWords(evening(), Speaker("en", Listener(evening().game.names)))
    loud = [loud for seat in evening().seats for loud in seat.loudest]
    bluffs = [seat.bluff for seat in evening().seats if seat.bluff]
    unmoved = [turn for turn in loud if percent(turn.told.before["careful"]) == percent(turn.told.after["careful"])]
    assert unmoved
    for told in (*(turn.told for turn in loud), *bluffs):
        changes = re.findall(r"(simple|careful) observer (\d+) % → (\d+) %", words.told(told).text)
        assert [observer for observer, _, _ in changes] == ["simple", "careful"]
        assert any(before != after for _, before, after in changes)
    for turn in loud:
        if turn.quieter:
            pairs = re.findall(r"observer (\d+) % instead of (\d+) %", words.quieter(turn).text)
            assert sum(int(quiet) for quiet, _ in pairs) < sum(int(made) for _, made in pairs)


def test_of_other_seats_only_what_they_gave_away_is_told() -> None:
    one = analysis().seats[1]
    whole = list(analysis_text(analysis(), analysis().seats, speaker("en")))
    part = list(analysis_text(analysis(), [one], speaker("en")))
    assert part.count("  The accusation") == 1
    assert whole.count("  The accusation") == 3
    assert part.count("  What the turns told") == whole.count("  What the turns told") == 3
    assert part.count("  The loudest turns") == whole.count("  The loudest turns") == 3
    words = AnalysisWords(analysis(), speaker("en"))
    given = [f"    {words.told(loud.told).text}" for seat in analysis().seats for loud in seat.loudest]
    assert [line for line in part if line in given] == [line for line in whole if line in given] != []


def test_every_change_of_a_chance_stands_with_its_interval() -> None:
    words = AnalysisWords(analysis(), speaker("en"))
    swings = [claim.text for seat in analysis().seats for claim in words.sections(seat)[5].claims[:-1]]
    assert swings
    assert all(len(re.findall(r"[+−]\d+\.\d \(±\d+\.\d\)", text)) == 2 for text in swings)


def test_numbers_are_written_as_the_language_does() -> None:
    assert AnalysisWords(analysis(), speaker("en")).points(-0.0123) == "−1.2"
    assert AnalysisWords(analysis(), speaker("de")).points(0.0123) == "+1,2"
    assert AnalysisWords(analysis(), speaker("de")).points(-0.0001) == "+0,0"


def test_the_page_needs_nothing_from_elsewhere_and_no_name_breaks_it() -> None:
    seats = analysis().seats[:1]
    text = analysis_page(analysis(), seats, speaker("de"))
    assert '<html lang="de">' in text
    assert "<script" not in text
    assert set(re.findall(r'(?:href|src)="([^"#][^"]*)"', text)) == set()
    assert "<b>Ödön" not in text
    assert "&lt;b&gt;Ödön&lt;/b&gt; &amp; co" in text
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert text.count("<svg") == 2 + 4 + len(seats[0].loudest)


def test_a_deal_that_is_not_the_promised_one_is_told_wherever_the_analysis_is() -> None:
    words = speaker("en")
    for whole, told in ((analysis(), False), (replace(analysis(), as_promised=False), True)):
        assert (words.word("page-broken-commitment") in analysis_text(whole, whole.seats, words)) == told
        assert (words.word("page-broken-commitment") in plain(analysis_page(whole, whole.seats, words))) == told
        assert analysis_json(whole, whole.seats).as_promised != told


def test_a_what_if_game_says_from_which_game_it_goes_on_wherever_the_analysis_is() -> None:
    words, continued = speaker("en"), copy(analysis().game)
    continued.what_if = WhatIf("ab" * 32, 8, SEATS[1], "kept", 8)
    says = "This game goes on from another one, at its step 8."
    for whole, told in ((analysis(), False), (replace(analysis(), game=continued), True)):
        assert any(says in line for line in analysis_text(whole, whole.seats, words)) == told
        assert (says in plain(analysis_page(whole, whole.seats, words))) == told


def test_the_page_tells_of_the_others_their_loudest_turns() -> None:
    seats, words = analysis().seats, AnalysisWords(analysis(), speaker("en"))
    others = [loud.told for seat in seats[1:] for loud in seat.loudest]
    text = plain(analysis_page(analysis(), seats[:1], speaker("en")))
    assert others
    assert all(words.told(told).text in text for told in others)


def test_every_number_in_brackets_is_a_link_to_its_action_in_the_words_of_the_log() -> None:
    actions, names = analysis().game.actions, ("Anna", "Berta", "Clara")
    text = analysis_page(analysis(), analysis().seats, Speaker("en", Listener(names)))
    visible = re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL)
    bracketed = [number for some in re.findall(r"\[([^\]]+)\]", visible) for number in some.split(", ")]
    assert len(bracketed) > 50
    assert all(re.fullmatch(r'<a href="#a(\d+)">\1</a>', number) for number in bracketed)
    listed = re.findall(r'<li id="a(\d+)" value="\1">(.*?)</li>', text)
    assert [int(number) for number, _ in listed] == list(range(1, len(actions) + 1))
    assert all(
        told.startswith(("Anna", "Berta", "Clara")[seat]) for (_, told), (seat, _) in zip(listed, actions, strict=True)
    )
    assert [day for day in range(1, 8) if f"<h3>Day {day} of 7</h3>" in text] == [1, 2, 3, 4, 5, 6, 7]


def plain(page: str) -> str:
    """Return what a page says, without its tags."""
    return unescape(re.sub(r"<[^>]*>", "", page)).replace("\N{NO-BREAK SPACE}", " ")


def test_no_link_leads_to_an_action_that_is_not_there() -> None:
    assert (
        linked("[2]: x [007] [0, 9] [999]", game()) == '[<a href="#a2">2</a>]: x [007] [0, <a href="#a9">9</a>] [999]'
    )


def test_an_analysis_says_every_message_that_is_its_own() -> None:
    folders = [Path(folder.__path__[0]) for folder in (room, page)]
    sources = [path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py")]
    sources.append(Path(number_words.__file__).read_text(encoding="utf-8"))
    wanted = set(re.findall(r'["\'](analysis-[a-z-]+)["\']', "\n".join(sources)))
    assert wanted == said_in(ANALYSIS_FILE)
