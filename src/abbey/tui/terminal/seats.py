"""The seats: who sits there and what lies open before them."""

from rich.table import Table
from rich.text import Text

from abbey.rules import View
from abbey.rules.action import CARDS, TILES
from abbey.rules.names import MONKS
from abbey.speech import Speaker
from abbey.tui.english import ENGLISH, card_word, tile_word
from abbey.tui.terminal.inks import row, tile_token, token


def shown_by(view: View, seat: int) -> list[str]:
    return [monk for number, monk in enumerate(MONKS) if view.shown[seat] >> number & 1]


def title(view: View, seat: int, speaker: Speaker) -> str:
    turn = " (to decide)" if seat in view.owing else ""
    return f"{speaker.word('player', seat=seat)}{turn}"


def picture(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("Player", "Is not", "Time tiles", "Event tiles"):
        table.add_column(heading)
    for seat in range(view.players):
        table.add_row(
            Text(title(view, seat, speaker), "bold" if seat in view.owing else ""),
            row(token(monk) for monk in shown_by(view, seat)),
            row(tile_token(TILES[tile]) for tile in view.time_tiles[seat]),
            str(view.day_cards[seat]),
        )
    return table


def lines(view: View, speaker: Speaker) -> list[str]:
    return [_line(view, seat, speaker) for seat in range(view.players)]


def _line(view: View, seat: int, speaker: Speaker) -> str:
    shown = ENGLISH.listed(shown_by(view, seat), "or")
    tiles = ENGLISH.listed([tile_word(TILES[tile]) for tile in view.time_tiles[seat]])
    parts = [
        f"is not {shown}" if shown else "has shown no marker",
        f"time tiles {tiles}" if tiles else "no time tile",
        f"event tiles {view.day_cards[seat]}",
    ]
    return f"{title(view, seat, speaker)}: {', '.join(parts)}."


def hand_line(view: View) -> str:
    return "Your hand: " + "; ".join(card_word(CARDS[card]) for card in view.hand)
