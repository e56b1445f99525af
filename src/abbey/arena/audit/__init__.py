"""Audits a bot: fresh observers learn from its games what its moves give away, and are tested on others."""

from abbey.arena.audit.accuracy import Accuracies, Accuracy, Bin, Calibration, calibration_of
from abbey.arena.audit.audit_report import Audit, Findings, SignWorth, audit, steps_of
from abbey.arena.audit.floor import Floor
from abbey.arena.audit.leak import Leak, leak_of
from abbey.arena.audit.samples import Samples, audit_blocks, samples_of
from abbey.arena.audit.viewpoints import VIEWPOINTS, Viewpoint

__all__ = [
    "VIEWPOINTS",
    "Accuracies",
    "Accuracy",
    "Audit",
    "Bin",
    "Calibration",
    "Findings",
    "Floor",
    "Leak",
    "Samples",
    "SignWorth",
    "Viewpoint",
    "audit",
    "audit_blocks",
    "calibration_of",
    "leak_of",
    "samples_of",
    "steps_of",
]
