"""Analyses a game once for all tests that look at it, with as few rollouts as will do."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from abbey.bots import bot_named, play_game
from abbey.insight.analysis import GameAnalysis, analyse
from abbey.rules import Deal, Game, read_record
from abbey.search import use_backend

KINDS = ("rival", "hider", "detective")


@cache
def game() -> Game:
    with compiled():
        return play_game(Deal.numbered(len(KINDS), 11), [bot_named(kind) for kind in KINDS])


@cache
def analysis() -> GameAnalysis:
    with compiled(), little_work():
        return analyse(game())


@cache
def evening() -> GameAnalysis:
    """Return the analysis of the game in `examples/`, some of whose loudest turns moved only one of the observers."""
    with compiled(), little_work():
        return analyse(read_record(Path("examples/evening.abbey").read_text(encoding="utf-8")).verify())


@contextmanager
def compiled() -> Iterator[None]:
    """Search with the compiled backend, on which no result depends on what is compiled already."""
    use_backend("compiled")
    try:
        yield
    finally:
        use_backend(None)


@contextmanager
def little_work() -> Iterator[None]:
    """Roll out as little as can be."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("abbey.insight.analysis.chance_and_choice.BATCH", 1)
        patch.setattr("abbey.insight.analysis.quieter_turn.BATCH", 4)
        yield
