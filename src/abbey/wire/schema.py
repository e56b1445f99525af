"""Describes the messages as one JSON Schema, for `docs/protocol.schema.json` and the page's types."""

import sys
from typing import Any, Final

import msgspec

from abbey.wire import analysis_messages, client_messages, messages, own_games, puzzle_messages, what_if_messages

_ROOTS: Final = (
    messages.FromServer,
    client_messages.FromClient,
    analysis_messages.AnalysisNews,
    messages.Opening,
    messages.OpenedTable,
    messages.Glance,
    messages.Sitting,
    messages.Seated,
    messages.BotKind,
    messages.Learner,
    messages.Lesson,
    messages.Replay,
    puzzle_messages.PuzzleOfDay,
    puzzle_messages.Puzzle,
    puzzle_messages.PuzzleAnswer,
    puzzle_messages.PuzzleReply,
    own_games.OwnGame,
    what_if_messages.WhatIfOpening,
    what_if_messages.WhatIfRecord,
)


def schema() -> dict[str, Any]:
    """Return the schema of all messages."""
    roots, definitions = msgspec.json.schema_components(_ROOTS, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "The messages of abbey's protocol; docs/protocol.md explains them.",
        "$defs": {**definitions, "FromServer": roots[0], "FromClient": roots[1], "AnalysisNews": roots[2]},
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("FromServer", "FromClient")],
    }


def schema_text() -> str:
    """Return the schema as it is kept in the docs."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
