"""Says the steps of a deduction in sentences, in the speaker's language."""

from collections.abc import Sequence

from abbey.insight.deduction import Step
from abbey.rules.names import MONKS
from abbey.speech import Speaker


def monks_in_words(monks: Sequence[int], speaker: Speaker, last: str = "and") -> str:
    """Return monks as a sentence lists them."""
    return speaker.listed([speaker.word("figure", figure=MONKS[monk]) for monk in monks], last)


def step_in_words(step: Step, speaker: Speaker) -> str:
    """Return the sentence for one step."""
    seat = step.seats[0]
    match step.kind:
        case "shown":
            shown, never = monks_in_words(step.monks, speaker), monks_in_words(step.monks, speaker, "or")
            return speaker.word("puzzle-step-shown", seat=seat, shown=shown, never=never)
        case "single":
            return speaker.word("puzzle-step-single", seat=seat, figure=MONKS[step.monks[0]])
    players = speaker.listed([speaker.word("player", seat=one) for one in sorted(step.seats)])
    monks = monks_in_words(sorted(step.monks), speaker)
    if step.kind == "place":
        figure = MONKS[step.monks[0]]
        return speaker.word("puzzle-step-place", seat=seat, figure=figure, players=players, monks=monks)
    return speaker.word("puzzle-step-closed", players=players, monks=monks)
