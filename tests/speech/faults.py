"""Lists texts that the rules refuse to read, each for a reason of its own, and what they say is wrong."""

import re
from collections.abc import Iterator

from abbey.rules import (
    ComponentsError,
    Deal,
    Game,
    RecordError,
    read_components,
    read_record,
    record_of,
    to_act,
    write_record,
)
from abbey.rules.components import ASSUMED

TABLES = (
    "tiles",
    "[tiles",
    "[tiles]\nred = [2,",
    "[tiles]\nred = = 3\nblue = 4",
    "[relics]",
    '["relics of\\nsaints"]',
    "tiles = 3",
    "[tiles]\ngreen = [2, 3]",
    '[tiles]\n"dark green" = [2, 3]',
    "[tiles]\nred = [2, 3, 4, 4, 4, 5, 6]",
    ASSUMED.as_toml().replace("[1, 2, 3, 4]", '"many"', 1),
    ASSUMED.as_toml().replace("[1, 2, 3, 4]", "[1, 2, 3]", 1),
    ASSUMED.as_toml().replace("[1, 2, 3, 4]", "[1, 2, 3, 9]", 1),
    ASSUMED.as_toml().replace("[1, 2, 3, 4]", '[1, 2, 3, "4\\n"]', 1),
)
PLAYED = 12


def refusals() -> list[tuple[str, dict[str, str]]]:
    """Return the server's code for each of these texts, and why."""
    return [("bad-components", why) for why in _components()] + [("bad-record", why) for why in _records()]


def _components() -> Iterator[dict[str, str]]:
    for table in TABLES:
        try:
            read_components(table)
        except ComponentsError as error:
            yield error.why


def _records() -> Iterator[dict[str, str]]:
    for text in _spoilt(_record()):
        try:
            read_record(text).replay()
        except RecordError as error:
            yield error.why


def _record() -> str:
    game = Game(Deal.numbered(2, 7), ("Anna", "Bruno"))
    for _ in range(PLAYED):
        seat = to_act(game.position)
        game.play(game.view(seat).legal[0], seat)
    return write_record(record_of(game))


def _spoilt(record: str) -> Iterator[str]:
    title, _, rest = record.partition("\n")
    yield ""
    yield "Dear diary"
    yield f"{title}\nrelics of saints\n{rest}"
    yield f"{title}\nrelics: two\n{rest}"
    yield f"{title}\nsaint's relics: two\n{rest}"
    head = record.partition("\n\n")[0]
    for line in head.splitlines()[1:]:
        yield record.replace(f"{line}\n", "")
        yield record.replace(f"{line}\n", f"{line}\n{line}\n")
        yield _with(record, line.partition(":")[0], "‽")
    yield f"{title}\nparent: {'0' * 64}\n{rest}"
    yield f"{title}\nlaid first: 0\n{rest}"
    yield _with(record, "players", "9")
    yield _with(record, "seat 1", "")
    yield f"{record}\n0: dance\n"
    yield f"{record}\n9: keep\n"
    yield f"{record}\n0: keep\n"
    yield f"{_with(head, 'actions', '1')}\n\n0: keep\n"


def _with(record: str, name: str, value: str) -> str:
    return re.sub(f"^{name}: .*$", f"{name}: {value}", record, flags=re.MULTILINE)
