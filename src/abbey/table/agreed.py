"""Says what the players of a table agree on before the deal. A new option is a field here and in `Agreement`."""

from typing import Annotated, Final, Literal, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from abbey.rules import ASSUMED, Agreement, read_components

LEAST_AWAY_S: Final = 10  # that a new table may agree on: a page that is loaded again takes a few seconds


AidTerms = Literal["none", "public", "all"]


class Agreed(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds what is agreed before the deal."""

    # It is stored and read forever: a limit may become wider, never narrower.
    time_last: bool = False
    overshoot: Literal["carry", "reset"] = "carry"
    components: Annotated[str, Meta(max_length=4000)] | None = None  # a TOML table; None: the assumed values
    clock_s: Annotated[int, Meta(ge=10, le=1_209_600)] | None = None  # for each decision; None: no clock
    away_s: Annotated[int, Meta(ge=0, le=1_209_600)] = 120  # after so long without a connection somebody is gone
    # Which aids are served: none, the odds that everybody could work out, or all. Left out: all where one person plays
    # against bots, none among several. See `allowed_aids`.
    aids: AidTerms | UnsetType = UNSET

    @property
    def patience_s(self) -> int:
        """Return after how long away a seat counts as gone: never sooner than its clock would run out."""
        return max(self.away_s, self.clock_s or 0)

    @classmethod
    def of(cls, agreement: Agreement) -> "Agreed":
        """Return the same terms for a table, which then has no clock."""
        overshoot = cast(Literal["carry", "reset"], agreement.overshoot)  # the rules know no third
        components = None if agreement.components == ASSUMED else agreement.components.as_toml()
        return cls(agreement.time_last, overshoot, components)

    def agreement(self) -> Agreement:
        """Return what the rules need to know of it; raises `ComponentsError` when the component table is wrong."""
        components = ASSUMED if self.components is None else read_components(self.components)
        return Agreement(self.time_last, self.overshoot, components)
