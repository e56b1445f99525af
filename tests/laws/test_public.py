"""Checks that what is public is what a spectator sees, neither more nor less."""

from dataclasses import fields

import pytest
from hypothesis import given

from abbey.rules import Position, View, view
from abbey.rules.names import NOBODY
from abbey.rules.view import Public, public
from tests.laws.reachable import positions


@given(positions())
@pytest.mark.slow
def test_what_is_public_is_in_a_spectators_view(s: Position) -> None:
    seen = view(s, NOBODY)
    assert public(s)._asdict() == {name: getattr(seen, name) for name in Public._fields}


def test_a_view_takes_what_is_public_in_its_order() -> None:
    """`view` hands the fields over one after another."""
    shared = [name for name in Public._fields if name not in ("identities", "guesses")]
    assert [field.name for field in fields(View)][1 : 1 + len(shared)] == shared
