"""Playing on: ask the person, let the bots decide, tell what happened, until the game or the input ends."""

from abbey.rules import Action, View
from abbey.rules.names import NONE, PHASES
from abbey.speech import question
from abbey.tui.invocation import command
from abbey.tui.sitting import phrases
from abbey.tui.sitting.choosing import Choice, choices, chosen, warning
from abbey.tui.sitting.commands import obey
from abbey.tui.sitting.ending import show_ending
from abbey.tui.sitting.evening import Evening, LeftTable
from abbey.tui.sitting.story import passages, told
from abbey.tui.terminal.board import show_board
from abbey.tui.terminal.prompt import ask
from abbey.tui.terminal.seats import hand_line


def play_on(evening: Evening) -> None:
    """To the end of the game. End of input and ctrl-C leave it saved."""
    try:
        _rounds(evening)
    except (EOFError, KeyboardInterrupt):
        evening.screen.say()
    except LeftTable:
        pass
    kept = evening.keep()
    if evening.sitting.is_over:
        show_ending(evening.screen, evening.sitting.game, evening.sitting.speaker)
        evening.screen.say(phrases.kept_for_good())
        for line in phrases.look_back(program=command(), path=evening.save.path):
            evening.screen.command(line)
    elif kept:
        evening.screen.say(phrases.saved_to_resume())
        evening.screen.command(phrases.resume(program=command(), path=evening.save.path))


def _rounds(evening: Evening) -> None:
    is_news = True
    while True:
        evening.sitting.advance()
        if evening.sitting.is_over:
            return
        tell_others(evening)
        view = evening.sitting.view
        if is_news and deserves_board(view):
            show_board(evening.screen, view, evening.sitting.speaker)
        is_news = decide(evening)


def deserves_board(view: View) -> bool:
    """At the first decision of a turn, of a show, of the accusation; the later ones follow from it."""
    return PHASES[view.phase] in ("play", "show") or (
        PHASES[view.phase] == "accuse" and all(guess == NONE for guess in view.own_guesses)
    )


def tell_others(evening: Evening) -> None:
    """What the others did since the person last decided something."""
    game = evening.sitting.game
    news = list(passages(game, evening.sitting.speaker, evening.heard))
    if news:
        evening.screen.title("Since your last turn" if evening.heard else "Before your first turn")
    for passage in news:
        evening.screen.tell(passage.sentences)
    evening.heard = len(game.actions)


def decide(evening: Evening) -> bool:
    """Ask until the person has decided, or taken something back: then there is no news."""
    offered = choices(evening.sitting.view, evening.sitting.speaker)
    _offer(evening, offered)
    while True:
        line = ask(evening.screen)
        one = chosen(line, offered)
        if one is None:
            if obey(line, evening, len(offered)):
                return False
        elif _is_meant(evening, one):
            _play(evening, one.action)
            return True
        else:
            _offer(evening, offered)


def _offer(evening: Evening, offered: list[Choice]) -> None:
    view = evening.sitting.view
    evening.screen.say()
    if PHASES[view.phase] == "play":
        evening.screen.say(hand_line(view))
    evening.screen.say(evening.sitting.speaker.say(question(view, view.legal)))
    for number, one in enumerate(offered, 1):
        evening.screen.item(number, one.text)


def _is_meant(evening: Evening, one: Choice) -> bool:
    """A guess that can never be right is laid only when the person says so twice."""
    warned = warning(one, evening.sitting.speaker)
    if not warned:
        return True
    evening.screen.say(warned)
    for number, text in enumerate((phrases.all_the_same(), phrases.choose_again()), 1):
        evening.screen.item(number, text)
    return ask(evening.screen) == "1"


def _play(evening: Evening, action: Action) -> None:
    game = evening.sitting.game
    evening.sitting.play(action)
    evening.keep()
    evening.heard = len(game.actions)
    if not evening.sitting.is_over:
        evening.screen.tell(told(game.notes[-1], evening.sitting.speaker))
