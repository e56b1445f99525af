"""Obeys what the person types besides the number of a choice, with one function for each command."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from abbey.rules import CLAUSES, Tile
from abbey.rules.names import EVENTS, MONKS
from abbey.speech import Speaker, choice, clause_line
from abbey.tui.aid_commands import hints, odds, where_agreed
from abbey.tui.board import show_board
from abbey.tui.board_text import hand_line
from abbey.tui.mirror_command import tell_mirror
from abbey.tui.save_file import SaveFile, claimed, taken
from abbey.tui.screen import tile_token, token
from abbey.tui.session import LeftTable, Session
from abbey.tui.story import passages
from abbey.tui.why_command import tell_why


def obey(line: str, session: Session, count: int) -> bool:
    """Carry out a command, and return whether the position has changed."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.casefold())
    if command is None:
        session.say("terminal-how-to-answer", count=count)
        return False
    before = len(session.game.actions)
    command(session, rest.strip())
    return len(session.game.actions) != before


def help_(session: Session, _rest: str) -> None:
    """Say what can be typed, how the game goes, and what the signs mean."""
    speaker = session.speaker
    commands = speaker.word("terminal-help").splitlines()
    for line in (*commands, "", speaker.word("terminal-how-it-goes"), legend(speaker)):
        session.screen.say(line)


def legend(speaker: Speaker) -> str:
    """Return the signs and letters of the monks."""
    tokens = [f"{token(monk, speaker).plain} {speaker.word('figure', figure=monk)}" for monk in MONKS]
    example = tile_token(Tile("grey", 4), speaker).plain
    return speaker.word("terminal-legend", tokens=", ".join(tokens), example=example)


def board(session: Session, _rest: str) -> None:
    """Show the whole board again."""
    show_board(session.screen, session.view, session.speaker)


def hand(session: Session, _rest: str) -> None:
    """Show the person's cards."""
    session.screen.say(hand_line(session.view, session.speaker))


def log(session: Session, rest: str) -> None:
    """Tell what happened today; with any word behind it, since the beginning."""
    today = session.view.day
    for passage in passages(session.game, session.speaker):
        if passage.day == today or rest:
            session.screen.tell(passage.sentences)


def me(session: Session, _rest: str) -> None:
    """Show who the person is, once."""
    monk = MONKS[session.view.identities[session.seat]]
    session.screen.show_once(session.speaker.word("terminal-you-are", figure=monk))


def rules(session: Session, rest: str) -> None:
    """Tell a rule by its word, or list the words."""
    speaker = session.speaker
    events = {speaker.word("event", event=event): event for event in EVENTS}
    asked = rest.strip("[]").casefold()
    word = {name.casefold(): event for name, event in events.items()}.get(asked, asked.replace(" ", "_"))
    if word in CLAUSES:
        session.screen.say(speaker.say(clause_line(word)))
    elif word:
        session.say("terminal-unknown-rule", word=rest)
    else:
        clauses = [clause for clause in CLAUSES if clause not in EVENTS]
        session.say("terminal-rule-words", clauses=speaker.listed(clauses), events=speaker.listed([*events]))


def undo(session: Session, _rest: str) -> None:
    """Take back the person's last decision, or say why that cannot be."""
    action = session.undo()
    if action is None:
        _say_why_no_undo(session)
        return
    session.heard = len(session.game.actions)
    session.keep()
    session.say("terminal-taken-back", choice=session.speaker.say(choice(action)))


def _say_why_no_undo(session: Session) -> None:
    actors = [seat for seat, _ in session.game.actions]
    if session.seat not in actors:
        session.say("terminal-nothing-to-undo")
    elif actors[-1] != session.seat:
        session.say("terminal-undo-past-other", seat=actors[-1])
    else:
        session.say("terminal-undo-past-secret")


def save(session: Session, rest: str) -> None:
    """Save the game; with a file's name, go on in that file."""
    path = Path(rest) if rest else session.save.path
    try:
        if path.resolve() != session.save.path.resolve():
            claimed(path)
        SaveFile(path).write(session.game)
    except FileExistsError:
        session.screen.say(taken(path, session.speaker))
    except OSError as error:
        session.say_not_saved(path, error)
    else:
        session.save = SaveFile(path)
        session.say("terminal-saved", path=str(path))


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
    "odds": where_agreed(odds),
    "why": where_agreed(tell_why),
    "mirror": where_agreed(tell_mirror),
    "hint": where_agreed(hints),
    "undo": undo,
    "save": save,
    "quit": leave,
    "exit": leave,
    "q": leave,
}
