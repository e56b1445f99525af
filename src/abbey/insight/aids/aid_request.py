"""Says what the process that makes aids is asked: all that it hears of a table."""

from collections.abc import Callable
from dataclasses import dataclass

from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.aids.sight import Sight
from abbey.search import BackendName
from abbey.wire.aid_messages import FromAids

Aid = Callable[[Sight, PublicFollower], FromAids]  # a function of a module, or a partial one: it is sent by its name


@dataclass(frozen=True, slots=True)
class AidRequest:
    """Asks for one aid; there is no more in it than its viewer may know."""

    table: str
    sight: Sight
    aid: Aid
    backend: BackendName
    forgotten: tuple[str, ...]  # tables that need not be followed any longer
