"""A trial played through: what everybody did, and what the bot answered; and the same way gone once more."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from abbey.bots import Bot, dismiss
from abbey.rules import Action, Game, Keep, Move, is_over, owing
from abbey.rules.names import BUILDINGS, CHURCH, IMPIOUS
from abbey.testing.bots.asking import AS_IT_IS, Answer, Surroundings, ask, tell
from abbey.testing.bots.trial import Actions, Make, Trial


@dataclass(slots=True)
class Course:
    actions: Actions
    answers: list[Answer] = field(default_factory=list)
    deaf: str = ""  # what went wrong while it listened
    is_true: bool = True  # the actions alone lead from the deal to where the game ended

    def before(self, answer: Answer) -> Actions:
        return self.actions[: answer.decided]


def played(trial: Trial, make: Make) -> Course:
    """From the deal to the end. Nothing stops here: a wrong choice is replaced by chance's."""
    game, bot = Game(trial.deal), make()
    course = Course(game.actions, deaf=tell(bot, game, trial.seat))
    while not is_over(game.position):
        seat = next_seat(trial, game)
        action = _asked(trial, game, bot, course) if seat == trial.seat else by_chance(trial, game, seat)
        game.play(action, seat)
        course.deaf = course.deaf or tell(bot, game, trial.seat)
    dismiss(bot)
    course.is_true = trial.leads_to(game)
    return course


def next_seat(trial: Trial, game: Game) -> int:
    """Who choose together choose in any order."""
    seats = owing(game.position)
    return seats[trial.kits_chance(f"order {len(game.actions)}").below(len(seats))]


def by_chance(trial: Trial, game: Game, seat: int) -> Action:
    """What chance decides. In a led trial it hoards tiles and seeks the church, so that tiles are asked back there."""
    legal = game.legal(seat)
    if trial.is_led:
        legal = [action for action in legal if _leads_far(action, game.position.event)] or legal
    return legal[trial.others_chance(len(game.actions)).below(len(legal))]


def _leads_far(action: Action, event: int) -> bool:
    if event != IMPIOUS:
        return isinstance(action, Keep)
    return isinstance(action, Keep) or (isinstance(action, Move) and action.building == BUILDINGS[CHURCH])


def _asked(trial: Trial, game: Game, bot: Bot, course: Course) -> Action:
    answer = ask(bot, game, trial.seat, trial.bots_chance(trial.seat, len(game.actions)))
    course.answers.append(answer)
    return by_chance(trial, game, trial.seat) if trial.is_led or answer.action is None else answer.action


def followed(
    trial: Trial, make: Make, game: Game, actions: Actions, seat: int, around: Surroundings = AS_IT_IS
) -> Iterator[Answer]:
    """What a new bot answers along a way that is laid out; the way goes on as laid out, whatever it answers."""
    bot = make()
    tell(bot, game, seat, around)
    for actor, action in actions:
        if actor == seat:
            yield ask(bot, game, seat, trial.bots_chance(seat, len(game.actions)), around)
        game.play(action, actor)
        tell(bot, game, seat, around)
    dismiss(bot)


def differing(answers: Sequence[Answer], others: Iterator[Answer]) -> tuple[Answer, Answer] | None:
    """The first answer that is another one the second time."""
    for one, other in zip(answers, others, strict=False):
        if (one.word, one.belief) != (other.word, other.belief):
            return one, other
    return None
