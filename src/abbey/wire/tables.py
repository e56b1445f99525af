"""A table as everybody may know it."""

from abbey.table import table as tables
from abbey.wire.messages import Agreed, Opened, Seat, Table


def table_of(table: tables.Table, present: frozenset[int]) -> Table:
    deal = table.game.deal if table.game else None
    return Table(
        id=table.id,
        stage=table.stage,
        players=len(table.seats),
        agreed=Agreed(table.opened.time_last, table.opened.overshoot, table.opened.components, table.opened.clock_s),
        seats=[
            Seat(seat.kind, seat.name, seat.bot, seat.kind == "bot" or number in present, number == table.host)
            for number, seat in enumerate(table.seats)
        ],
        commitment=deal.commitment() if deal else None,
        opened=Opened(deal.salt.hex(), deal.promised()) if deal and table.is_over else None,
        rematch=table.followed_by,
    )
