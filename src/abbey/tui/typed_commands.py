"""Obeys what the person types besides the number of a choice, with one function for each command."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from abbey.rules import CLAUSES, AbbeyError, Tile
from abbey.rules.names import EVENTS, MONKS
from abbey.speech import choice, clause_line
from abbey.tui import phrases
from abbey.tui.board import show_board
from abbey.tui.board_text import hand_line
from abbey.tui.english import ENGLISH
from abbey.tui.save_file import SaveFile, claimed
from abbey.tui.screen import letter, tile_token, token
from abbey.tui.session import LeftTable, Session
from abbey.tui.story import passages


def obey(line: str, session: Session, count: int) -> bool:
    """Carry out a command, and return whether the position has changed."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.casefold())
    if command is None:
        session.screen.say(phrases.how_to_answer(count=count))
        return False
    before = len(session.game.actions)
    command(session, rest.strip())
    return len(session.game.actions) != before


def help_(session: Session, _rest: str) -> None:
    """Say what can be typed, how the game goes, and what the signs mean."""
    for line in (*phrases.COMMANDS.splitlines(), "", phrases.HOW_IT_GOES, legend()):
        session.screen.say(line)


def legend() -> str:
    """Return the signs and letters of the monks."""
    tokens = [f"{token(monk).plain} {monk}" for monk in MONKS]
    return phrases.legend(tokens=tokens, example=tile_token(Tile("grey", 4)).plain)


def board(session: Session, _rest: str) -> None:
    """Show the whole board again."""
    show_board(session.screen, session.view, session.speaker)


def hand(session: Session, _rest: str) -> None:
    """Show the person's cards."""
    session.screen.say(hand_line(session.view))


def log(session: Session, rest: str) -> None:
    """Tell what happened today; with any word behind it, since the beginning."""
    today = session.view.day
    for passage in passages(session.game, session.speaker):
        if passage.day == today or rest:
            session.screen.tell(passage.sentences)


def me(session: Session, _rest: str) -> None:
    """Show who the person is, once."""
    monk = MONKS[session.view.identities[session.seat]]
    session.screen.show_once(phrases.you_are(monk=monk, letter=letter(monk), sign=ENGLISH.word("sign", figure=monk)))


def rules(session: Session, rest: str) -> None:
    """Tell a rule by its word, or list the words."""
    word = rest.strip("[]").casefold().replace(" ", "_")
    if word in CLAUSES:
        session.screen.say(ENGLISH.say(clause_line(word)))
    elif word:
        session.screen.say(phrases.unknown_rule(word=rest))
    else:
        clauses = [clause for clause in CLAUSES if clause not in EVENTS]
        events = [ENGLISH.word("event", event=event) for event in EVENTS]
        session.screen.say(phrases.rule_words(clauses=clauses, events=events))


def undo(session: Session, _rest: str) -> None:
    """Take back the person's last decision, or say why that cannot be."""
    action = session.undo()
    if action is None:
        session.screen.say(why_no_undo(session))
        return
    session.heard = len(session.game.actions)
    session.keep()
    session.screen.say(phrases.taken_back(action=session.speaker.say(choice(action))))


def why_no_undo(session: Session) -> str:
    """Say why the person's last decision stands."""
    actors = [seat for seat, _ in session.game.actions]
    if session.seat not in actors:
        return phrases.nothing_to_undo()
    if actors[-1] != session.seat:
        return phrases.undo_past_other(who=session.speaker.word("player", seat=actors[-1]))
    return phrases.undo_past_secret()


def save(session: Session, rest: str) -> None:
    """Save the game; with a file's name, go on in that file."""
    path = Path(rest) if rest else session.save.path
    try:
        if path.resolve() != session.save.path.resolve():
            claimed(path)
        SaveFile(path).write(session.game)
    except AbbeyError as error:
        session.screen.say(str(error))
    except OSError as error:
        session.screen.say(phrases.not_saved(path=path, reason=error.strerror or str(error)))
    else:
        session.save = SaveFile(path)
        session.screen.say(phrases.saved(path=path))


def leave(_session: Session, _rest: str) -> None:
    """Leave the table."""
    raise LeftTable


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "?": help_,
    "help": help_,
    "board": board,
    "hand": hand,
    "log": log,
    "me": me,
    "rules": rules,
    "rule": rules,
    "undo": undo,
    "save": save,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
