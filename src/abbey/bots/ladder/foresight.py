"""Looking on to the end of the day: the ends of a turn that look best are rolled out, again and again."""

from collections.abc import Sequence

from abbey.bots.belief import Belief
from abbey.bots.belief.assignments import Rows
from abbey.bots.ladder.manner import Manner
from abbey.bots.ladder.patience import Patience
from abbey.rules import Stream, View
from abbey.rules.names import MONK_COUNT
from abbey.search import BackendName, End, Rollouts, clear_lead

IMAGINED = 64  # ways who may be who


def foreseen(
    backend: BackendName,
    view: View,
    belief: Belief,
    manner: Manner,
    ends: Sequence[End],
    values: Sequence[float],
    exposures: Sequence[float],
    rng: Stream,
    began: float,
) -> End:
    """The best after rollouts of the likeliest, half of which drop out each time."""
    order = sorted(range(len(ends)), key=lambda i: -values[i])[: manner.breadth]
    rollouts = Rollouts(
        identities=imagined(belief, rng),
        rival_weights=rival_weights(belief.public()),
        scale=manner.wide * clear_lead(view.day),
        tries=manner.tries,
        seed=rng.getrandbits(64),
        backend=backend,
    )
    patience = Patience(manner.rollouts, rollouts.slowdown, manner.time, began)
    rounds = max(1, (len(order) - 1).bit_length())
    rolled, totals = 0, dict.fromkeys(order, 0.0)
    for done in range(rounds):
        paths = [ends[i].path for i in order]
        lines = [[exposures[i] if seat == view.viewer else 0.0 for seat in range(view.players)] for i in order]
        for batch in patience.batches(done, rounds, len(order)):
            chances = rollouts.chances(view, paths, lines, rolled, rolled + batch)
            for i, chance in zip(order, chances, strict=True):
                totals[i] += chance * batch
            rolled += batch
        order = sorted(order, key=lambda i: -totals[i])[: max(1, (len(order) + 1) // 2)]
    return ends[order[0]]


def imagined(belief: Belief, rng: Stream) -> list[list[int]]:
    """Who may be who, drawn from belief; the monks nobody plays last."""
    joint = belief.joint()
    drawn = rng.choices([truth for truth, _ in joint], [chance for _, chance in joint], k=IMAGINED)
    return [[*truth, *(monk for monk in range(MONK_COUNT) if monk not in truth)] for truth in drawn]


def rival_weights(public: Rows) -> Rows:
    """By seat and monk: how likely it is one of that seat's rivals, to those who know nobody."""
    rivals = len(public) - 1
    return [
        [sum(row[monk] for other, row in enumerate(public) if other != seat) / rivals for monk in range(MONK_COUNT)]
        for seat in range(len(public))
    ]
