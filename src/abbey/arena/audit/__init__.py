"""Audits a bot: a fresh observer learns from its games what its moves give away, and is tested on others."""

from abbey.arena.audit.cross_validation import Accuracy, Audit, Bin, Calibration, cross_validate
from abbey.arena.audit.observer import Observer
from abbey.arena.audit.samples import Samples, audit_blocks, samples_of

__all__ = [
    "Accuracy",
    "Audit",
    "Bin",
    "Calibration",
    "Observer",
    "Samples",
    "audit_blocks",
    "cross_validate",
    "samples_of",
]
