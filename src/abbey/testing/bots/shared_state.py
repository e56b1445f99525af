"""Checks that seats share no state: a bot among others of its kind acts as it does alone in a process of its own."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any

from abbey.rules import Game, is_over
from abbey.rules.names import SeatNumber, seat_numbers
from abbey.search import backend_name, use_backend
from abbey.testing.bots.findings import Finding
from abbey.testing.bots.playthrough import by_chance, differing, followed, next_seat
from abbey.testing.bots.probed_bot import Answer, ProbedBot
from abbey.testing.bots.scenario import Actions, Make, Scenario

Answers = dict[SeatNumber, list[Answer]]


def in_fresh_process(work: Callable[..., Any], *given: Any) -> Any:
    """Do the work where nothing is left over from anything before, with the backend of this process."""
    fresh, backend, others = get_context("spawn"), (backend_name(),), set(active_children())
    with ProcessPoolExecutor(1, fresh, initializer=use_backend, initargs=backend) as process:
        try:
            with interrupts_held():
                answer = process.submit(work, *given)
            return answer.result()
        except KeyboardInterrupt:
            for child in set(active_children()) - others:
                child.terminate()
            raise


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let ctrl-C wait for a moment: a process that begins meanwhile never hears it, and whoever began it ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def together(scenario: Scenario, make: Make) -> tuple[Actions, Answers]:
    """Play a game in which every seat is a bot of the kind; return no actions if somebody has meddled with it."""
    game = Game(scenario.deal)
    bots = [ProbedBot(make(), game, seat, scenario.bot_seed) for seat in seat_numbers(scenario.players)]
    answers: Answers = {seat: [] for seat in seat_numbers(scenario.players)}
    _tell_all(bots)
    while not is_over(game.position):
        seat = next_seat(scenario, game)
        answer = bots[seat].answer()
        answers[seat].append(answer)
        game.play(answer.action or by_chance(scenario, game, seat), seat)
        _tell_all(bots)
    for bot in bots:
        bot.close()
    return (game.actions if scenario.leads_to(game) else []), answers


def _tell_all(bots: list[ProbedBot]) -> None:
    for bot in bots:
        bot.hear_last()


def alone(scenario: Scenario, make: Make, actions: Actions, seat: SeatNumber) -> list[Answer]:
    """Return what one bot answers when these actions are played before it."""
    return list(followed(scenario, make, Game(scenario.deal), actions, seat))


def check_seats(scenario: Scenario, make: Make, seats: tuple[SeatNumber, ...]) -> Finding | None:
    """Compare what these seats answer together with what each of them answers alone."""
    actions, answers = in_fresh_process(together, scenario, make)
    for seat in seats:
        found = differing(answers[seat], iter(in_fresh_process(alone, scenario, make, actions, seat)))
        if found:
            among, by_itself = found
            what = (
                f"{among.word}, alone {by_itself.word}"
                if among.choice != by_itself.choice
                else "another belief than alone"
            )
            sentence = f"Among others of its kind it answers {what}: the seats share something."
            return scenario.finding("seats", sentence, actions[: among.decided], seat)
    return None
