"""Tells where the present turn began: taking decisions back does not change that, as it does change the questions."""

from abbey.rules import Game, Play, is_covered
from abbey.rules.names import PLAY, TOGETHER


def turn_start(game: Game) -> int:
    """Count the actions from before the present turn, or from before the choice that all make together now."""
    made = [action for _, action in game.actions]
    if game.position.phase in TOGETHER:
        while made and is_covered(made[-1]):
            made.pop()
    elif game.position.phase != PLAY:
        while not isinstance(made.pop(), Play):
            pass
    return len(made)
