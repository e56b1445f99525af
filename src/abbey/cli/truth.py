"""The whole truth about a game as plain values for JSON, as `abbey trace` prints it. Never for a player's eyes."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from abbey.rules import (
    ACTIONS,
    Accuse,
    Action,
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
    Sway,
    Take,
    Tile,
    scores,
    winners,
)
from abbey.rules.action import CARDS, TILES
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, LAST_DAY, MONKS, NOBODY, NONE

Json = dict[str, Any]


def tile_json(tile: Tile) -> list[Any]:
    return [tile.colour, tile.value]


def card_json(card: Card) -> Json:
    match card.kind:
        case "monk":
            return {"kind": "monk", "monk": card.name, "time": card.time}
        case "building":
            return {"kind": "building", "building": card.name, "time": card.time}
        case _:
            return {"kind": "figure", "figure": card.name} if card.name else {"kind": "figure"}


@cache
def action_json(action: Action) -> Json:
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


_TILES: Final = [tile_json(tile) for tile in TILES]
_CARDS: Final = [card_json(card) for card in CARDS]


def _tiles(line: Sequence[int]) -> list[Any]:
    return [_TILES[tile] for tile in line if tile != NONE]


def _cards(line: Sequence[int]) -> list[Json]:
    return [_CARDS[card] for card in line if card != NONE]


def position_json(s: Position) -> Json:
    seats = range(s.players)
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


def deal_json(game: int, deal: Deal, s: Position) -> Json:
    return {
        "type": "deal",
        "game": game,
        "players": deal.players,
        "options": {"time_last": deal.agreement.time_last, "overshoot": deal.agreement.overshoot},
        "components": deal.agreement.components.as_table(),
        "position": position_json(s),
    }


def step_json(game: int, seat: int, legal: Sequence[int], action: int, s: Position) -> Json:
    return {
        "type": "step",
        "game": game,
        "seat": seat,
        "legal": [action_json(ACTIONS[number]) for number in legal],
        "action": action_json(ACTIONS[action]),
        "position": position_json(s),
    }


def end_json(game: int, s: Position) -> Json:
    return {
        "type": "end",
        "game": game,
        "evidence": dict(zip(MONKS, s.evidence, strict=True)),
        "scores": scores(s),
        "winners": winners(s),
    }
