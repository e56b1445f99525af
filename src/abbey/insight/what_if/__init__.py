"""Lets a finished game go on from any of its moments: see docs/insight.md."""
