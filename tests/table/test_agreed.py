"""Checks that what is agreed at a table and what the rules call an agreement are the same, both ways."""

from pathlib import Path

import pytest

from abbey.rules import USUAL, Agreement, read_components
from abbey.table import Agreed

EXAMPLE = Path(__file__).parents[2] / "examples" / "components.toml"
OWN = read_components(EXAMPLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("agreement", [USUAL, Agreement(True, "reset"), Agreement(components=OWN)])
def test_an_agreement_is_the_same_after_a_table_has_kept_it(agreement: Agreement) -> None:
    assert Agreed.of(agreement).agreement() == agreement


def test_the_assumed_components_are_not_written_out() -> None:
    assert Agreed.of(USUAL) == Agreed()
