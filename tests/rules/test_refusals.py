"""Checks that whatever the rules do not allow is refused by kind, with what would be right, and changes nothing."""

import dataclasses

import pytest

from abbey.rules import (
    AbbeyError,
    Card,
    CommitmentError,
    Deal,
    Game,
    GameOverError,
    IllegalActionError,
    Move,
    NotationError,
    OptionsError,
    Play,
    Position,
    RecordError,
    RulesVersionError,
    Spend,
    Tile,
    WrongSeatError,
    legal,
    play,
    read_action,
    read_record,
    record_of,
    view,
    write_record,
)
from abbey.rules.names import NOBODY, SEATS, SeatNumber

from .clauses import clause
from .scene import after, scene

HANDS = {0: ["red3", "hortus2", "blue1"]}


def refusal(position: Position, word: str, seat: SeatNumber | None = None) -> AbbeyError:
    """Return how the action is refused; the position must stay as it was."""
    before = position.copy()
    with pytest.raises(AbbeyError) as refused:
        play(position, read_action(word), seat)
    assert position == before
    return refused.value


def short_record() -> str:
    game = Game(Deal.numbered(3, 11), ("Ann", "Ben", "Cleo"))
    for _ in range(12):
        game.play(game.legal()[0])
    return write_record(record_of(game))


@clause("card")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    error = refusal(scene(hands=HANDS), "play:red4")
    assert type(error) is IllegalActionError
    assert str(error) == "play:red4 is not legal now. To play, choose one of: play:red3, play:blue1, play:hortus2."


@clause("move")
@pytest.mark.parametrize("word", ["blue>hortus", "red>scriptorium", "rest", "keep", "play:hortus2"])
def test_only_the_move_that_was_played_can_be_made(word: str) -> None:
    error = refusal(after("play:red3"), word)
    assert type(error) is IllegalActionError
    assert "To move, choose one of: red>bibliotheca, red>stabulum" in str(error)


@clause("move")
def test_a_building_card_leads_nowhere_else() -> None:
    assert type(refusal(after("play:hortus2"), "red>porta")) is IllegalActionError
    assert type(refusal(after("play:hortus2", where={"red": "hortus"}), "red>hortus")) is IllegalActionError


@clause("time")
@pytest.mark.parametrize("word", ["spend:red2", "spend:grey4", "red>hortus"])
def test_a_tile_one_does_not_hold_cannot_be_spent(word: str) -> None:
    error = refusal(after("play:red3", time_tiles={0: ["blue 5"], 1: ["red 2"]}), word)
    assert str(error).endswith("To spend, choose one of: spend:blue5, keep.")


@clause("task")
def test_a_task_cannot_be_declined() -> None:
    error = refusal(after("red>hortus", tiles={"hortus": ["red 2", "red 6"]}), "rest")
    assert str(error).endswith("To take, choose one of: take:red2, take:red6.")


@clause("william")
def test_william_cannot_give_what_is_adsons() -> None:
    error = refusal(after("william>hortus", where={"red": "hortus"}), "red+5")
    assert str(error) == "red+5 is not legal now. To sway, choose one of: red+3, red-3."


@clause("reveal")
@pytest.mark.parametrize("word", ["show:red", "show:grey"])
def test_neither_ones_own_colour_nor_a_shown_one_can_be_shown(word: str) -> None:
    identity, shown = ["red", "blue", "white", "black"], {0: ["grey"]}
    position = after("play:hortus2 adson>hortus", day=3, time=22, identity=identity, shown=shown)
    error = refusal(position, word)
    assert str(error).endswith("To show, choose one of: show:blue, show:white, show:black, show:orange.")


@clause("accuse")
def test_a_marker_can_be_laid_once() -> None:
    error = refusal(after("accuse:1=red", day=7), "accuse:2=red")
    assert type(error) is IllegalActionError
    assert "accuse:2=blue" in str(error)


@clause("accuse")
@pytest.mark.parametrize("word", ["accuse:0=red", "accuse:4=red"])
def test_nobody_can_accuse_themselves_or_an_empty_seat(word: str) -> None:
    assert type(refusal(scene(day=7), word)) is IllegalActionError


@clause("start")
@pytest.mark.parametrize("seat", [0, 1, 3, 4, -1])
def test_only_the_seat_whose_turn_it_is_can_play(seat: SeatNumber) -> None:
    error = refusal(scene(turn=2, hands={2: ["red3", "hortus2", "blue1"]}), "play:red3", seat)
    assert type(error) is WrongSeatError
    assert str(error) == f"Seat {seat} has nothing to decide now: it is for seat 2."


@clause("reveal")
def test_a_seat_that_has_chosen_waits_for_the_others() -> None:
    position = after("play:hortus2 adson>hortus show:grey", time=22, identity=["red", "blue", "white", "black"])
    error = refusal(position, "show:orange", SEATS[0])
    assert str(error) == "Seat 0 has nothing to decide now: it is for seat 1 or 2 or 3."


@clause("winner")
def test_nothing_can_be_played_after_the_end() -> None:
    error = refusal(after("accuse:1=red accuse:0=blue", day=7, players=2), "play:red3", SEATS[0])
    assert type(error) is GameOverError
    assert str(error) == "The game is over: nothing more can be played."


@pytest.mark.parametrize("seat", [-1, 4, 17])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: SeatNumber) -> None:
    assert legal(scene(), seat) == []


def test_a_spectator_has_no_seat() -> None:
    assert view(scene(), SEATS[1]).seat == 1
    with pytest.raises(WrongSeatError, match="spectator"):
        _ = view(scene(), NOBODY).seat


@pytest.mark.parametrize(
    "action", [Play(Card("monk", "green", 3)), Move("red", "cellar"), Spend(Tile("red", 9)), Play(Card("figure"))]
)
def test_an_action_that_no_game_knows_is_refused(action: Play | Move | Spend) -> None:
    position = scene()
    before = position.copy()
    with pytest.raises(IllegalActionError, match="is not an action of this game"):
        play(position, action)
    assert position == before


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("red>hortsu", "did you mean 'red>hortus'?"),
        ("play:read3", "did you mean 'play:red3'?"),
        ("RED>HORTUS", "actions read like 'play:red3', 'grey>hortus' or 'keep'."),
        ("", "actions read like 'play:red3', 'grey>hortus' or 'keep'."),
    ],
)
def test_a_word_that_is_no_action_is_refused_with_a_hint(word: str, hint: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(word)
    assert str(refused.value) == f"{word!r} is not an action; {hint}"


def test_a_refused_action_leaves_a_game_without_a_trace() -> None:
    game = Game(Deal.numbered(2, 1))
    with pytest.raises(IllegalActionError):
        game.play(read_action("keep"))
    assert (game.actions, game.notes) == ([], [])


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    with pytest.raises(IllegalActionError, match="nothing to take back: no action has been played"):
        Game(Deal.numbered(2, 1)).undo()


@pytest.mark.parametrize("names", [("Ann",), ("Ann", ""), ("Ann", " Ben"), ("Ann", "Be\nn")])
def test_each_seat_needs_a_name_that_fits_on_a_line(names: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError, match="name"):
        Game(Deal.numbered(2, 1), names)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Abbey record", "Chess record", "Line 1: a record begins with 'Abbey record'."),
        ("players: 3", "players 3", "Line 3: expected 'name: value', found 'players 3'."),
        ("players: 3", "players: 3\nplayers: 3", "Line 4: 'players' is given twice."),
        ("players: 3", "players: three", "'players': 'three' should be a small whole number."),
        ("players: 3", "players: 6", "The record's deal is wrong: The game is for 2 to 5 players, not 6."),
        ("seat 1: Ben\n", "", "The record has no line 'seat 1'."),
        ("time last: no", "time last: maybe", "'time last' is yes or no, not 'maybe'."),
        ("overshoot: carry", "overshoot: drop", "The record's deal is wrong: overshoot is carry or reset, not 'drop'."),
        ("red 2 3 4 4 4 5 6", "red 2 3 4", "The record's deal is wrong: tiles.red has 3 tiles; it needs 7."),
        ("seed: ", "seed: x", "'seed' is not written in hexadecimal."),
        ("seed: ", "seed: 00", "The record's deal is wrong: A deal's seed has 32 bytes, not 33."),
        ("salt: ", "salt: 00", "The record's deal is wrong: A deal's salt has 16 bytes, not 17."),
        ("actions: 12", "actions: 13", "The record promises 13 actions but holds 12."),
        ("actions: 12", "actions: 12\nmood: gay", "The record has a line 'mood' that this version does not know."),
    ],
)
def test_a_spoilt_record_is_refused_with_what_is_wrong(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(short_record().replace(old, new, 1))
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("turn", "message"),
    [
        ("3: keep", "a turn begins with a seat from 0 to 2 and a colon."),
        ("keep", "a turn begins with a seat from 0 to 2 and a colon."),
        ("1: kep", "'kep' is not an action; did you mean 'keep'?"),
    ],
)
def test_a_spoilt_turn_of_a_record_is_refused_with_its_line(turn: str, message: str) -> None:
    text = short_record()
    with pytest.raises(RecordError) as refused:
        read_record(f"{text}{turn}\n")
    assert str(refused.value) == f"Line {len(text.splitlines()) + 1}: {message}"


def test_a_record_of_other_rules_is_refused_by_its_version() -> None:
    with pytest.raises(RulesVersionError, match="rules version 99; this program plays version 1"):
        read_record(short_record().replace("rules: 1", "rules: 99"))


def test_a_record_with_an_illegal_action_is_refused_when_replayed() -> None:
    record = read_record(short_record())
    wrong = dataclasses.replace(record, actions=(record.actions[0], record.actions[0]))
    with pytest.raises(RecordError, match=r"Action 2 of the record cannot be played\. .* is not legal now"):
        wrong.replay()


def test_a_record_with_another_deal_than_promised_is_refused() -> None:
    record = read_record(short_record())
    wrong = dataclasses.replace(record, deal=Deal.numbered(3, 12))
    with pytest.raises(CommitmentError, match=f"promised {record.commitment}, opened {wrong.deal.commitment()}"):
        wrong.verify()


def test_a_sound_record_is_not_refused() -> None:
    assert len(read_record(short_record()).verify().actions) == 12
