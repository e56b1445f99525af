"""Single words and short phrases: figures, buildings, tiles, cards, hours, lists."""

from collections.abc import Sequence
from typing import Final

from abbey.rules import Card, Tile

LATIN: Final = {
    "bibliotheca": "Bibliotheca",
    "scriptorium": "Scriptorium",
    "stabulum": "Stabulum",
    "dormitorium": "Dormitorium",
    "officina": "Officina",
    "refectorium": "Refectorium",
    "culina": "Culina",
    "porta": "Porta",
    "infirmorum_domus": "Infirmorum domus",
    "balneatorium": "Balneatorium",
    "ecclesia": "Ecclesia",
    "capitulum": "Capitulum",
    "porticus": "Porticus",
    "hortus": "Hortus",
}
PLAIN: Final = {
    "bibliotheca": "library",
    "scriptorium": "scriptorium",
    "stabulum": "stables",
    "dormitorium": "dormitory",
    "officina": "workshops",
    "refectorium": "refectory",
    "culina": "kitchen",
    "porta": "gatehouse",
    "infirmorum_domus": "infirmary",
    "balneatorium": "bathhouse",
    "ecclesia": "church",
    "capitulum": "chapter house",
    "porticus": "cloister",
    "hortus": "garden",
}
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def figure_word(figure: str) -> str:
    """Monks by their colour, the two guests by their name."""
    return figure.capitalize() if figure in ("william", "adson") else figure


def figure_start(figure: str) -> str:
    return figure.capitalize()


def place(building: str) -> str:
    return f"the {PLAIN[building]}"


def event_word(event: str) -> str:
    return event.replace("_", " ")


def tile_word(tile: Tile) -> str:
    return f"{tile.colour} {tile.value}"


def hours_word(hours: int) -> str:
    return "1 hour" if hours == 1 else f"{hours} hours"


def card_word(card: Card) -> str:
    """A card in a hand or on the table; a played William/Adson card says whom it moves."""
    match card:
        case Card("monk", str(monk), int(time)):
            return f"{monk}, {hours_word(time)}"
        case Card("building", str(building), int(time)):
            return f"{PLAIN[building]}, {hours_word(time)}"
        case Card("figure", "william"):
            return "William/Adson for William, 5 hours"
        case Card("figure", "adson"):
            return "William/Adson for Adson, no time"
        case _:
            return "William/Adson"


def card_phrase(card: Card) -> str:
    """The same within a sentence."""
    match card:
        case Card("monk", str(monk), int(time)):
            return f"the {monk} card of {hours_word(time)}"
        case Card("building", str(building), int(time)):
            return f"the {PLAIN[building]} card of {hours_word(time)}"
        case Card("figure", "william"):
            return "the William/Adson card for William, 5 hours"
        case Card("figure", "adson"):
            return "the William/Adson card for Adson"
        case _:
            return "the William/Adson card"


def listed(words: Sequence[str], last: str = "and") -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
