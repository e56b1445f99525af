"""`abbey trace`: whole games as JSON lines, for outside checkers, data sets and debugging."""

import json
from collections.abc import Iterator

from abbey.cli.styles import Style
from abbey.cli.truth import Json, deal_json, end_json, step_json
from abbey.rules import USUAL, Agreement, Deal, Stream, is_over
from abbey.rules.core.step import step
from abbey.rules.view import legal_numbers


def trace(players: int, seed: int, game: int, style: Style, agreement: Agreement = USUAL) -> Iterator[Json]:
    """One game: its deal, a line a decision, its end."""
    deal = Deal.numbered(players, seed, game, agreement)
    chance = Stream(deal.seed, "actions")
    position = deal.position()
    yield deal_json(game, deal, position)
    while not is_over(position):
        seat = position.to_act
        legal = legal_numbers(position, seat)
        wished = style(position, legal)
        action = wished[chance.below(len(wished))]
        step(position, seat, action)
        yield step_json(game, seat, legal, action, position)
    yield end_json(game, position)


def line(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))
