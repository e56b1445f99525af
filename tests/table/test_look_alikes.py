"""Checks that nobody sits down under a name that others would take for somebody else's."""

import pytest

from abbey.bots import bot_names
from abbey.rules.names import SEATS
from abbey.table import Refusal, commands
from abbey.table.events import Chair
from tests.table.evening import ALL_HERE, NOW, Evening, bot, person

# One of each kind of character that is printable as Python sees it, and yet leaves nothing to see.
UNSEEN = [
    "\N{COMBINING GRAPHEME JOINER}",
    "\N{HANGUL CHOSEONG FILLER}",
    "\N{KHMER VOWEL INHERENT AQ}",
    "\N{MONGOLIAN FREE VARIATION SELECTOR FOUR}",
    "\N{BRAILLE PATTERN BLANK}",
    "\N{HALFWIDTH HANGUL FILLER}",
    "\N{VARIATION SELECTOR-16}",
    "\N{VARIATION SELECTOR-256}",
    "\N{KHITAN SMALL SCRIPT FILLER}",
    "\N{MUSICAL SYMBOL NULL NOTEHEAD}",
]


def sits(name: str, beside: str) -> str:
    """Return what becomes of somebody who wants to sit down under a name beside somebody with another."""
    evening = Evening(person(beside), Chair("open"))
    try:
        return commands.sit(evening.table, None, name, "key", NOW).name
    except Refusal as no:
        return no.code


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("anna", "Anna"),
        ("\N{CYRILLIC CAPITAL LETTER A}nna", "Anna"),
        ("\N{GREEK CAPITAL LETTER ALPHA}nna", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("Anna\ufe0f", "Anna"),
        ("Ann\u034fa", "Anna"),
        ("BiII", "Bill"),
        ("B0b", "Bob"),
        ("Adarn", "Adam"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\ufb01ona", "fiona"),
        ("Anna  Bela", "Anna Bela"),
        ("Anna \u3164 Bela", "Anna Bela"),
        *((f"Anna{unseen}", "Anna") for unseen in UNSEEN),
    ],
)
def test_a_name_that_looks_like_anothers_is_taken(name: str, other: str) -> None:
    assert sits(name, beside=other) == "name-taken"
    assert sits(other, beside=name) == "name-taken"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Hanna", "Anna"),
        ("An na", "Anna"),
        ("Anna\N{NEWA GAP FILLER}", "Anna"),
        ("Zoe", "Zo\u00eb"),
        ("Bella", "Bela"),
        ("Tim", "Tom"),
        ("Leo", "Lea"),
    ],
)
def test_a_name_that_only_resembles_anothers_is_free(name: str, other: str) -> None:
    assert sits(name, beside=other) == name


@pytest.mark.parametrize("name", [*UNSEEN, "\u2800\u2800", "\ufe0f", "\u200b", "A\u200bnna"])
def test_a_name_that_does_not_show_is_no_name(name: str) -> None:
    assert sits(name, beside="Bela") == "bad-name"


@pytest.mark.parametrize("name", ["S\N{CYRILLIC SMALL LETTER IE}verin", "SEVERIN", "\uff33everin", "Severin\ufe0f"])
def test_no_bot_has_a_name_that_looks_like_anothers(name: str) -> None:
    evening = Evening(person("Anna"), person(name), Chair("open"))
    assert "Severin" in bot_names(["Anna"])
    assert "Severin" not in bot_names(["Anna", name])
    with pytest.raises(Refusal) as no:
        commands.place(evening.table, SEATS[0], SEATS[2], "Severin", "random", ALL_HERE, NOW)
    assert no.value.code == "name-taken"


def test_a_bot_may_have_the_name_of_the_one_whose_seat_it_takes() -> None:
    evening = Evening(person("Anna"), bot("Severin"))
    placed = commands.place(evening.table, SEATS[0], SEATS[1], "Severin", "random", ALL_HERE, NOW)
    assert placed.seat == SEATS[1]
