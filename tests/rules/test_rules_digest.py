"""Tests that the digest of the rules notices whatever number of theirs is changed, and nothing else."""

import pytest

from abbey.rules.rules_digest import rules_digest, stories
from tests.rules.rule_mutants import Mutant, changed, mutants

# Where every number counts.
RULES = ("core.tracks", "core.event_effects", "core.turn", "core.day", "core.setup", "core.chain", "core.choices")

# Constants elsewhere that the printed rules name; the others number pieces and actions.
PRINTED = {
    "names": ("HAND_SIZE", "LAST_DAY", "REVEAL_DAYS", "HOURS_A_DAY"),
    "core.pieces": ("WILLIAM_HOURS",),
    "deal": ("FIGURE_CARDS",),
    "components": ("ASSUMED",),
}

# Functions whose numbers do not reach a game: what redeals know of hands, and deals for playouts alone.
BESIDE = ("forget_card", "take_stock", "shuffle_box")

# Changes that change nothing that can happen.
HARMLESS = {
    "if after < 0:  # rules: clamp",  # what is less than one becomes zero all the same
    "if after < 0:",
    "levels = 0",  # a monk at level zero has nobody behind
    "front = 0",  # the monks are not all level
    "END_STAGE: Final = 4",  # a name for the last of the stages
    "s.hours = 0",  # they are set by the next card
    "s.fresh[seat] += 1",  # what redeals know
    "return 0",  # whoever owes nothing is not asked
    "bit = 1 << line[i]",  # any bit of its own will do
    "if s.unseen > 0:",
    "s.unseen -= 1",
    "clause = BY_TASK if s.chain_len > 1 else BY_CHAIN_SHORT",  # what a note cites
}


def wanted() -> list[Mutant]:
    chosen = [one for module in RULES for one in mutants(module) if one.name not in BESIDE]
    return chosen + [one for module, names in PRINTED.items() for one in mutants(module) if one.name in names]


def is_noticed(mutant: Mutant, usual: list[str]) -> bool:
    """Tell whether the stories differ from the usual ones, or cannot be told any more; the first difference will do."""
    try:
        with changed(mutant):
            return any(told != before for told, before in zip(stories(), usual, strict=True))
    except Exception:  # rules that cannot be played, or never end
        return True


@pytest.mark.slow
def test_every_number_of_the_rules_that_is_changed_is_noticed() -> None:
    usual, chosen = list(stories()), wanted()
    assert len(chosen) > 100
    unnoticed = {str(one): one.text for one in chosen if not is_noticed(one, usual)}
    assert {where: text for where, text in unnoticed.items() if text not in HARMLESS} == {}
    assert set(unnoticed.values()) == HARMLESS, "what is listed as harmless is noticed by now"
    assert list(stories()) == usual, "everything is as it was"


def test_the_digest_is_that_of_the_stories() -> None:
    accused = next(one for one in mutants("core.day") if one.name == "ACCUSED_EVIDENCE")
    before = rules_digest()
    assert before == rules_digest.__wrapped__()
    with changed(accused):
        assert rules_digest.__wrapped__() != before
