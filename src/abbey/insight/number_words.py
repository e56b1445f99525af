"""Writes numbers as the speaker's language does."""

from abbey.speech import Speaker


def decimal(value: float, speaker: Speaker, sign: str = "") -> str:
    """Return a number with one place behind the point, without its own sign."""
    whole, tenths = divmod(round(10 * abs(value)), 10)
    return speaker.word("analysis-decimal", whole=f"{sign}{whole}", tenths=str(tenths))
