"""What is asked of whoever decides, with the reason where the board does not say it. One message for each phase."""

from abbey.rules import Accuse, Action, Move, Sway, Take, View
from abbey.rules.action import PLAYED_CARDS
from abbey.rules.core.pieces import card_hours
from abbey.rules.names import EVENTS, FIGURES, PHASES
from abbey.speech.company import Company
from abbey.speech.words import event_word, figure_word, hours_word, place


def question(view: View, company: Company) -> str:
    event = "" if view.event < 0 else event_word(EVENTS[view.event])
    first: Action = view.legal[0]
    match first:
        case Move(figure, building):
            return which_move(view, figure, building)
        case Take(tile):
            return which_task(colour=tile.colour)
        case Sway(monk, by):
            guest, track = figure_word(FIGURES[view.figure]), sway_track(FIGURES[view.figure])
            return up_or_down(guest=guest, monk=monk, by=abs(by), track=track)
        case Accuse(seat):
            return who_is(accused=company.whom(seat))
        case _:
            return _plain_question(view, event)


def _plain_question(view: View, event: str) -> str:
    match PHASES[view.phase]:
        case "play":
            return which_card()
        case "spend":
            return which_tile_to_spend(hours=view.hours)
        case "give":
            return whom_to_give(event=event, points=view.gifts)
        case "cast":
            return whom_to_cast(event=event, hours=card_hours(view.card))
        case "return":
            return which_tile_to_return(event=event)
        case _:
            return which_marker()


def which_move(view: View, figure: str, building: str) -> str:
    if view.moves > 0:
        return again()
    if PLAYED_CARDS[view.card].kind == "building":
        return who_goes(building=place(building))
    return where_to(figure=figure_word(figure))


def sway_track(guest: str) -> str:
    """William changes the one track, Adson the other."""
    return "evidence" if guest == "william" else "suspicion"


def which_card() -> str:
    return "Your turn. Which card do you play?"


def which_tile_to_spend(*, hours: int) -> str:
    return f"The sundial would move {hours_word(hours)}. Will you shorten that?"


def where_to(*, figure: str) -> str:
    return f"Where does {figure} go?"


def who_goes(*, building: str) -> str:
    return f"Who goes to {building}?"


def again() -> str:
    return "Diligent: do you use the card a second time?"


def which_task(*, colour: str) -> str:
    return f"Two {colour} tasks lie here. Which one do you take?"


def up_or_down(*, guest: str, monk: str, by: int, track: str) -> str:
    return f"{guest} meets {monk}. Does the {track} go up or down by {by}?"


def whom_to_give(*, event: str, points: int) -> str:
    left = "the first of two points" if points > 1 else "the second point"
    return f"{event.capitalize()}: who gets {left} of evidence?"


def whom_to_cast(*, event: str, hours: int) -> str:
    return f"{event.capitalize()}: on whom do you cast {hours} suspicion?"


def which_tile_to_return(*, event: str) -> str:
    return f"{event.capitalize()}: a monk went to church, and you part with a time tile. Which one?"


def which_marker() -> str:
    return "The day is over, and everybody shows a marker: who are you not? He gets 2 evidence."


def who_is(*, accused: str) -> str:
    return f"The accusation: who do you think {accused} is?"
