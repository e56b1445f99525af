"""Arranges a position for a test, acts in it and looks at it.

A scene is a real deal with the fields that matter to the test written over; a piece may then lie in two places.
Unless a test says otherwise there are four players, it is day 1 under *forbidden*, seat 0 plays next, and each figure
stands alone, see `PLACES`: bibliotheca, balneatorium, ecclesia, capitulum, porticus and hortus are empty.
"""

from typing import Final, TypedDict, Unpack

from abbey.rules import (
    ASSUMED,
    Action,
    Agreement,
    Card,
    Components,
    Keep,
    Move,
    Note,
    Play,
    Position,
    Spend,
    Tile,
    deal,
    legal,
    number_of,
    play,
    read_action,
    word_of,
)
from abbey.rules.action import CARDS, TILES
from abbey.rules.core.pieces import card_of
from abbey.rules.core.tracks import START_EVIDENCE, START_SUSPICION
from abbey.rules.names import ACCUSE, BUILDINGS, EVENTS, FIGURES, LAST_DAY, MONKS, NONE, PHASES, PLAY, SEATS, SPEND
from abbey.rules.notation import card_word

SEED: Final = 5
PLACES: Final = {
    "red": "scriptorium",
    "blue": "stabulum",
    "white": "dormitorium",
    "grey": "officina",
    "black": "refectorium",
    "orange": "culina",
    "william": "porta",
    "adson": "infirmorum_domus",
}
LAST_HOUR: Final = "play:hortus2 adson>hortus"  # two hours pass and nothing else happens


class Arrangement(TypedDict, total=False):
    """Says what lies where: tiles are written `blue 5`, cards as in the notation, `red3` or `william/adson`."""

    players: int
    time_last: bool
    overshoot: str
    components: Components
    day: int
    event: str
    turn: int
    time: int
    where: dict[str, str]
    suspicion: dict[str, int]
    evidence: dict[str, int]
    tiles: dict[str, list[str]]  # by building; those without a tile are gaps, the first one the oldest
    chain: list[str]  # front first
    time_tiles: dict[int, list[str]]  # by seat
    hands: dict[int, list[str]]  # by seat
    deck: list[str]  # top first
    discard: list[str]  # oldest first
    day_cards: list[int]  # by seat
    shown: dict[int, list[str]]  # by seat
    identity: list[str]  # by seat


def scene(**arranged: Unpack[Arrangement]) -> Position:
    agreement = Agreement(
        arranged.get("time_last", False), arranged.get("overshoot", "carry"), arranged.get("components", ASSUMED)
    )
    s = deal(arranged.get("players", 4), SEED, agreement)
    _set_day(s, arranged.get("day", 1), arranged.get("event", "forbidden"))
    s.turn = s.to_act = arranged.get("turn", 0)
    s.time = arranged.get("time", 0)
    s.where = [BUILDINGS.index(place) for place in (PLACES | arranged.get("where", {})).values()]
    for monk, points in arranged.get("suspicion", {}).items():
        s.suspicion[MONKS.index(monk)] = points
    for monk, points in arranged.get("evidence", {}).items():
        s.evidence[MONKS.index(monk)] = points
    _lay_tiles(s, arranged)
    _lay_cards(s, arranged)
    _seat_players(s, arranged)
    if s.day == LAST_DAY:
        s.event, s.phase, s.to_act = NONE, ACCUSE, 0
    return s


def after(words: str, **arranged: Unpack[Arrangement]) -> Position:
    """Return the scene after these actions. A move alone is played with a monk card of 1 or a William/Adson card."""
    position = scene(**arranged)
    act(position, words)
    return position


def told(words: str, **arranged: Unpack[Arrangement]) -> list[Note]:
    """Return what is told of these actions."""
    return act(scene(**arranged), words)


def act(position: Position, words: str) -> list[Note]:
    """Play the actions, each by the seat that is to act; a card that is missing comes to hand, tiles are kept."""
    notes = []
    for word in words.split():
        action = read_action(word)
        while (first := _needed_before(position, action)) is not None:
            notes += _play(position, first)
        notes += _play(position, action)
    return notes


def offered(position: Position, seat: int | None = None) -> list[str]:
    """Return the words of the legal actions, sorted."""
    return sorted(word_of(action) for action in legal(position, None if seat is None else SEATS[seat]))


def asked(position: Position) -> str:
    """Return what the next decision is about."""
    return PHASES[position.phase]


def evidence_change(position: Position) -> dict[str, int]:
    """Return whose evidence is not what a game starts with, and by how much."""
    return _changes(position.evidence, START_EVIDENCE)


def suspicion_change(position: Position) -> dict[str, int]:
    """Return whose suspicion is not what a day starts with, and by how much."""
    return _changes(position.suspicion, START_SUSPICION)


def place(position: Position, figure: str) -> str:
    return BUILDINGS[position.where[FIGURES.index(figure)]]


def tiles_at(position: Position, building: str) -> list[str]:
    return _tile_words(_filled(position.tiles[BUILDINGS.index(building)]))


def chain(position: Position) -> list[str]:
    return _tile_words(position.chain[: position.chain_len])


def time_tiles(position: Position, seat: int) -> list[str]:
    return _tile_words(position.time_tiles[seat][: position.held[seat]])


def hand(position: Position, seat: int) -> list[str]:
    return sorted(_card_words(_filled(position.hands[seat])))


def deck(position: Position) -> list[str]:
    """Return the pile, the top card first."""
    return _card_words(position.deck[: position.deck_len])[::-1]


def discard(position: Position) -> list[str]:
    return _card_words(position.discard[: position.discard_len])


def _set_day(s: Position, day: int, event: str) -> None:
    s.day = day
    if day < LAST_DAY:
        here, there = day - 1, s.events.index(EVENTS.index(event))
        s.events[here], s.events[there] = s.events[there], s.events[here]
        s.event = s.events[here]


def _lay_tiles(s: Position, arranged: Arrangement) -> None:
    """Lay the tiles; where nothing is asked for, a building shows two of different colours."""
    for place, here in enumerate(s.tiles):
        _write(here, [_tile(f"{MONKS[(place + step) % len(MONKS)]} {3 + step}") for step in range(2)])
    if "chain" in arranged:
        _write(s.chain, [_tile(word) for word in arranged["chain"]])
        s.chain_len = s.unseen = len(arranged["chain"])
    for building, words in arranged.get("tiles", {}).items():
        _write(s.tiles[BUILDINGS.index(building)], [_tile(word) for word in words])
    gaps = [BUILDINGS.index(building) for building, words in arranged.get("tiles", {}).items() if not words]
    assert not gaps or s.chain_len == 0, "a building stays empty only while the chain is"
    _write(s.gaps, gaps)
    s.gap_count = len(gaps)
    for seat, words in arranged.get("time_tiles", {}).items():
        _write(s.time_tiles[seat], [_tile(word) for word in words])
        s.held[seat] = len(words)


def _lay_cards(s: Position, arranged: Arrangement) -> None:
    for seat, words in arranged.get("hands", {}).items():
        _write(s.hands[seat], [_card(word) for word in words])
    if "deck" in arranged:
        _write(s.deck, [_card(word) for word in reversed(arranged["deck"])])
        s.deck_len = len(arranged["deck"])
    _write(s.discard, [_card(word) for word in arranged.get("discard", [])])
    s.discard_len = len(arranged.get("discard", []))


def _seat_players(s: Position, arranged: Arrangement) -> None:
    if "identity" in arranged:
        seated = [MONKS.index(colour) for colour in arranged["identity"]]
        s.identity = seated + [monk for monk in range(len(MONKS)) if monk not in seated]
    for seat, count in enumerate(arranged.get("day_cards", [])):
        s.day_cards[seat] = count
    for seat, colours in arranged.get("shown", {}).items():
        s.shown[seat] = sum(1 << MONKS.index(colour) for colour in colours)


def _needed_before(position: Position, action: Action) -> Action | None:
    if position.phase == SPEND and not isinstance(action, Spend | Keep):
        return Keep()
    if position.phase == PLAY and isinstance(action, Move):
        return Play(Card("monk", action.figure, 1) if action.figure in MONKS else Card("figure", action.figure))
    return None


def _play(position: Position, action: Action) -> list[Note]:
    if isinstance(action, Play):
        card = card_of(number_of(action))
        if card not in position.hands[position.turn]:
            position.hands[position.turn][0] = card
    return play(position, action)


def _changes(points: list[int], start: int) -> dict[str, int]:
    return {monk: now - start for monk, now in zip(MONKS, points, strict=True) if now != start}


def _write(line: list[int], values: list[int]) -> None:
    line[:] = values + [NONE] * (len(line) - len(values))


def _tile(word: str) -> int:
    colour, value = word.split()
    return TILES.index(Tile(colour, int(value)))


def _tile_words(numbers: list[int]) -> list[str]:
    assert NONE not in numbers, "an empty place is counted as a tile"
    return [f"{TILES[number].colour} {TILES[number].value}" for number in numbers]


def _card(word: str) -> int:
    return [card_word(card) for card in CARDS].index(word)


def _card_words(numbers: list[int]) -> list[str]:
    assert NONE not in numbers, "an empty place is counted as a card"
    return [card_word(CARDS[number]) for number in numbers]


def _filled(places: list[int]) -> list[int]:
    return [number for number in places if number != NONE]
