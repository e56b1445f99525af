"""Names under which bots sit at a table."""

from collections.abc import Sequence
from typing import Final

BROTHERS: Final = ("Severin", "Notker", "Hilda", "Odo", "Walburga", "Berno", "Ekkehard", "Gerlind", "Lioba", "Radbert")


def bot_names(taken: Sequence[str]) -> list[str]:
    """Names that nobody at the table has yet; there are more than a table has seats."""
    used = {name.casefold() for name in taken}
    return [name for name in BROTHERS if name.casefold() not in used]
