"""Says no, for a table or the server around it. The code is stable, the sentence is for people."""

from collections.abc import Mapping
from typing import Literal

from abbey.table.store import NewerTableError, StoreError

Code = Literal[
    "aid-not-agreed",
    "aids-settled",
    "already-greeted",
    "already-started",
    "bad-answer",
    "bad-components",
    "bad-message",
    "bad-name",
    "bad-record",
    "bad-text",
    "banned",
    "bot-plays",
    "broken-commitment",
    "foreign-origin",
    "illegal-action",
    "name-taken",
    "newer-table",
    "no-hello",
    "no-such-moment",
    "no-such-page",
    "no-such-puzzle",
    "no-such-remark",
    "no-such-seat",
    "no-such-table",
    "no-vote",
    "not-away",
    "not-host",
    "not-invited",
    "not-over",
    "not-playing",
    "not-seated",
    "not-stored",
    "nothing-to-undo",
    "off-lesson",
    "old-protocol",
    "other-rules",
    "seat-taken",
    "seats-open",
    "server-fault",
    "stale",
    "table-closed",
    "table-full",
    "too-early",
    "too-fast",
    "too-hasty",
    "too-large",
    "too-many",
    "unknown-bot",
    "vote-open",
    "what-if-game",
    "wrong-method",
    "wrong-seat",
]


class Refusal(Exception):  # noqa: N818 - an answer, not a failure
    """The request is not carried out, and nothing has changed."""

    def __init__(self, code: Code, text: str, why: Mapping[str, str] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.why = dict(why or {})  # of a text that was handed in: the fault, and where


def unknown_table() -> Refusal:
    """Return the refusal for a table that is not there, or no longer."""
    return Refusal("no-such-table", "There is no table at this address.")


def refusal_of(error: Refusal | StoreError) -> Refusal:
    """Return what to tell whoever asked when either a table or its store has said no."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, NewerTableError):
        return Refusal("newer-table", "A newer version of Abbey has gone on with this game; this one cannot read it.")
    return Refusal("not-stored", "The store does not answer, so nothing has changed; try again in a moment.")
