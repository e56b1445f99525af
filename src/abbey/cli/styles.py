"""Ways to play at random that meet rules which uniform play never meets. They see the whole truth: for traces only."""

from collections.abc import Callable, Sequence
from typing import Final

from abbey.rules import ACTIONS, Card, Keep, Move, Play, Position, Spend
from abbey.rules.action import TILES
from abbey.rules.names import BUILDINGS, FIGURE_COUNT, FIGURES, MONKS, NONE

Style = Callable[[Position, Sequence[int]], list[int]]


def uniform(_position: Position, legal: Sequence[int]) -> list[int]:
    return list(legal)


def hoard(position: Position, legal: Sequence[int]) -> list[int]:
    """Never spend a tile; bring a monk to one of its tasks whenever a card allows it."""
    return [number for number in legal if _hoards(position, number)] or [
        number for number in legal if not isinstance(ACTIONS[number], Spend)
    ]


def _hoards(position: Position, number: int) -> bool:
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
    """Could this figure walk to a task of its own colour there?"""
    place = BUILDINGS.index(building)
    elsewhere = position.where[FIGURES.index(figure)] != place
    return elsewhere and any(tile != NONE and TILES[tile].colour == figure for tile in position.tiles[place])


def crowd(position: Position, legal: Sequence[int]) -> list[int]:
    """Bring figures to the fullest building, and keep them there once all eight are."""
    return [number for number in legal if _crowds(position, number)] or list(legal)


def _crowds(position: Position, number: int) -> bool:
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
