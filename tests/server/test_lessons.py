"""Tests the lessons: each prepared game can still be played, and shows what the lesson says it shows."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from abbey.rules import CLAUSES, Accuse, Action, Game, Keep, Move, Note, Play, Show, Spend, Sway, winners, word_of
from abbey.rules.names import HOURS_A_DAY, MONKS, SEATS, SeatNumber
from abbey.server import Limits
from abbey.server.lesson import LESSONS, PreparedLesson, lesson_named
from abbey.speech import LANGUAGES, Speaker
from abbey.speech.listener import Listener
from tests.server.club import Person, club, seated

every_lesson = pytest.mark.parametrize("name", LESSONS)


def lesson_opened(client: TestClient, name: str, learner: str = "Anna") -> tuple[str, str]:
    answer = client.post(f"/api/lessons/{name}", json={"name": learner})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]["id"], answer.json()["keys"][0]["token"]


def own_turns(lesson: PreparedLesson) -> Iterator[tuple[int, Action, set[str]]]:
    """Yield each decision of the learner: its number, itself, and the clauses of the turn from there to its end."""
    game = lesson.record.replay()
    made = 0
    decided: list[tuple[SeatNumber, Action, list[Note]]] = [
        (seat, action, notes) for (seat, action), notes in zip(game.actions, game.notes, strict=True)
    ]
    for seat, turn in groupby(decided, key=lambda each: each[0]):
        rows = list(turn)
        for place, (_, action, _notes) in enumerate(rows):
            if seat == lesson.seat:
                yield made, action, {note.clause for _, _, notes in rows[place:] for note in notes}
                made += 1


@every_lesson
def test_a_prepared_game_keeps_its_promise_and_can_be_played_to_its_end(name: str) -> None:
    lesson = lesson_named(name)
    assert winners(lesson.record.verify().position) == [lesson.seat]


@every_lesson
def test_a_step_that_asks_for_a_decision_brings_about_what_it_says(name: str) -> None:
    lesson = lesson_named(name)
    turns = {made: (action, clauses) for made, action, clauses in own_turns(lesson)}
    for step in lesson.written.steps:
        assert step.clause in CLAUSES
        if step.asks and not isinstance(turns[step.at][0], Show | Accuse):  # those are told when all are in
            assert step.clause in turns[step.at][1], step


KINDS = {
    "lesson-card": Play,
    "lesson-task": Move,
    "lesson-building": Play,
    "lesson-spend": Spend,
    "lesson-no-task": Move,
    "lesson-william": Play,
    "lesson-guests": Move,
    "lesson-worse": Sway,
    "lesson-better": Sway,
    "lesson-show": Show,
    "lesson-accuse": Accuse,
    "lesson-accuse-next": Accuse,
}


@every_lesson
def test_a_step_asks_for_the_kind_of_decision_that_it_speaks_of(name: str) -> None:
    lesson = lesson_named(name)
    own = {made: action for made, action, _ in own_turns(lesson)}
    for step in lesson.written.steps:
        assert step.asks == (step.says in KINDS)
        assert not step.asks or isinstance(own[step.at], KINDS[step.says])


@every_lesson
def test_every_decision_that_is_prepared_for_the_learner_has_one_step_that_asks_for_it(name: str) -> None:
    lesson = lesson_named(name)
    before = sum(seat == lesson.seat for seat, _ in lesson.record.actions[: lesson.written.begins])
    asking = [step.at for step in lesson.written.steps if step.asks]
    assert asking == list(range(before, before + len(asking)))
    assert len(lesson.moves[lesson.seat]) in (before, before + len(asking))
    order = [step.at for step in lesson.written.steps]
    assert order == sorted(order)


def first_day_after(decisions: int) -> Game:
    """Return the game of the first day as it stands before this decision of the learner."""
    record = lesson_named("first-day").record
    game = Game(record.deal, record.names)
    own = 0
    for seat, action in record.actions:
        if seat == 0 and own == decisions:
            return game
        own += seat == 0
        game.play(action, seat)
    raise AssertionError(decisions)


def test_the_first_day_is_as_its_steps_tell_it() -> None:
    start = first_day_after(0)
    own = start.position.identity[0]
    assert isinstance(start.legal()[0], Play)
    assert word_of(lesson_named("first-day").record.actions[0][1]).startswith(f"play:{MONKS[own]}")
    moved = first_day_after(2).position
    assert moved.suspicion[own] > 10, "lesson-moved says that the monk gained more than he lost"
    assert moved.evidence[own] == 4, "lesson-event says that he loses 1 evidence"
    spend = first_day_after(3)
    assert (spend.position.hours, len([each for each in spend.legal() if not isinstance(each, Keep)])) == (3, 1)
    ending = first_day_after(6).position
    assert ending.time >= HOURS_A_DAY, "lesson-william says that his hours end the day"
    night = first_day_after(9).position
    others = [evidence for monk, evidence in enumerate(night.evidence) if monk != own]
    assert night.evidence[own] < min(others), "lesson-night says that he has the least"
    assert list(night.day_cards[:3]) == [1, 0, 0], "lesson-day-card says that the learner ended the day"
    assert first_day_after(10).position.turn == 0


def test_the_hints_of_the_last_day_are_true() -> None:
    lesson = lesson_named("last-day")
    game = lesson.record.replay()
    hints = {step.args["seat"]: step.args["figure"] for step in lesson.written.steps if "seat" in step.args}
    assert hints == {seat: MONKS[game.position.identity[seat]] for seat in (1, 2)}
    tasks = [
        (seat, action.figure)
        for (seat, action), notes in zip(game.actions, game.notes, strict=True)
        if isinstance(action, Move) and "task" in [note.clause for note in notes]
    ]
    assert len([each for each in tasks if each == (1, hints[1])]) >= 4
    sways = [action for seat, action in game.actions if seat == 2 and isinstance(action, Sway)]
    good = [sway for sway in sways if sway.monk == hints[2] and sway.by < 0]
    assert len(good) * 3 >= len(sways) * 2


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_said_in_every_language(name: str, language: str) -> None:
    speaker = Speaker(language, Listener(("Anna", "Bela", "Clara"), SEATS[0]))
    for step in lesson_named(name).message().steps:
        assert speaker.word(step.says.id, **step.says.args)


# --- At a table


def is_asked(learner: Person) -> bool:
    """Wait until the learner is asked, or the game is over, and tell which."""
    while not learner.own["legal"] and learner.board["phase"] != "over":
        learner.hear()
    return bool(learner.board["phase"] != "over")


def test_a_lesson_is_played_from_its_first_step_to_its_last(client: TestClient) -> None:
    table, token = lesson_opened(client, "first-day")
    steps = client.get("/api/lessons/first-day").json()["steps"]
    with seated(client, table, token) as learner:
        assert learner.now["table"]["lesson"] == "first-day"
        for step in steps:
            assert is_asked(learner)
            if step["asks"]:
                assert step["action"] in learner.own["legal"]
                learner.plays(step["action"])
        is_asked(learner)
        assert (learner.board["day"], learner.board["phase"]) == (2, "play")
        learner.plays()  # from here on everybody is free


def test_the_next_lesson_is_the_same_game_on_its_last_day_where_any_guess_is_allowed(client: TestClient) -> None:
    following = client.get("/api/lessons/first-day").json()["next"]
    table, token = lesson_opened(client, following)
    with seated(client, table, token) as learner:
        assert learner.board["phase"] == "accuse"
        learner.plays(learner.own["legal"][-1])
        learner.plays(learner.own["legal"][-1])
        assert not is_asked(learner)
        assert learner.board["guesses"][1:] == [["blue", None, "white"], ["black", "blue", None]]
    assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_another_legal_move_is_refused_and_nothing_has_changed(client: TestClient) -> None:
    table, token = lesson_opened(client, "first-day")
    with seated(client, table, token) as learner:
        question, other = learner.own["question"], learner.own["legal"][-1]
        learner.is_refused("off-lesson", type="play", question=question, action=other)
        learner.plays("play:black4")


def test_a_move_of_a_lesson_can_be_taken_back_and_made_again(client: TestClient) -> None:
    table, token = lesson_opened(client, "first-day")
    with seated(client, table, token) as learner:
        learner.plays("play:black4")
        learner.send(type="undo", question=learner.own["question"])
        learner.hears("update")
        learner.plays("play:black4")
        learner.plays("black>officina")


def test_a_lesson_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, token = lesson_opened(client, "first-day")
        with seated(client, table, token) as learner:
            learner.plays("play:black4")
            learner.plays("black>officina")
    with club(tmp_path) as client, seated(client, table, token) as learner:
        assert is_asked(learner)
        other = next(word for word in learner.own["legal"] if word != "play:infirmorum_domus3")
        learner.is_refused("off-lesson", type="play", question=learner.own["question"], action=other)
        learner.plays("play:infirmorum_domus3")


def test_a_learner_may_have_the_name_of_a_bot(client: TestClient) -> None:
    usual = client.get(f"/api/tables/{lesson_opened(client, 'first-day')[0]}").json()["table"]["seats"]
    table, _ = lesson_opened(client, "first-day", usual[1]["name"])
    names = [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["table"]["seats"]]
    assert len(set(names)) == len(names)


def test_a_game_after_a_lesson_is_a_real_one(client: TestClient) -> None:
    table, token = lesson_opened(client, "last-day")
    with seated(client, table, token) as learner:
        learner.plays()
        learner.plays()
        assert not is_asked(learner)
        learner.send(type="rematch")
        while (again := learner.now["table"]["rematch"]) is None:
            learner.hear()
    with seated(client, again, token) as player:
        shown = player.now["table"]
        assert (shown["lesson"], shown["stage"]) == (None, "playing")


def test_a_lesson_that_is_not_there_is_refused(client: TestClient) -> None:
    for answer in (client.get("/api/lessons/second-day"), client.post("/api/lessons/x", json={"name": "Anna"})):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_tables_of_lessons_count_like_all_others(tmp_path: Path) -> None:
    with club(tmp_path, Limits(tables_a_minute=0, table_burst=1)) as client:
        lesson_opened(client, "first-day")
        assert client.post("/api/lessons/first-day", json={"name": "Anna"}).status_code == 429
