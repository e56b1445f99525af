"""Tests that the rules page and the six guides tell the same facts about every clause."""

import pytest

from abbey.rules import CLAUSES
from abbey.speech import LANGUAGES, Speaker
from tests.speech.clause_facts import facts, missing, page_texts, sentences_of, table, texts_of

every_clause = pytest.mark.parametrize("clause", CLAUSES)


def test_there_are_facts_about_every_clause() -> None:
    assert sorted(table()) == sorted(CLAUSES)
    assert sorted(page_texts()) == sorted(CLAUSES)


@every_clause
def test_every_text_about_a_clause_tells_its_facts(clause: str) -> None:
    untold = {place: missing(clause, language, text) for place, (language, text) in texts_of(clause).items()}
    assert {place: names for place, names in untold.items() if names} == {}


@every_clause
def test_no_sentence_of_a_guide_can_be_dropped_unnoticed(clause: str) -> None:
    for language in LANGUAGES:
        told = sentences_of(Speaker(language).word(f"rule-{clause.replace('_', '-')}"))
        for place, sentence in enumerate(told):
            rest = " ".join(told[:place] + told[place + 1 :])
            assert missing(clause, language, rest), f"{language}: nothing holds “{sentence}”"


def test_a_fact_that_one_language_leaves_out_is_noticed() -> None:
    text = Speaker("fr").word("rule-hasty")
    weaker = text.replace("Personne ne peut rendre de tuile", "Aucune tuile ne vaut")
    assert missing("hasty", "fr", text) == []
    assert missing("hasty", "fr", weaker) == ["no tile may be given back"]


def test_a_wrong_number_is_noticed() -> None:
    text = Speaker("cs").word("rule-accuse")
    assert missing("accuse", "cs", text.replace("12", "21")) == ["12 6 4 3"]


def test_numbers_are_told_in_their_order() -> None:
    (fact,) = (fact for fact in facts("caught", "de") if fact.name == "10 8 6 4 2 0")
    assert fact.is_told_by("erst 10, dann 8, 6, 4, 2 und 0")
    assert not fact.is_told_by("erst 8, dann 10, 6, 4, 2 und 0")
