"""Writes traces: whole games played at random, as plain values for JSON lines. The format is told in docs/trace.md.

A trace is for outside checkers, data sets and debugging. It holds every secret and is never for a player's eyes; the
styles in which its games are played look at the whole truth too.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from abbey.rules import (
    ACTIONS,
    USUAL,
    Accuse,
    Action,
    Agreement,
    Card,
    Cast,
    Deal,
    Give,
    Keep,
    Move,
    Play,
    Position,
    Rest,
    Return,
    Show,
    Spend,
    Stream,
    Sway,
    Take,
    Tile,
    is_over,
    scores,
    to_act,
    winners,
)
from abbey.rules.action import CARDS, TILES
from abbey.rules.core.step import step
from abbey.rules.names import (
    BUILDINGS,
    EVENTS,
    FIGURE_COUNT,
    FIGURES,
    LAST_DAY,
    MONKS,
    NOBODY,
    NONE,
    ActionNumber,
    SeatNumber,
    seat_numbers,
)
from abbey.rules.view import legal_numbers

Json = dict[str, Any]
Style = Callable[[Position, Sequence[ActionNumber]], list[ActionNumber]]  # which of the legal actions chance may take


def trace(players: int, seed: int, game: int, style: Style, agreement: Agreement = USUAL) -> Iterator[Json]:
    """Play one game at random and yield its deal, one value for each decision, and its end."""
    deal = Deal.numbered(players, seed, game, agreement)
    chance = Stream(deal.seed, "actions")
    position = deal.position()
    yield deal_json(game, deal, position)
    while not is_over(position):
        seat = to_act(position)
        legal = legal_numbers(position, seat)
        wished = style(position, legal)
        action = wished[chance.below(len(wished))]
        step(position, seat, action)
        yield step_json(game, seat, legal, action, position)
    yield end_json(game, position)


def trace_line(value: Json) -> str:
    """Write one value of a trace as a line."""
    return json.dumps(value, separators=(",", ":")) + "\n"


# --- The lines


def deal_json(game: int, deal: Deal, s: Position) -> Json:
    """Return the first value of a game: what was agreed, and the position that was dealt."""
    return {
        "type": "deal",
        "game": game,
        "players": deal.players,
        "options": {"time_last": deal.agreement.time_last, "overshoot": deal.agreement.overshoot},
        "components": deal.agreement.components.as_table(),
        "position": position_json(s),
    }


def step_json(game: int, seat: SeatNumber, legal: Sequence[ActionNumber], action: ActionNumber, s: Position) -> Json:
    """Return the value of one decision: what was legal, what was chosen, and the position after it."""
    return {
        "type": "step",
        "game": game,
        "seat": seat,
        "legal": [action_json(ACTIONS[number]) for number in legal],
        "action": action_json(ACTIONS[action]),
        "position": position_json(s),
    }


def end_json(game: int, s: Position) -> Json:
    """Return the last value of a game: the evidence, the scores and the winners."""
    return {
        "type": "end",
        "game": game,
        "evidence": dict(zip(MONKS, s.evidence, strict=True)),
        "scores": scores(s),
        "winners": winners(s),
    }


def position_json(s: Position) -> Json:
    """Return the whole position, with everything that is hidden from players."""
    seats = seat_numbers(s.players)
    return {
        "day": s.day,
        "event": None if s.event == NONE else EVENTS[s.event],
        "time": s.time,
        "to_act": None if s.to_act == NOBODY else s.to_act,
        "where": {figure: BUILDINGS[place] for figure, place in zip(FIGURES, s.where, strict=True)},
        "suspicion": dict(zip(MONKS, s.suspicion, strict=True)),
        "evidence": dict(zip(MONKS, s.evidence, strict=True)),
        "tiles": {building: _tiles(here) for building, here in zip(BUILDINGS, s.tiles, strict=True)},
        "chain": _tiles(s.chain),
        "time_tiles": [_tiles(s.time_tiles[seat]) for seat in seats],
        "hands": [_cards(s.hands[seat]) for seat in seats],
        "deck": _cards(s.deck[::-1]),
        "discard": _cards(s.discard),
        "events": [EVENTS[event] for event in s.events[: LAST_DAY - 1]],
        "day_cards": s.day_cards[: s.players],
        "shown": [[MONKS[colour] for colour in range(len(MONKS)) if s.shown[seat] >> colour & 1] for seat in seats],
        "identity": [MONKS[s.identity[seat]] for seat in seats],
    }


# --- Actions and pieces


@cache
def action_json(action: Action) -> Json:
    """Return an action as an object whose `do` says which kind it is."""
    match action:
        case Play(card):
            return {"do": "play", "card": card_json(card)}
        case Spend(tile):
            return {"do": "spend", "tile": tile_json(tile)}
        case Keep():
            return {"do": "keep"}
        case Move(figure, building):
            return {"do": "move", "figure": figure, "building": building}
        case Rest():
            return {"do": "rest"}
        case Take(tile):
            return {"do": "take", "tile": tile_json(tile)}
        case Sway(monk, by):
            return {"do": "sway", "monk": monk, "by": by}
        case Give(monk):
            return {"do": "give", "monk": monk}
        case Cast(monk):
            return {"do": "cast", "monk": monk}
        case Return(tile):
            return {"do": "return", "tile": tile_json(tile)}
        case Show(colour):
            return {"do": "show", "colour": colour}
        case Accuse(seat, colour):
            return {"do": "accuse", "seat": seat, "colour": colour}


def tile_json(tile: Tile) -> list[Any]:
    """Return a tile as its colour and its value."""
    return [tile.colour, tile.value]


def card_json(card: Card) -> Json:
    """Return a card as an object; a played William/Adson card names whom it moves."""
    match card.kind:
        case "monk":
            return {"kind": "monk", "monk": card.name, "time": card.time}
        case "building":
            return {"kind": "building", "building": card.name, "time": card.time}
        case _:
            return {"kind": "figure", "figure": card.name} if card.name else {"kind": "figure"}


_TILES: Final = [tile_json(tile) for tile in TILES]
_CARDS: Final = [card_json(card) for card in CARDS]


def _tiles(row: Sequence[int]) -> list[Any]:
    return [_TILES[tile] for tile in row if tile != NONE]


def _cards(row: Sequence[int]) -> list[Json]:
    return [_CARDS[card] for card in row if card != NONE]


# --- Styles: ways to play at random that meet rules which uniform play never meets


def uniform(_position: Position, legal: Sequence[ActionNumber]) -> list[ActionNumber]:
    """Allow every legal action."""
    return list(legal)


def hoard(position: Position, legal: Sequence[ActionNumber]) -> list[ActionNumber]:
    """Never spend a tile; bring a monk to one of its tasks whenever a card allows it."""
    return [number for number in legal if _hoards(position, number)] or [
        number for number in legal if not isinstance(ACTIONS[number], Spend)
    ]


def _hoards(position: Position, number: ActionNumber) -> bool:
    match ACTIONS[number]:
        case Keep():
            return True
        case Play(Card("monk", str(monk))):
            return any(_has_task(position, monk, building) for building in BUILDINGS)
        case Play(Card("building", str(building))):
            return any(_has_task(position, monk, building) for monk in MONKS)
        case Move(figure, building):
            return _has_task(position, figure, building)
        case _:
            return False


def _has_task(position: Position, figure: str, building: str) -> bool:
    """Say whether this figure could walk to a task of its own colour there."""
    place = BUILDINGS.index(building)
    elsewhere = position.where[FIGURES.index(figure)] != place
    return elsewhere and any(tile != NONE and TILES[tile].colour == figure for tile in position.tiles[place])


def crowd(position: Position, legal: Sequence[ActionNumber]) -> list[ActionNumber]:
    """Bring figures to the fullest building, and keep them there once all eight are."""
    return [number for number in legal if _crowds(position, number)] or list(legal)


def _crowds(position: Position, number: ActionNumber) -> bool:
    crowds = [position.where.count(place) for place in range(len(BUILDINGS))]
    fullest = [BUILDINGS[place] for place, count in enumerate(crowds) if count == max(crowds)]
    match ACTIONS[number]:
        case Play(Card("building", str(building))):
            return building in fullest
        case Play(Card(_, str(figure))):
            here = BUILDINGS[position.where[FIGURES.index(figure)]]
            return max(crowds) < FIGURE_COUNT and fullest != [here]
        case Move(_, building):
            return building in fullest
        case _:
            return False


STYLES: Final[dict[str, Style]] = {"uniform": uniform, "hoard": hoard, "crowd": crowd}
