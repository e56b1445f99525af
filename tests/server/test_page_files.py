"""Tests how the files of the page are served: compressed once, and not again to whoever has them."""

import re

import pytest
from starlette.testclient import TestClient

from abbey.server.http.pages import PAGE

PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def script(client: TestClient) -> str:
    """Return the address of a script that the page loads."""
    scripts: list[str] = re.findall(r"/assets/[\w.-]+\.js", client.get("/").text)
    return scripts[0]


@pytest.mark.parametrize("address", ["/", "/t/some-table"])
def test_the_first_page_is_asked_for_again_and_sent_once(client: TestClient, address: str) -> None:
    first = client.get(address)
    again = client.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_is_the_same_compressed_or_not(client: TestClient, script: str) -> None:
    packed, plain = client.get(script), client.get(script, headers=PLAIN)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.content == plain.content == (PAGE / script.strip("/")).read_bytes()
    assert "immutable" in plain.headers["cache-control"]
    assert "accept-encoding" in plain.headers["vary"].lower()


def test_a_font_is_sent_as_it_is(client: TestClient) -> None:
    font = next(PAGE.glob("assets/*.woff2"))
    answer = client.get(f"/assets/{font.name}")
    assert "content-encoding" not in answer.headers
    assert answer.content == font.read_bytes()


def test_an_address_that_nobody_knows_gets_the_page_though_the_browser_has_it(client: TestClient) -> None:
    tag = client.get("/").headers["etag"]
    answer = client.get("/nowhere", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content != b"") == (404, True)
