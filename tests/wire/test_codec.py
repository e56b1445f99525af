"""Checks that whatever is sent is a message, or is refused in one way."""

import json
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from abbey.table import Refusal
from abbey.wire.client_messages import FromClient
from abbey.wire.codec import FROM_CLIENT, read

NAMES = st.sampled_from(["type", "token", "question", "action", "text", "seat", "bot", "vote", "agrees", "x"])
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3))
KINDS = st.sampled_from(["hello", "play", "undo", "say", "fill", "answer", "call-off", "ping", "sing"])
MESSAGES = st.builds(lambda kind, rest: rest | {"type": kind}, KINDS, st.dictionaries(NAMES, VALUES, max_size=3))
TEXTS = st.text() | st.binary() | (MESSAGES | VALUES).map(json.dumps)


@given(TEXTS)
def test_any_text_is_a_message_or_refused(text: str | bytes) -> None:
    with suppress(Refusal):
        assert isinstance(read(text, FROM_CLIENT), FromClient)
