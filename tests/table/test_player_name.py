"""Checks that a player's name in a record says who is a person and who is which bot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.table import PlayerName, read_player_name

NAMES = st.text(st.sampled_from("ab ()bot"), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("text", "name", "bot"),
    [
        ("Anna", "Anna", None),
        ("Odo (random bot)", "Odo", "random"),
        ("Odo (exec:python3 my (bot).py bot)", "Odo", "exec:python3 my (bot).py"),
        ("Eve (x(y) bot)", "Eve", "x(y)"),
        ("Anna (at home)", "Anna (at home)", None),
        ("(random bot)", "(random bot)", None),
    ],
)
def test_a_name_says_who_is_a_bot_and_which(text: str, name: str, bot: str | None) -> None:
    assert read_player_name(text) == PlayerName(name, bot)
    assert str(PlayerName(name, bot)) == text


@given(NAMES.filter(lambda name: " (" not in name), NAMES)
def test_a_bot_without_brackets_in_its_name_is_always_known_again(name: str, bot: str) -> None:
    assert PlayerName(name, bot).is_clear
