"""No state shared between seats: a bot among others of its kind acts as it does alone in a process of its own."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from abbey.bots import dismiss
from abbey.rules import Game, is_over
from abbey.testing.bots.asking import Answer, ask, tell
from abbey.testing.bots.course import by_chance, differing, followed, next_seat
from abbey.testing.bots.report import Finding
from abbey.testing.bots.trial import Actions, Make, Trial

Answers = dict[int, list[Answer]]


def in_fresh_process(work: Callable[..., Any], *given: Any) -> Any:
    """Where nothing is left over from anything before."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(work, *given).result()


def together(trial: Trial, make: Make) -> tuple[Actions, Answers]:
    """A game in which every seat is a bot of the kind; no actions if somebody has meddled with it."""
    game, bots = Game(trial.deal), [make() for _ in range(trial.players)]
    answers: Answers = {seat: [] for seat in range(trial.players)}
    _tell_all(bots, game)
    while not is_over(game.position):
        seat = next_seat(trial, game)
        answer = ask(bots[seat], game, seat, trial.bots_chance(seat, len(game.actions)))
        answers[seat].append(answer)
        game.play(answer.action or by_chance(trial, game, seat), seat)
        _tell_all(bots, game)
    for bot in bots:
        dismiss(bot)
    return (game.actions if trial.leads_to(game) else []), answers


def _tell_all(bots: list[Any], game: Game) -> None:
    for seat, bot in enumerate(bots):
        tell(bot, game, seat)


def alone(trial: Trial, make: Make, actions: Actions, seat: int) -> list[Answer]:
    return list(followed(trial, make, Game(trial.deal), actions, seat))


def check_seats(trial: Trial, make: Make, seats: tuple[int, ...]) -> Finding | None:
    actions, answers = in_fresh_process(together, trial, make)
    for seat in seats:
        found = differing(answers[seat], iter(in_fresh_process(alone, trial, make, actions, seat)))
        if found:
            among, by_itself = found
            what = (
                f"{among.word}, alone {by_itself.word}" if among.word != by_itself.word else "another belief than alone"
            )
            sentence = f"Among others of its kind it answers {what}: the seats share something."
            return trial.finding("seats", sentence, actions[: among.decided], seat)
    return None
