"""The sentences: one for everything that can happen."""

import pytest

from abbey.rules import CLAUSES, Deal, Game, Options, Stream, is_over
from abbey.rules.names import BUILDINGS, EVENTS
from abbey.speech import Company, choice, clause_text, event_sentence, question, sentence
from abbey.speech.words import LATIN, PLAIN


def test_every_clause_and_every_event_has_a_text() -> None:
    assert all(clause_text(clause) for clause in CLAUSES)
    assert all(event_sentence(event) for event in EVENTS)


def test_every_building_has_two_names() -> None:
    assert tuple(LATIN) == tuple(PLAIN) == BUILDINGS


@pytest.mark.parametrize("seed", range(8))
def test_everything_that_happens_or_is_asked_can_be_said(seed: int) -> None:
    game = Game(Deal.numbered(2 + seed % 4, seed, options=Options(overshoot="reset")))
    company = Company(game.names, 0)
    chance = Stream(game.deal.seed, "test")
    while not is_over(game.position):
        seen = game.view(game.position.to_act)
        said = [question(seen, company), *(choice(action, company) for action in seen.legal)]
        notes = game.play(seen.legal[chance.below(len(seen.legal))])
        said += [sentence(note, company).text for note in notes]
        assert all(text and "None" not in text and "_" not in text for text in said)
