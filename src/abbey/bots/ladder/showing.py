"""Which marker to show: it charges a monk, and it tells the others who one is not."""

from collections.abc import Sequence

from abbey.bots.ladder.picking import pick
from abbey.bots.ladder.standing import Standing
from abbey.rules import Action, Show, Stream, View
from abbey.rules.names import MONKS
from abbey.search import POINT, SHOWN_PRICE


def best_show(view: View, standing: Standing, public: Sequence[float], hiding: float, rng: Stream) -> Action:
    """`public` is whom the others take the viewer for; `hiding` what being known would cost."""
    own = public[view.identities[view.viewer]]

    def value(action: Action) -> float:
        assert isinstance(action, Show)
        shown = MONKS.index(action.colour)
        prices = [POINT * points + (SHOWN_PRICE if monk == shown else 0) for monk, points in enumerate(view.evidence)]
        return standing.chance(prices, hiding * own / (1 - public[shown]) if hiding else 0.0)

    return pick(view.legal, [value(action) for action in view.legal], rng)
