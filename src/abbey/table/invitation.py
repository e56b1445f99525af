"""Says what lets people sit down at a table: an invitation, which the link to watch does not carry."""

import hmac

from abbey.table.refusal import Refusal
from abbey.table.table import Table


def open_invitation(table: Table) -> str | None:
    """Return what lets people sit down, while they may; None also at a table from before there were invitations."""
    return table.invitation if table.invitation and table.game is None else None


def check_invitation(table: Table, shown: str | None) -> None:
    """Refuse whoever wants to sit down and has only the link to watch."""
    wanted = open_invitation(table)
    if wanted is not None and not hmac.compare_digest(wanted.encode(), (shown or "").encode("utf-8", "surrogatepass")):
        raise Refusal("not-invited", "This link is for watching: to play, ask for the invitation.")
