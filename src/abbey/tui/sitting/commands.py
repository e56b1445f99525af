"""What the person may type besides the number of a choice. One function a command."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from abbey.rules import CLAUSES, AbbeyError, Tile
from abbey.rules.names import EVENTS, MONKS
from abbey.speech import choice, clause_line
from abbey.tui.english import ENGLISH
from abbey.tui.sitting import phrases
from abbey.tui.sitting.evening import Evening, LeftTable
from abbey.tui.sitting.saving import Save, claimed
from abbey.tui.sitting.story import passages
from abbey.tui.terminal.board import show_board
from abbey.tui.terminal.inks import letter, tile_token, token
from abbey.tui.terminal.prompt import show_once
from abbey.tui.terminal.seats import hand_line


def obey(line: str, evening: Evening, count: int) -> bool:
    """Carry out a command; say whether the position is another one now."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.casefold())
    if command is None:
        evening.screen.say(phrases.how_to_answer(count=count))
        return False
    before = len(evening.sitting.game.actions)
    command(evening, rest.strip())
    return len(evening.sitting.game.actions) != before


def help_(evening: Evening, _rest: str) -> None:
    for line in (*phrases.COMMANDS.splitlines(), "", phrases.HOW_IT_GOES, legend()):
        evening.screen.say(line)


def legend() -> str:
    tokens = [f"{token(monk).plain} {monk}" for monk in MONKS]
    return phrases.legend(tokens=tokens, example=tile_token(Tile("grey", 4)).plain)


def board(evening: Evening, _rest: str) -> None:
    show_board(evening.screen, evening.sitting.view, evening.sitting.speaker)


def hand(evening: Evening, _rest: str) -> None:
    evening.screen.say(hand_line(evening.sitting.view))


def log(evening: Evening, rest: str) -> None:
    game = evening.sitting.game
    today = evening.sitting.view.day
    for passage in passages(game, evening.sitting.speaker):
        if passage.day == today or rest:
            evening.screen.tell(passage.sentences)


def me(evening: Evening, _rest: str) -> None:
    monk = MONKS[evening.sitting.view.identities[evening.sitting.seat]]
    show_once(evening.screen, phrases.you_are(monk=monk, letter=letter(monk), sign=ENGLISH.word("sign", figure=monk)))


def rules(evening: Evening, rest: str) -> None:
    word = rest.strip("[]").casefold().replace(" ", "_")
    if word in CLAUSES:
        evening.screen.say(ENGLISH.say(clause_line(word)))
    elif word:
        evening.screen.say(phrases.unknown_rule(word=rest))
    else:
        clauses = [clause for clause in CLAUSES if clause not in EVENTS]
        events = [ENGLISH.word("event", event=event) for event in EVENTS]
        evening.screen.say(phrases.rule_words(clauses=clauses, events=events))


def undo(evening: Evening, _rest: str) -> None:
    sitting = evening.sitting
    action = sitting.undo()
    if action is None:
        evening.screen.say(why_no_undo(evening))
        return
    evening.heard = len(sitting.game.actions)
    evening.keep()
    evening.screen.say(phrases.taken_back(action=sitting.speaker.say(choice(action))))


def why_no_undo(evening: Evening) -> str:
    actors = [seat for seat, _ in evening.sitting.game.actions]
    if evening.sitting.seat not in actors:
        return phrases.nothing_to_undo()
    if actors[-1] != evening.sitting.seat:
        return phrases.undo_past_other(who=evening.sitting.speaker.word("player", seat=actors[-1]))
    return phrases.undo_past_secret()


def save(evening: Evening, rest: str) -> None:
    """Save; with a name, go on in that file."""
    path = Path(rest) if rest else evening.save.path
    try:
        if path.resolve() != evening.save.path.resolve():
            claimed(path)
        Save(path).write(evening.sitting.game)
    except AbbeyError as error:
        evening.screen.say(str(error))
    except OSError as error:
        evening.screen.say(phrases.not_saved(path=path, reason=error.strerror or str(error)))
    else:
        evening.save = Save(path)
        evening.screen.say(phrases.saved(path=path))


def leave(_evening: Evening, _rest: str) -> None:
    raise LeftTable


COMMANDS: Final[dict[str, Callable[[Evening, str], None]]] = {
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
