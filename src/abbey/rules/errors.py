"""Defines what can go wrong when somebody asks for something, by kind. Every message says what would be right."""


class AbbeyError(Exception):
    """The rules refuse something. The position is as it was before the request."""


class IllegalActionError(AbbeyError):
    """The action is not among the legal ones."""


class WrongSeatError(AbbeyError):
    """Another seat is to act."""


class GameOverError(AbbeyError):
    """The game has ended."""


class NotationError(AbbeyError):
    """The word names no action, card or tile."""


class FaultyTextError(AbbeyError):
    """A text that somebody wrote is wrong. `why` tells programs what the message tells people: the fault, and where."""

    def __init__(self, text: str, fault: str = "other", **where: str | int) -> None:
        super().__init__(text)
        self.why = {"fault": fault} | {name: str(value) for name, value in where.items()}


class ComponentsError(FaultyTextError):
    """The component table is wrong; the message names the entry."""


class OptionsError(AbbeyError):
    """The number of players or an option is wrong."""


class RecordError(FaultyTextError):
    """The text is not a record that can be read and replayed."""


class RulesVersionError(RecordError):
    """The record was written under another version of the rules."""


class CommitmentError(RecordError):
    """The deal is not the one that was promised at the start."""
