"""Says what each kind of request costs, in microseconds of the server's work.

The prices were measured; docs/decisions/0022-budgets-by-cost.md says how. They depend only on what the one who pays
can see: the kind of request, and how many bytes came back. Two deals that a viewer cannot tell apart cost the same.
"""

from typing import Final

from abbey.wire.client_messages import (
    Amend,
    AskHint,
    AskMirror,
    AskNotebook,
    AskReasons,
    FromClient,
    Hello,
    Look,
    Ping,
    Recall,
    Report,
    Sync,
    Undo,
)

MESSAGE: Final = 60
REFUSAL: Final = 60
CHANGE: Final = 500  # rules, disk
LISTENER: Final = 40  # each one that a change is told to
COMPONENTS_CHARACTER: Final = 1.0  # of the table of values that is agreed on
UNDO: Final = 2500  # a change that deals and plays the game again
FORECAST_BYTE: Final = 1.0
TOLD_BYTE: Final = 0.06
HANDSHAKE: Final = 1500
REQUEST: Final = 700
ANSWER_BYTE: Final = 0.03
SENT_LINE: Final = 6.5  # of a head, or the beginning or end of a piece of a body
SENT_BYTE: Final = 0.01
OPENING: Final = 4000
LOADING: Final = 20_000  # a table that is not in memory
REPLAY: Final = 30_000
NOTEBOOK: Final = 8_000  # a turn followed, and the odds so far
MIRROR: Final = 20_000
HINT: Final = 60_000
WHAT_IF: Final = 100_000  # what a seat believed, and a past that fits it
OWN_GAME_BYTE: Final = 20  # of its record: an observer reads every turn
TYPICAL_FORECAST: Final = 2_000  # bytes
TYPICAL_VIEW: Final = 20_000


def price(message: FromClient, told: int, listeners: int) -> float:
    """Return what a message cost that was answered with `told` bytes, at a table with so many listeners."""
    match message:
        case Look():
            return MESSAGE + told * FORECAST_BYTE
        case Sync() | Ping() | Hello() | Recall():
            return MESSAGE + told * TOLD_BYTE
        case AskNotebook() | AskReasons():
            return MESSAGE + NOTEBOOK
        case AskMirror():
            return MESSAGE + MIRROR
        case AskHint():
            return MESSAGE + CHANGE + HINT
        case Report():
            return MESSAGE + CHANGE
        case Amend(agreed=agreed):
            read = len(agreed.components or "") * COMPONENTS_CHARACTER
            return MESSAGE + CHANGE + read + listeners * LISTENER
        case Undo():
            return MESSAGE + UNDO + listeners * LISTENER
        case _:
            return MESSAGE + CHANGE + listeners * LISTENER


def received(data: bytes) -> float:
    """Return what it costs to read this of a request. Bodies in pieces of one byte take longest."""
    return data.count(b"\n") * SENT_LINE + len(data) * SENT_BYTE


def entrance(told: int, listeners: int) -> float:
    """Return what it cost to let somebody in: they are told everything, and the others that somebody came."""
    return MESSAGE + told * TOLD_BYTE + listeners * LISTENER


def shared_price(message: FromClient, listeners: int) -> float:
    """Return what other servers hear of the price: as if as much was told as usual, whatever a player's cards are."""
    return price(message, _typical_bytes(message), listeners)


def shared_entrance(listeners: int) -> float:
    """Return what other servers hear of the price of an entrance."""
    return entrance(TYPICAL_VIEW, listeners)


def _typical_bytes(message: FromClient) -> int:
    match message:
        case Look():
            return TYPICAL_FORECAST
        case Sync() | Recall():
            return TYPICAL_VIEW
        case _:
            return 0
