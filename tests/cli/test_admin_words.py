"""Tests that no word after `abbey admin` brings a token into what is written down, logged or said."""

import json
from pathlib import Path

import pytest

from abbey.server.keys import holds_token, key_of, new_token
from tests.cli.terminal import abbey, is_refused
from tests.server.club import club, opened

FOLDER = Path("house")


@pytest.mark.parametrize(
    "words",
    [
        ("show", "{text}"),
        ("close", "{text}", "--why", "x"),
        ("export", "{text}", "x.abbey"),
        ("export", "{table}", "{text}"),
        ("delete", "{text}", "--yes", "--why", "x"),
        ("ban", "{text}", "--why", "x"),
        ("ban", "--table", "{text}", "--seat", "0", "--why", "x"),
        ("ban", "192.0.2.7", "--why", "See {text}"),
        ("unban", "{text}"),
        ("reports", "--done", "{text}"),
    ],
)
@pytest.mark.parametrize("form", ["https://abbey.test/t/{table}#seat={token}", "{token}", "fe80::1%{token}"])
def test_a_token_in_place_of_another_word_is_refused_and_never_quoted(
    words: tuple[str, ...], form: str, caplog: pytest.LogCaptureFixture
) -> None:
    with club(FOLDER) as client:
        table, (token, _) = opened(client, "Anna", "Bert", start=True)
        text = form.format(table=table, token=token)
        typed = [word.format(text=text, table=table) for word in words]
        done = abbey("admin", *typed, "--data", str(FOLDER))
        assert is_refused(done), done.output
        uses = json.loads(abbey("admin", "audit", "--json", "--data", str(FOLDER)).stdout)
    assert [use["command"] for use in uses] == ["audit"]
    logged = [vars(record) for record in caplog.records]
    assert "audit" in str(logged)
    assert token not in done.output + str(uses) + str(logged)


def test_a_name_that_could_be_one_is_looked_for_and_written_down() -> None:
    with club(FOLDER) as client:
        opened(client, "Anna", "Bert")
        for words in (("show", "nowhere"), ("unban", "2001:db8::/48"), ("unban", "nobody"), ("reports", "--done", "r")):
            assert is_refused(abbey("admin", *words, "--data", str(FOLDER)))
        uses = json.loads(abbey("admin", "audit", "--json", "--data", str(FOLDER)).stdout)
    assert [use["subject"] for use in uses] == ["nowhere", "2001:db8::/48", "nobody", "r", ""]


def test_every_token_is_found_in_a_text_and_no_key_of_a_table_is_one() -> None:
    token = new_token()
    assert holds_token(f"see https://abbey.test/t/x#seat={token}.")
    assert not holds_token("Insults at table abcdefghjkmnpq, and in the chat of the one before.")
    assert holds_token(key_of(token))  # its hash opens nothing, but is nobody's name either
