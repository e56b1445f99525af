"""Finds names that look alike to people: other alphabets, other widths, characters that do not show."""

import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

# Printable as Python sees it, and yet there is nothing to see: fillers, joiners, selectors of variants, a blank.
_UNSEEN: Final = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}.union(
        range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
    )
)
_PLAIN: Final = str.maketrans({"1": "l", "I": "l", "|": "l", "0": "O"})  # in the list only by way of others


def looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as it is written and in small letters; two that share one look alike."""
    seen = _seen(name)
    return frozenset((_skeleton(seen), _skeleton(seen.casefold()), seen.casefold()))


def is_visible(name: str) -> bool:
    """Tell whether there is anything to see."""
    return bool(_seen(name).strip())


def _seen(name: str) -> str:
    """Return the name in one width and form, without what does not show."""
    return unicodedata.normalize("NFKC", "".join(one for one in name if ord(one) not in _UNSEEN))


def _skeleton(text: str) -> str:
    """Return the text with one character in place of all that are mistaken for each other."""
    return "".join(map(_prototype, unicodedata.normalize("NFD", text))).translate(_PLAIN).casefold()


@lru_cache(maxsize=4096)
def _prototype(character: str) -> str:
    alike: list[str] = [character, *(other["c"] for other in confusables_data.get(character, ()))]
    return min(alike, key=lambda one: (not one.isascii(), not one.isalnum(), -len(one), one))
