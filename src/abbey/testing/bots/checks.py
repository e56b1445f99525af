"""Checks one scenario: legal choices, chance from the bot's own stream, and no use of what is hidden.

Each check returns the first finding, or None.
"""

import random
import sys
from typing import Any, Final

from abbey.rules import Game
from abbey.rules.names import MONK_COUNT, PHASES
from abbey.testing.bots.access_guard import AccessGuard
from abbey.testing.bots.findings import Finding
from abbey.testing.bots.playthrough import Playthrough, differing, followed, played
from abbey.testing.bots.probed_bot import Answer, Belief
from abbey.testing.bots.rerandomise import Rerandomised
from abbey.testing.bots.scenario import Make, Scenario
from abbey.testing.bots.twins import twin_of

CLOSE: Final = 1e-6


def check_legal(scenario: Scenario, playthrough: Playthrough) -> Finding | None:
    """Check that the bot listened and chose without fault."""
    if playthrough.deaf:
        return scenario.finding("legal", f"When it was told what happened, {playthrough.deaf}.", playthrough.actions)
    for answer in playthrough.answers:
        if answer.error:
            phase = PHASES[answer.seen.phase]
            sentence = f"When it was asked to {phase}, {answer.error}."
            return scenario.finding("legal", sentence, playthrough.before(answer))
    return None


def check_chance(scenario: Scenario, make: Make) -> tuple[Playthrough, Finding | None]:
    """Play the scenario, and check that the bot did not disturb chance in doing so."""
    before = shared_generators()
    playthrough = played(scenario, make)
    after = shared_generators()
    if any(after[name] != state for name, state in before.items()):
        sentence = "It draws from a generator that the whole program shares; its own chance is the rng it is given."
        return playthrough, scenario.finding("chance", sentence, playthrough.actions)
    if not playthrough.is_true:
        sentence = "After a game with it the position is not the one that the deal and the actions lead to."
        return playthrough, scenario.finding("chance", sentence, playthrough.actions)
    return playthrough, None


def shared_generators() -> dict[str, Any]:
    """Return the states of the generators that a whole program shares, as far as they are loaded."""
    numpy = sys.modules.get("numpy")
    states = {"numpy": repr(numpy.random.get_state())} if numpy else {}
    return {"python": random.getstate(), **states}


def check_again(scenario: Scenario, make: Make, playthrough: Playthrough) -> Finding | None:
    """Play the same game once more: another bot of the kind must answer the same."""
    again = followed(scenario, make, Game(scenario.deal), playthrough.actions, scenario.seat)
    found = differing(playthrough.answers, again)
    if not found:
        return None
    one, other = found
    what = f"first {one.word}, then {other.word}" if one.choice != other.choice else "with another belief"
    sentence = f"Asked the same again, it answers {what}: it takes chance from elsewhere than rng, or remembers."
    return scenario.finding("chance", sentence, playthrough.before(one))


def check_hidden(scenario: Scenario, make: Make, playthrough: Playthrough) -> tuple[int, Finding | None]:
    """Return how many positions were compared with a twin game, and the first that the bot answered otherwise."""
    horizon = _horizon(scenario, playthrough)
    asked = [answer for answer in playthrough.answers if answer.decided <= horizon]
    chance = scenario.kits_chance("twin")
    twin = twin_of(scenario.deal, playthrough.actions[:horizon], scenario.seat, chance)
    again = followed(scenario, make, twin, playthrough.actions[: horizon + 1], scenario.seat, Rerandomised(chance))
    found = differing(asked, again)
    return len(asked), _hidden_finding(scenario, playthrough, *found) if found else None


def _horizon(scenario: Scenario, playthrough: Playthrough) -> int:
    """Return the decision up to which the twin looks alike: the last in every other game, otherwise an earlier one.

    The earlier it is, the more cards can differ that were still to be seen.
    """
    answers = playthrough.answers
    if scenario.number // 2 % 2 == 0:
        return answers[-1].decided
    return answers[scenario.kits_chance("horizon").below(len(answers))].decided


def _hidden_finding(scenario: Scenario, playthrough: Playthrough, one: Answer, other: Answer) -> Finding:
    what = f"chose {one.word} and {other.word}" if one.choice != other.choice else "believed two different things"
    sentence = f"In two games that look and sound the same to it, it {what}: it knows what it cannot know."
    return scenario.finding("hidden", sentence, playthrough.before(one))


def check_sealed(scenario: Scenario, make: Make, playthrough: Playthrough) -> Finding | None:
    """Play the same way again with a guard around the game."""
    guard = AccessGuard()
    for answer in followed(scenario, make, Game(scenario.deal), playthrough.actions, scenario.seat, guard):
        if guard.touched:
            sentence = f"It reaches past its view and notes: it touched {guard.touched[0]}."
            return scenario.finding("sealed", sentence, playthrough.before(answer))
    return None


def check_belief(scenario: Scenario, playthrough: Playthrough) -> Finding | None:
    """Check that every belief is made of shares, and certain of the bot itself."""
    for answer in playthrough.answers:
        if answer.belief is not None and (wrong := what_is_wrong(answer.belief, answer)):
            return scenario.finding("belief", f"Its belief is wrong: {wrong}.", playthrough.before(answer))
    return None


def what_is_wrong(belief: Belief, answer: Answer) -> str:
    """Say what is wrong with a belief; nothing if all is well."""
    seen = answer.seen
    if [len(row) for row in belief] != [MONK_COUNT] * seen.players:
        return f"there should be {seen.players} rows of {MONK_COUNT}"
    for seat, row in enumerate(belief):
        if min(row) < 0 or abs(sum(row) - 1) > CLOSE:
            return f"the row of seat {seat} should be shares that sum to 1"
    if belief[seen.viewer][seen.identities[seen.viewer]] < 1 - CLOSE:
        return "it should be certain who it is itself"
    return ""
