"""How much do a bot's moves give away? A fresh observer learns from its games and is then tested on others."""

from abbey.arena.audit.examination import Audit, Mark, examined
from abbey.arena.audit.observer import Observer
from abbey.arena.audit.samples import Samples, audit_blocks, samples_of

__all__ = ["Audit", "Mark", "Observer", "Samples", "audit_blocks", "examined", "samples_of"]
