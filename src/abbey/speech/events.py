"""The fourteen events, a sentence or two each, as the board says them all day long."""

from typing import Final

_SENTENCES: Final = {
    "talkative": "When William goes to Adson or Adson to William, suspicion turns into evidence on the spot, "
    "as at a day's end, unless all six are level.",
    "puzzling": "Bring a monk to William, then hand out two points of evidence: to one monk, or to two.",
    "diligent": "The card you play may be used twice, and its time counts once.",
    "close_behind": "Whoever moves William then hands out two points of evidence: to one monk, or to two.",
    "hasty": "No time tile may be spent today. Tasks can still be taken.",
    "impious": "When a monk enters the church, every other player loses a time tile of their choice.",
    "unobtrusive": "A monk who goes where nobody is sheds 1 evidence.",
    "delicate": "After the move, put the card's full hours as suspicion on a monk of your choice, tiles spent or not.",
    "forbidden": "A monk who enters the library gets 2 evidence.",
    "caught": "Tonight suspicion counts double: 10, 8, 6, 4, 2, 0 evidence.",
    "compromising": "William and Adson count double: 6 evidence, 10 suspicion.",
    "inquiring": "A monk who joins other monks gives each of them 1 evidence.",
    "dubious": "Every monk who is moved gets 1 evidence.",
    "suspicious": "After each turn the monks highest on the suspicion ladder get 1 evidence, unless all six are level.",
}


def event_sentence(event: str) -> str:
    return _SENTENCES[event]
