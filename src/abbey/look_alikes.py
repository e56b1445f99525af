"""Finds names that look alike to people: other alphabets, other widths, characters that do not show."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

# In the names of characters that Python calls printable, and that leave nothing to see unless they are punctuation.
_UNSEEN: Final = re.compile(r"\b(BLANK|FILLER|INHERENT|INVISIBLE|JOINER|NULL|VARIATION SELECTOR|ZERO WIDTH)\b")
_PLAIN: Final = str.maketrans({"1": "l", "I": "l", "|": "l", "0": "O"})  # in the list only by way of others


def looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as it is written and in small letters; two that share one look alike."""
    seen = _seen(name)
    return frozenset((_skeleton(seen), _skeleton(seen.casefold()), seen.casefold()))


def is_visible(name: str) -> bool:
    """Tell whether there is anything to see."""
    return bool(_seen(name))


def _seen(name: str) -> str:
    """Return the name in one width and form, with single spaces, and without what does not show."""
    return " ".join(unicodedata.normalize("NFKC", "".join(filter(_shows, name))).split())


@lru_cache(maxsize=4096)
def _shows(character: str) -> bool:
    """Tell whether there is something to see; what has no property for that says so in its name."""
    category = unicodedata.category(character)
    return category[0] in "PZ" or (category[0] != "C" and not _UNSEEN.search(unicodedata.name(character, "")))


def _skeleton(text: str) -> str:
    """Return the text with one character in place of all that are mistaken for each other."""
    return "".join(map(_prototype, unicodedata.normalize("NFD", text))).translate(_PLAIN).casefold()


@lru_cache(maxsize=4096)
def _prototype(character: str) -> str:
    alike: list[str] = [character, *(other["c"] for other in confusables_data.get(character, ()))]
    return min(alike, key=lambda one: (not one.isascii(), not one.isalnum(), -len(one), one))
