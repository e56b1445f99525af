"""Compares the page of two tables that differ in nothing but which monk the player is: as long as the letter is closed,
whoever looks over the player's shoulder must not be able to tell them apart.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import count, product

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from abbey.insight.aids.hints import hint
from abbey.insight.aids.sight import sight_of
from abbey.rules import Deal, Game, owing, view
from abbey.rules.names import MONKS, PHASES, Phase, SeatNumber
from abbey.speech import forecast_with_own_marker
from tests.browser.conftest import USUAL, Visit
from tests.browser.house.house_server import HouseServer
from tests.browser.house.pictures import look_alike
from tests.browser.letter import LetterScreen, await_letters
from tests.browser.notebook import NotebookScreen
from tests.browser.table import TableScreen
from tests.browser.words import word
from tests.insight.aided import aided_table, follower
from tests.laws.disguise import disguised
from tests.laws.reachable import Walk
from tests.server.prepared_tables import table_with, token

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1, "is_mobile": True, "has_touch": True}
STILL = {"reduced_motion": "reduce"}  # two walks are not equally quick: what is moving would differ
SCREENS = {"desktop": USUAL | STILL, "phone": PHONE | STILL}
POINTED_AT = {"desktop": range(1, 10), "phone": (1,)}  # a finger points at nothing, and a mouse may be attached
WALKS = 5  # of each twin, at the most
AIDS = ("notebook", "reasons", "hint", "mirror")
FRAME_MS = 40  # in which the page draws, and asks for what it then needs
QUIET_FRAMES = 2
STEP_MS = 700  # as long as a step of the game is pointed out
WEEK_S = 7 * 24 * 3600  # how long the others may be away: no second of it is told
SETTLED = (
    "() => document.fonts.status === 'loaded' && document.getAnimations().every((each) => each.playState !== 'running')"
)


@dataclass(frozen=True)
class Look:
    """Holds all that can be seen, read and heard at one moment of a walk."""

    stage: str
    html: str
    heard: str
    picture: bytes


class AidsAsked:
    """Listens on the page's line for aids that are asked for and have not come yet; to be made before the line is."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._open: set[str] | None = None
        page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._note(frame, set.add))
        line.on("framereceived", lambda frame: self._note(frame, set.discard))

    def _note(self, frame: str | bytes, change: Callable[[set[str], str], None]) -> None:
        kind = json.loads(frame)["type"]
        if kind in AIDS:
            self._open = self._open or set()
            change(self._open, kind)

    def wait(self) -> None:
        """Wait until none is open, and none is asked for when the last one has come."""
        quiet = 0
        while self._open is not None and quiet < QUIET_FRAMES:
            self._page.wait_for_timeout(FRAME_MS)
            quiet = 0 if self._open else quiet + 1


class Walker:
    """Sits at the table and is looked at, stage by stage."""

    def __init__(self, page: Page, neutral: list[int], pointed_at: Sequence[int]) -> None:
        self.page = page
        self._aids = AidsAsked(page)
        self.pointed_at = pointed_at  # the numbers of the choices that are told in full
        self.table = TableScreen(page)
        self.letter = LetterScreen(page)
        self.neutral = neutral  # the numbers of the choices that name neither of the two monks
        self.looks: list[Look] = []

    def look(self, stage: str) -> None:
        self._aids.wait()
        self.page.wait_for_function(SETTLED)
        body = self.page.locator("body")
        self.looks.append(Look(stage, self.page.content(), body.aria_snapshot(), self.page.screenshot()))

    def arrive(self) -> None:
        expect(self.table.identity).to_be_visible()
        expect(self.table.panel.locator("li [aria-keyshortcuts]").first).to_be_attached()
        self.page.wait_for_load_state("networkidle")  # parts of the page that are only fetched at a table
        if self.letter.dialog.is_visible():
            self.look("the letter in the middle")
            self.letter.skip.click()
            expect(self.letter.dialog).to_have_count(0)
        self.look("the table")

    def turn_pages(self) -> None:
        """Look at everything that depends on nothing but the board and the player."""
        self.open_notebook()
        self.look("the notebook")
        for way in (self.page.get_by_role("button"), self.page.get_by_role("tab")):
            if way.filter(has_text=word("play-in-words")).is_visible():
                way.filter(has_text=word("play-in-words")).click()
        expect(self.page.get_by_role("heading", name=word("play-text-title"))).to_be_visible()
        self.look("the board in words")

    def open_notebook(self) -> NotebookScreen:
        """Open the notebook, and wait until all that it knows has come."""
        notes = NotebookScreen(self.table).open()
        expect(notes.sheet.get_by_text(word("notes-thinking"))).to_have_count(0)
        expect(notes.sheet.get_by_text(word("aid-odds-assume"))).to_be_visible()
        return notes

    def use_aids(self) -> None:
        """Look at everything that may reckon with who the player is, with the letter closed."""
        notes = self.open_notebook()
        notes.sheet.get_by_role("table").get_by_role("button").first.click()
        expect(notes.sheet.get_by_role("region").get_by_text(word("notes-thinking"))).to_have_count(0)
        self.look("a field of the notebook")
        self.page.get_by_role("button", name=word("play-aids"), exact=True).click()
        box = self.page.get_by_role("dialog", name=word("play-aids"))
        box.get_by_role("switch").check()
        expect(box.get_by_role("table")).to_be_visible()
        box.get_by_role("button", name=word("notes-hint-ask")).click()
        expect(box.get_by_text(word("notes-hint-covered"))).to_be_visible()
        self.look("a hint and the mirror")

    def close_aids(self) -> None:
        self.page.keyboard.press("Escape")
        self.look("choices with the mirror")

    def try_each_choice(self) -> None:
        """Take one choice after the other that names neither monk, and take it back: the hint says some of them."""
        question = self.table.question.inner_text()
        for number in self.neutral:
            self.table.choice(number).click()
            expect(self.table.question).not_to_have_text(question)
            self.page.mouse.move(0, 0)  # what comes under the mouse by itself is not pointed at
            self.page.wait_for_timeout(STEP_MS)
            self.look(f"choice {number} taken")
            self.page.keyboard.press("u")
            expect(self.table.question).to_have_text(question)
            self.page.wait_for_timeout(STEP_MS)
            self.look(f"choice {number} taken back")

    def point_and_pick(self) -> None:
        """Point at choices, and pick one that names neither monk."""
        drawer = self.page.get_by_role("button", name=word("play-drawer"), expanded=False)
        if drawer.is_visible():  # it lies over the foot of the board, or of the notebook
            drawer.click()
        if self.table.folded.is_visible():
            self.table.folded.click()
            self.page.mouse.move(0, 0)  # what comes under the mouse by itself is not pointed at
            self.look("all choices")
        self.page.mouse.move(0, 0)  # between two choices it would be on one and off it again, as they make room
        for number in self.pointed_at:
            if self.table.choice(number).is_visible():
                self.table.choice(number).hover()
                self.look(f"choice {number} pointed at")
        if self.neutral:
            chosen = self.table.choice(self.neutral[0]).element_handle()
            self.table.choice(self.neutral[0]).click()
            self.page.mouse.move(0, 0)  # what comes under the mouse by itself is not pointed at
            table = self.table
            table.is_asked(chosen)
            answers = (table.confirming, table.first_choice, table.folded, table.waiting, table.go_on)
            expect(reduce(Locator.or_, answers).first).to_be_visible()
            self.page.wait_for_timeout(STEP_MS)
            self.look("a choice taken")


# By name: the phase, the number of players, the decisions before it, and those from there on.
MOMENTS: dict[str, tuple[Phase, int, int, int]] = {
    **{phase: (phase, 3, 0, 0) for phase in PHASES[:-1]},
    "a later show": ("show", 4, 130, 0),
    "a second guess": ("accuse", 4, 0, 1),
}


def twins_at(phase: Phase, players: int, decisions: int, more: int) -> tuple[SeatNumber, Game, Game]:
    """Return whoever decides at such a moment, and two games in which they are another monk each."""
    for seed in count():
        game = Walk(Deal.numbered(players, seed), "uniform", decisions, phase, more).game()
        if PHASES[game.position.phase] == phase:
            seat = owing(game.position)[0]
            twin = disguised(game, seat)
            if twin is not None:
                return seat, game, twin
    raise AssertionError


def twins_hinted_apart() -> tuple[SeatNumber, Game, Game]:
    """Return somebody who is to play a card, and two games in which the hint names other cards."""
    for decisions in count(60):
        seat, one, two = twins_at("play", 3, decisions, 0)
        if hinted_cards(one, seat) != hinted_cards(two, seat):
            return seat, one, two
    raise AssertionError


def hinted_cards(game: Game, seat: SeatNumber) -> set[str]:
    told = hint(sight_of(aided_table(game), seat), follower(), 0)
    return {turn.actions[0] for turn in told.turns}


def neutral_choices(twins: Sequence[Game], seat: SeatNumber) -> list[int]:
    """Number the choices that name neither of the two monks, as the list in words does."""
    names = {MONKS[twin.position.identity[seat]] for twin in twins}
    offered = forecast_with_own_marker(view(twins[0].position, seat))
    return [number for number, action in enumerate(offered, 1) if getattr(action, "colour", "") not in names]


def differences(reader: Page, one: Sequence[Look], two: Sequence[Look]) -> list[str]:
    """Name the stages of two walks that do not look, read or sound alike; any page will do as reader of pictures."""
    told = []
    for mine, theirs in zip(one, two, strict=True):
        told += [f"{mine.stage}: page"] if mine.html != theirs.html else []
        told += [f"{mine.stage}: speech"] if mine.heard != theirs.heard else []
        told += [] if look_alike(reader, mine.picture, theirs.picture) else [f"{mine.stage}: picture"]
    return told


def in_every(lists: Sequence[list[str]]) -> list[str]:
    """Return what stands in all of these lists."""
    return [each for each in lists[0] if all(each in other for other in lists[1:])]


class Twins:
    """Lets somebody walk through two tables that differ in who they are."""

    def __init__(self, house: HouseServer, visit: Visit, twins: tuple[SeatNumber, Game, Game], screen: str) -> None:
        self.seat, *self.games = twins
        self._house, self._visit, self._screen = house, visit, screen

    def differing(self, go: Callable[[Walker], None]) -> list[str]:
        """Name what tells the two apart on this walk, and where.

        No two walks are quite alike: one is quicker, and the browser draws the same curve in one of several ways. What
        tells who somebody is differs between any walk of the one and any walk of the other, whoever goes first.
        """
        reader = self._visit()
        walks: list[list[list[Look]]] = [[] for _ in self.games]
        told: list[str] = []
        for round_ in range(WALKS):
            for twin in (0, 1) if round_ % 2 == 0 else (1, 0):
                walks[twin].append(self._walk(self.games[twin], go))
            told = in_every([differences(reader, one, two) for one, two in product(*walks)])
            if not told:
                break
        return told

    def _walk(self, game: Game, go: Callable[[Walker], None]) -> list[Look]:
        self._house.put(table_with(game, away_s=WEEK_S, aids="all"))
        page = self._visit(**SCREENS[self._screen] | {"base_url": self._house.address})
        await_letters(page)
        walker = Walker(page, neutral_choices(self.games, self.seat), POINTED_AT[self._screen])
        page.goto(f"/t/{self._house.name}#seat={token(self.seat)}")
        go(walker)
        page.context.close()
        return walker.looks


def whole_walk(walker: Walker) -> None:
    walker.arrive()
    walker.point_and_pick()
    walker.turn_pages()


def walk_with_aids(walker: Walker) -> None:
    walker.arrive()
    walker.use_aids()
    walker.close_aids()
    walker.point_and_pick()


def walk_with_a_hint_in_sight(walker: Walker) -> None:
    walker.arrive()
    walker.use_aids()
    walker.try_each_choice()


@pytest.mark.parametrize(("moment", "screen"), [("play", "desktop"), ("move", "phone"), ("a second guess", "desktop")])
def test_no_aid_tells_who_the_player_is_while_the_letter_is_closed(
    house: HouseServer, visit: Visit, moment: str, screen: str
) -> None:
    assert Twins(house, visit, twins_at(*MOMENTS[moment]), screen).differing(walk_with_aids) == []


def test_nothing_tells_whether_a_choice_follows_the_hint_while_the_letter_is_closed(
    house: HouseServer, visit: Visit
) -> None:
    assert Twins(house, visit, twins_hinted_apart(), "desktop").differing(walk_with_a_hint_in_sight) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_on_the_page_tells_who_the_player_is_while_the_letter_is_closed(
    house: HouseServer, visit: Visit, moment: str, screen: str
) -> None:
    assert Twins(house, visit, twins_at(*MOMENTS[moment]), screen).differing(whole_walk) == []


def test_an_open_letter_would_be_noticed(house: HouseServer, visit: Visit) -> None:
    def open_the_letter(walker: Walker) -> None:
        walker.arrive()
        walker.table.identity.click()
        walker.look("open")
        walker.open_notebook()
        walker.look("notebook")

    told = Twins(house, visit, twins_at(*MOMENTS["show"]), "desktop").differing(open_the_letter)
    assert told == [f"{stage}: {part}" for stage in ("open", "notebook") for part in ("page", "speech", "picture")]
