"""Says which aids a table allows: this is the one place that decides it."""

from typing import Final, get_args

from msgspec import UNSET, Struct, UnsetType

from abbey.rules.names import Viewer, is_seat
from abbey.table.agreed import AidTerms
from abbey.table.refusal import Refusal
from abbey.table.table import Table


class AllowedAids(Struct, frozen=True):
    """Says which aids are served. What is certain by the markers is not an aid: everybody may always have it."""

    public: bool  # the odds that everybody could work out, for whoever looks on and for players
    own: bool  # for players: odds that reckon with their own monk, hints and the mirror


AID_TERMS: Final[tuple[AidTerms, ...]] = get_args(AidTerms)  # what allows less comes first


def allowed_aids(table: Table) -> AllowedAids:
    """Return which aids this table allows.

    Whoever may look on may see the public odds, and a player can look on too: so nobody sees more of them than others.
    """
    if table.agreed.aids is UNSET:
        alone = _persons_at(table) <= 1 and not _is_open(table)
        return AllowedAids(public=alone, own=alone)
    return AllowedAids(public=table.agreed.aids != "none", own=table.agreed.aids == "all")


def require_no_more_aids(table: Table, terms: AidTerms | UnsetType) -> None:
    """Refuse terms that allow more than others have agreed to by sitting down; whoever is alone may choose freely."""
    if _persons_at(table) > 1 and _reach(terms) > _reach(table.agreed.aids):
        text = "Somebody else has sat down under what was agreed then: aids can be taken away now, not added."
        raise Refusal("aids-settled", text)


def _reach(terms: AidTerms | UnsetType) -> int:
    """Rank what is agreed by how much it allows among people; where nothing is said, that is nothing."""
    return 0 if terms is UNSET else AID_TERMS.index(terms)


def _persons_at(table: Table) -> int:
    """Count the seats where a person sits."""
    return sum(seat.kind == "person" for seat in table.seats)


def _is_open(table: Table) -> bool:
    """Tell whether somebody may still sit down."""
    return any(seat.kind == "open" for seat in table.seats)


def aids_of(table: Table, viewer: Viewer) -> AllowedAids:
    """Return which aids this viewer gets: a spectator has nothing of their own."""
    allowed = allowed_aids(table)
    return allowed if is_seat(viewer) else AllowedAids(public=allowed.public, own=False)


def require_own_aids(table: Table) -> None:
    """Refuse what uses a player's own knowledge where it was not agreed on."""
    _require(allowed_aids(table).own)


def require_public_odds(table: Table) -> None:
    """Refuse what everybody could work out where it was not agreed on."""
    _require(allowed_aids(table).public)


def _require(is_allowed: bool) -> None:
    if not is_allowed:
        raise Refusal("aid-not-agreed", "The players of this table have not agreed on this aid.")
