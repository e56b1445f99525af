"""Actions as choices: what a person reads beside a number. One message for each kind of action."""

from abbey.rules import (
    Accuse,
    Action,
    Card,
    Cast,
    Give,
    Keep,
    Move,
    Play,
    Rest,
    Return,
    Show,
    Spend,
    Sway,
    Take,
)
from abbey.speech.company import Company
from abbey.speech.words import card_word, figure_word, place, tile_word


def choice(action: Action, company: Company) -> str:
    match action:
        case Play(card):
            return play(card=card)
        case Spend(tile):
            return spend(tile=tile_word(tile))
        case Keep():
            return keep()
        case Move(figure, building):
            return move(figure=figure_word(figure), building=place(building))
        case Rest():
            return rest()
        case Take(tile):
            return take(tile=tile_word(tile))
        case Sway(monk, by):
            return sway(monk=monk, by=by)
        case Give(monk):
            return give(monk=monk)
        case Cast(monk):
            return cast(monk=monk)
        case Return(tile):
            return give_back(tile=tile_word(tile))
        case Show(colour):
            return show(colour=colour)
        case Accuse(seat, colour):
            return accuse(accused=company.who(seat), colour=colour)


def play(*, card: Card) -> str:
    match card:
        case Card("monk", str(monk)):
            return f"{card_word(card)} (send {monk} anywhere)"
        case Card("building"):
            return f"{card_word(card)} (bring anyone there)"
        case _:
            return card_word(card)


def spend(*, tile: str) -> str:
    return f"give back {tile}, save an hour"


def keep() -> str:
    return "keep my tiles"


def move(*, figure: str, building: str) -> str:
    return f"{figure} to {building}"


def rest() -> str:
    return "once is enough"


def take(*, tile: str) -> str:
    return f"take {tile}"


def sway(*, monk: str, by: int) -> str:
    return f"{monk} {'up' if by > 0 else 'down'} {abs(by)}"


def give(*, monk: str) -> str:
    return f"a point for {monk}"


def cast(*, monk: str) -> str:
    return f"cast it on {monk}"


def give_back(*, tile: str) -> str:
    return f"part with {tile}"


def show(*, colour: str) -> str:
    return f"show {colour}"


def accuse(*, accused: str, colour: str) -> str:
    return f"{accused} is {colour}"
