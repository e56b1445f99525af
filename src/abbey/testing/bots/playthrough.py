"""Plays a scenario to its end, with all actions and the bot's answers, and goes the same way again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from abbey.rules import Action, Game, Keep, Move, is_over, owing
from abbey.rules.names import BUILDINGS, CHURCH, IMPIOUS, SeatNumber
from abbey.testing.bots.probed_bot import AS_IT_IS, Answer, ProbedBot, Surroundings
from abbey.testing.bots.scenario import Actions, Make, Scenario


@dataclass(slots=True)
class Playthrough:
    """Holds what everybody did in a scenario, and what the bot answered."""

    actions: Actions
    answers: list[Answer] = field(default_factory=list)
    deaf: str = ""  # what went wrong while the bot listened
    is_true: bool = True  # the actions alone lead from the deal to where the game ended

    def before(self, answer: Answer) -> Actions:
        """Return the actions that came before an answer."""
        return self.actions[: answer.decided]


def played(scenario: Scenario, make: Make) -> Playthrough:
    """Play from the deal to the end. Nothing stops the game: chance replaces a wrong choice."""
    game = Game(scenario.deal)
    bot = ProbedBot(make(), game, scenario.seat, scenario.bot_seed)
    found = Playthrough(game.actions)
    bot.hear_last()
    while not is_over(game.position):
        seat = next_seat(scenario, game)
        if seat == scenario.seat:
            found.answers.append(bot.answer())
        game.play(_decided(scenario, game, seat, found), seat)
        bot.hear_last()
    bot.close()
    found.deaf = bot.deaf
    found.is_true = scenario.leads_to(game)
    return found


def next_seat(scenario: Scenario, game: Game) -> SeatNumber:
    """Return who acts next: seats that choose together do so in any order."""
    seats = owing(game.position)
    return seats[scenario.kits_chance(f"order {len(game.actions)}").below(len(seats))]


def by_chance(scenario: Scenario, game: Game, seat: SeatNumber) -> Action:
    """Return what chance chooses; a led game hoards tiles and seeks the church, so that tiles are asked back there."""
    legal = game.legal(seat)
    if scenario.is_led:
        legal = [action for action in legal if _leads_far(action, game.position.event)] or legal
    return legal[scenario.others_chance(len(game.actions)).below(len(legal))]


def _leads_far(action: Action, event: int) -> bool:
    if event != IMPIOUS:
        return isinstance(action, Keep)
    return isinstance(action, Keep) or (isinstance(action, Move) and action.building == BUILDINGS[CHURCH])


def _decided(scenario: Scenario, game: Game, seat: SeatNumber, found: Playthrough) -> Action:
    """Return what the seat does: what the bot has just answered, where that counts, or what chance chooses."""
    if seat == scenario.seat and not scenario.is_led and found.answers[-1].action is not None:
        return found.answers[-1].action
    return by_chance(scenario, game, seat)


def followed(
    scenario: Scenario, make: Make, game: Game, actions: Actions, seat: SeatNumber, around: Surroundings = AS_IT_IS
) -> Iterator[Answer]:
    """Give what a new bot answers on a way that is laid out and goes on as laid out, whatever the bot answers."""
    bot = ProbedBot(make(), game, seat, scenario.bot_seed, around)
    bot.hear_last()
    for actor, action in actions:
        if actor == seat:
            yield bot.answer()
        game.play(action, actor)
        bot.hear_last()
    bot.close()


def differing(answers: Sequence[Answer], others: Iterator[Answer]) -> tuple[Answer, Answer] | None:
    """Return the first answer that differs the second time, with that other answer."""
    for one, other in zip(answers, others, strict=False):
        if (one.choice, one.belief) != (other.choice, other.belief):
            return one, other
    return None
