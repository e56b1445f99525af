"""Reads the component table, which says what values the tiles and cards carry.

The rulebooks do not print them; `ASSUMED` is what we play until an owner of the box says better (rules: data).
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from abbey.rules.errors import ComponentsError
from abbey.rules.names import BUILDINGS, MONKS

MOST_DOTS: Final = 100  # in one line: how long a name of many parts takes to be read grows with their square

Values = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Describes one part of the table: how many values each name has, and between which bounds."""

    title: str
    names: tuple[str, ...]
    count: int
    least: int
    most: int
    pieces: str


TILES: Final = Section("tiles", MONKS, 7, 2, 6, "tiles")
MONK_CARDS: Final = Section("monks", MONKS, 4, 0, 5, "cards")
BUILDING_CARDS: Final = Section("buildings", BUILDINGS, 2, 0, 5, "cards")
SECTIONS: Final = (TILES, MONK_CARDS, BUILDING_CARDS)


@dataclass(frozen=True, slots=True)
class Components:
    """Holds the values by monk, by monk and by building, in the order of `abbey.rules.names`."""

    tiles: Values
    monks: Values
    buildings: Values

    def as_table(self) -> dict[str, dict[str, list[int]]]:
        """Return the values by section and name, as a component table has them."""
        return {
            section.title: {
                name: list(values) for name, values in zip(section.names, getattr(self, section.title), strict=True)
            }
            for section in SECTIONS
        }

    def as_toml(self) -> str:
        """Return the text of a component table with these values."""
        lines = []
        for title, entries in self.as_table().items():
            lines.append(f"[{title}]")
            lines.extend(f"{name} = {values}" for name, values in entries.items())
        return "\n".join(lines) + "\n"


ASSUMED: Final = Components(
    tiles=((2, 3, 4, 4, 4, 5, 6),) * len(MONKS),
    monks=((1, 2, 3, 4),) * len(MONKS),
    buildings=((2, 3),) * len(BUILDINGS),
)


def read_components(text: str) -> Components:
    """Read a table in TOML. A part that is left out keeps the assumed values; a part that is there must be whole."""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise ComponentsError(f"The component table has a line with more than {MOST_DOTS} dots.")
    try:
        return components_from(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        why = {"fault": "toml", "line": line[1]} if line else {"fault": "end"}
        raise ComponentsError(f"The component table is not valid TOML: {error}.", **why) from error
    except (ValueError, RecursionError) as error:
        raise ComponentsError("The component table has a number too long or a list too deep to be read.") from error


def components_from(table: Mapping[str, Any]) -> Components:
    """Read the values of a component table, or refuse it and name the entry that is wrong."""
    titles = [section.title for section in SECTIONS]
    for title in table:
        if title not in titles:
            raise ComponentsError(
                f"[{title}] is not a part of a component table; the parts are {_listed(titles)}.", "part", entry=title
            )
    return Components(**{s.title: _values(s, table.get(s.title)) for s in SECTIONS})


def _values(section: Section, entries: Any) -> Values:
    if entries is None:
        values: Values = getattr(ASSUMED, section.title)
        return values
    if not isinstance(entries, Mapping):
        raise ComponentsError(
            f"{section.title} must be a part of its own, [{section.title}], with a line for each name.",
            "section",
            entry=section.title,
        )
    for name in entries:
        if name not in section.names:
            where = f"{section.title}.{name}"
            raise ComponentsError(f"{where} is unknown; the names are {_listed(section.names)}.", "name", entry=where)
    return tuple(_entry(section, name, entries.get(name)) for name in section.names)


def _entry(section: Section, name: str, values: Any) -> tuple[int, ...]:
    where = f"{section.title}.{name}"
    why = _miscounted(section, values)
    if why is not None:
        raise ComponentsError(f"{where} {why}", "count", entry=where, count=section.count)
    for value in values:
        if type(value) is not int or not section.least <= value <= section.most:
            raise ComponentsError(
                f"{where} has the value {value!r}; values are whole numbers from {section.least} to {section.most}.",
                "value",
                entry=where,
                least=section.least,
                most=section.most,
            )
    return tuple(values)


def _miscounted(section: Section, values: Any) -> str | None:
    if values is None:
        return f"is missing; it needs {section.count} {section.pieces}."
    if not isinstance(values, list | tuple):
        return f"must be a list of {section.count} whole numbers, not {values!r}."
    if len(values) != section.count:
        return f"has {len(values)} {section.pieces}; it needs {section.count}."
    return None


def _listed(words: tuple[str, ...] | list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"
