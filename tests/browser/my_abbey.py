"""Looks at somebody's own games as the page shows them, and makes files of games to bring in."""

import json
import re

from playwright.sync_api import FilePayload, Locator, Page, expect

from abbey.bots import SeatedBot, bot_named, play_to_end
from abbey.rules import Deal, Game, record_of, write_record
from abbey.rules.names import by_seat
from tests.browser.words import word

NAMES = ("Anna", "Odo (novice bot)", "Bela")
DAY_MS = 86_400_000


HAS_KEPT = "() => Object.values(localStorage).some((text) => text.includes('\"gathered\":true'))"


class MyAbbeyScreen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.games = page.get_by_role("region", name=word("mine-games")).get_by_role("listitem")
        self.wins = page.get_by_role("region", name=word("mine-wins"))
        self.habits = page.get_by_role("region", name=word("mine-habits"))
        self.keeping = page.get_by_role("region", name=word("mine-keeping"))
        self.said = page.get_by_role("status").first
        self.problem = page.get_by_role("alert").first

    def open(self) -> "MyAbbeyScreen":
        self.page.goto("/mine")
        return self

    def wait_until_kept(self) -> None:
        """Wait until the browser has kept the game of a table, and knows that it has."""
        self.page.wait_for_function(HAS_KEPT)

    def expect_none(self) -> None:
        expect(self.page.get_by_text(word("mine-none"))).to_be_visible()

    def expect_counted(self, games: int) -> None:
        """Wait until the server has worked out so many games."""
        expect(self.wins).to_contain_text("One game," if games == 1 else f"{games} games,")
        expect(self.said).not_to_contain_text("…")

    def table(self, title: str) -> Locator:
        return self.wins.get_by_role("table", name=word(title))

    def save(self) -> bytes:
        with self.page.expect_download() as download:
            self.keeping.get_by_role("button", name=word("mine-save")).click()
        assert re.fullmatch(r"my-abbey-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
        return download.value.path().read_bytes()

    def bring_in(self, text: bytes) -> None:
        self.keeping.locator("input[type=file]").set_input_files(file_of(text))

    def erase_all(self) -> None:
        self.keeping.get_by_role("button", name=word("mine-erase-all")).click()
        dialog = self.page.get_by_role("dialog", name=word("mine-erase-all"))
        dialog.get_by_role("button", name=word("mine-erase"), exact=True).click()


def file_of(text: bytes) -> FilePayload:
    return {"name": "my-abbey.json", "mimeType": "application/json", "buffer": text}


def file_with(games: int, held: tuple[int, ...] = (0,)) -> bytes:
    """Return a file of games in which chance plays for everybody."""
    kept = [
        {
            "record": write_record(record_of(_game(seed))),
            "table": f"crypt{seed}",
            "seats": list(held),
            "seat": held[0] if len(held) == 1 else None,
            "at": 1_700_000_000_000 + seed * DAY_MS,
        }
        for seed in range(games)
    ]
    return json.dumps({"format": "abbey games", "version": 1, "games": kept}).encode()


def _game(seed: int) -> Game:
    game = Game(Deal.numbered(len(NAMES), seed), NAMES)
    bots = [bot_named("random") for _ in NAMES]
    play_to_end(game, [SeatedBot(bot, seat, game.deal.seed) for seat, bot in by_seat(bots)])
    return game
