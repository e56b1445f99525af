"""The rules in our own words, clause by clause: what `rules task` says."""

from typing import Final

from abbey.speech.events import event_sentence

_TEXTS: Final = {
    "data": "The values on tiles and cards are our assumption, since the printed rules do not list them; "
    "you can bring your own table.",
    "events": "Six of the fourteen event tiles make the week, one a day, turned up in the morning.",
    "tracks": "Every monk starts with 10 suspicion and 5 evidence.",
    "figures": "The six monks, William and Adson start in eight different buildings.",
    "tasks": "Two tasks lie open in each building; the other fourteen form the chain, face down.",
    "cards": "Everybody holds three cards.",
    "identity": "Everybody secretly is one of the six monks. Keep it to yourself.",
    "start": "The first player is drawn by lot; then it goes round by seats.",
    "card": "A turn is one card from your hand, laid open on the discard pile.",
    "time": "The card's hours move the sundial. Each time tile you give back to the chain saves one hour. "
    "A William/Adson card costs 5 for William and nothing for Adson.",
    "move": "A monk's card moves that monk to any other building; a building's card brings any figure there. "
    "Somebody must move, however little you like it.",
    "action": "Then the moved figure meets what is there: tasks for a monk, monks for William and Adson.",
    "task": "A monk who finds a task of his colour does it: you take the tile, and his suspicion falls by its value. "
    "The tile is now a time tile. When the last task of a building is taken, two new ones come from the chain.",
    "no-task": "A monk who finds no task of his colour looks idle: his suspicion rises by the sum of the tasks there.",
    "william": "William questions each monk in the building: for each you choose 3 evidence up or down.",
    "adson": "Adson gossips about each monk in the building: for each you choose 5 suspicion up or down.",
    "event": "The day's event comes after everything else the move brought about.",
    "draw": "At the end of your turn you draw a card. An empty pile is made anew from the discards.",
    "clamp": "Suspicion stays between 0 and 40; evidence never falls below 0.",
    "time-last": "In this variant the sundial moves at the end of a turn. Tiles won in that turn cannot pay for it.",
    "convert": "At the day's end the monks are ranked by suspicion: the highest get 5 evidence, then 4, 3, 2, 1, 0. "
    "Monks who are level share their rank and no rank is skipped.",
    "reset": "After that all suspicion is 10 again. Evidence stays for good.",
    "day-card": "Whoever ends the day takes its event tile, which costs their monk 2 evidence at the very end.",
    "reveal": "After days 1, 3 and 5 everybody shows a marker, never their own colour. Each gives its monk 2 evidence "
    "and proves that its owner is not him.",
    "next": "Whoever ended the day begins the next one.",
    "overshoot": "Hours past the blue field count for the next day, unless you agreed to start each day at 0.",
    "chain-short": "When the chain runs out a building gets what there is, or the next tile that comes back.",
    "accuse": "On day 7 everybody lays one marker before every other player. For each right one the guessed monk gets "
    "evidence: 12 with two players, 6 with three, 4 with four, 3 with five.",
    "day-cards": "Then each player's monk gets 2 evidence for every event tile that player took.",
    "winner": "Least evidence wins. If level, more event tiles win; if still level, the win is shared.",
}


def clause_text(clause: str) -> str:
    """The text of a clause or of an event."""
    return _TEXTS.get(clause) or event_sentence(clause.replace(" ", "_"))
