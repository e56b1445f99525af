"""Checks that whatever somebody may have got wrong in a text of theirs is told in their language."""

import pytest

from abbey.speech import LANGUAGES, Speaker
from tests.speech.faults import refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_text_has_a_sentence_of_its_own(language: str) -> None:
    speaker = Speaker(language)
    some_other = {code: speaker.word(f"refused-{code}", fault="other") for code, _ in refusals()}
    vague = [why for code, why in refusals() if speaker.word(f"refused-{code}", **why) == some_other[code]]
    assert set(some_other) == {"bad-components", "bad-record"}
    assert vague == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_a_fault_says_where_it_is(language: str) -> None:
    speaker = Speaker(language)
    for code, why in refusals():
        text = speaker.word(f"refused-{code}", **why)
        assert all(place in text for name, place in why.items() if name != "fault")
