"""Plays on: asks the person, lets the bots decide, tells what happened, until the game or the input ends."""

import re
from dataclasses import dataclass

from abbey.rules import Action, View, word_of
from abbey.rules.names import NONE, PHASES
from abbey.speech import Speaker, choice, forecast, origin, question
from abbey.tui import shell_lines
from abbey.tui.board import show_board
from abbey.tui.board_text import hand_line
from abbey.tui.session import LeftTable, Session
from abbey.tui.story import passages, show_ending, told
from abbey.tui.typed_commands import obey


def play_on(session: Session) -> None:
    """Play to the end of the game. The end of input and ctrl-C leave it saved."""
    try:
        _play_rounds(session)
    except (EOFError, KeyboardInterrupt):
        session.screen.say()
    except LeftTable:
        pass
    kept = session.keep()
    if session.is_over:
        show_ending(session.screen, session.game, session.speaker)
        _tell_hints(session)
        session.say("terminal-look-back")
        for line in shell_lines.look_back(session.save.path):
            session.screen.command(line)
    elif kept:
        session.say("terminal-resume-with")
        session.screen.command(shell_lines.resume(session.save.path))


def _tell_hints(session: Session) -> None:
    """Tell how many hints the person took; of a resumed game only those since then are known, so "none" is not said."""
    if not session.is_resumed:
        session.say("play-hints-taken", seat=session.seat, count=session.hints_taken)
    elif session.hints_taken:
        session.say("terminal-hints-since", count=session.hints_taken)


def greet(session: Session) -> None:
    """Say where the person is, and what is promised to them; at the end of a game there is nothing to say."""
    if session.is_over:
        return
    what_if = session.game.what_if
    for line in origin(what_if):
        session.screen.say(session.speaker.say(line))
    if session.heard > (what_if.begun if what_if else 0):
        session.say("terminal-welcome-back", seat=session.seat)
    elif what_if:
        session.say("terminal-aim")
    else:
        session.say("terminal-welcome", players=len(session.game.names), bots=len(session.bots))
        session.say("terminal-aim")
    if session.game.what_if:
        session.say("what-if-unpromised")
    else:
        session.say("terminal-committed", commitment=session.game.deal.commitment())
    session.say("terminal-kept", path=str(session.save.path))


def _play_rounds(session: Session) -> None:
    is_news = True
    while True:
        session.advance()
        if session.is_over:
            return
        _tell_others(session)
        view = session.view
        if is_news and _deserves_board(view):
            show_board(session.screen, view, session.speaker)
        is_news = _decide(session)


def _deserves_board(view: View) -> bool:
    """Tell whether to show the board: at the first decision of a turn, of a show, of the accusation."""
    return PHASES[view.phase] in ("play", "show") or (
        PHASES[view.phase] == "accuse" and all(guess == NONE for guess in view.own_guesses)
    )


def _tell_others(session: Session) -> None:
    """Tell what the others did since the person last decided something."""
    news = list(passages(session.game, session.speaker, session.heard))
    if news:
        session.screen.title(session.speaker.word("play-recap" if session.heard else "terminal-before"))
    for passage in news:
        session.screen.tell(passage.sentences)
    for seat, times in session.left_to_chance.items():
        session.say("terminal-left-to-chance", seat=seat, count=times)
    session.left_to_chance.clear()
    session.heard = len(session.game.actions)


def _decide(session: Session) -> bool:
    """Ask until the person has decided, or taken something back: then there is no news."""
    offered = choices(session.view, session.speaker)
    _offer(session, offered)
    while True:
        line = session.ask()
        one = chosen(line, offered)
        if one is None:
            if obey(line, session, len(offered)):
                return False
        elif _is_meant(session, one):
            _play(session, one.action)
            return True
        else:
            _offer(session, offered)


def _offer(session: Session, offered: "list[Choice]") -> None:
    view = session.view
    session.screen.say()
    if PHASES[view.phase] == "play":
        session.screen.say(hand_line(view, session.speaker))
    session.screen.say(session.speaker.say(question(view, view.legal)))
    for number, one in enumerate(offered, 1):
        session.screen.item(number, one.text)


def _is_meant(session: Session, one: "Choice") -> bool:
    """Lay a guess that can never be right only when the person says so twice."""
    if not one.never:
        return True
    session.say("play-never", never=one.never)
    for number, message in enumerate(("play-confirm-anyway", "terminal-choose-again"), 1):
        session.screen.item(number, session.speaker.word(message))
    return session.ask() == "1"


def _play(session: Session, action: Action) -> None:
    session.play(action)
    session.keep()
    session.heard = len(session.game.actions)
    if not session.is_over:
        session.screen.tell(told(session.game.notes[-1], session.speaker))


# --- The numbered choices of one decision


@dataclass(frozen=True, slots=True)
class Choice:
    """Describes an action as it is offered: what it is, and what it would bring."""

    action: Action
    text: str  # behind the number
    never: str  # as in a forecast; said only when the person wants to lay it, because it tells who they are


def choices(view: View, speaker: Speaker) -> list[Choice]:
    """Return every legal action with what the rules say it would bring."""
    return [
        Choice(action, _text(action, speaker.phrases(coming.lines), speaker), coming.never)
        for action, coming in forecast(view).items()
    ]


def _text(action: Action, outlook: str, speaker: Speaker) -> str:
    label = speaker.say(choice(action))
    return speaker.word("play-would", choice=label, outlook=outlook) if outlook else label


def chosen(line: str, offered: list[Choice]) -> Choice | None:
    """Return the choice that a line names, by number or in the notation; None for anything else."""
    if re.fullmatch("[0-9]{1,3}", line):
        number = int(line)
        return offered[number - 1] if 0 < number <= len(offered) else None
    return next((one for one in offered if word_of(one.action) == line), None)
