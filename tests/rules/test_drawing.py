"""Tests the draw at a turn's end, and the new pile when the old one is empty."""

from abbey.rules import notes_for, view
from abbey.rules.core.chance import seed_chance
from abbey.rules.names import NOBODY, NONE, SEATS

from .clauses import clause
from .scene import act, after, deck, discard, hand, scene, told

HANDS = {0: ["hortus2", "red3", "blue1"]}


@clause("draw")
def test_a_turn_ends_with_the_piles_top_card_in_hand() -> None:
    position = after("play:red3 red>hortus", hands=HANDS, deck=["grey4", "porta2", "white2"])
    assert hand(position, 0) == ["blue1", "grey4", "hortus2"]
    assert deck(position) == ["porta2", "white2"]


@clause("draw")
def test_nothing_is_drawn_before_the_move_is_made() -> None:
    assert hand(after("play:red3", hands=HANDS), 0) == ["blue1", "hortus2"]


@clause("draw", "event")
def test_the_draw_comes_after_the_event() -> None:
    notes = told("red>hortus", event="dubious", tiles={"hortus": ["red 2", "blue 5"]})
    told_of = [(note.what, note.clause) for note in notes if note.what in ("suspicion", "evidence", "drew")]
    assert told_of == [("suspicion", "task"), ("evidence", "dubious"), ("drew", "draw")]


@clause("draw")
def test_only_the_seat_that_draws_learns_the_card() -> None:
    notes = told("red>hortus", deck=["grey4"])
    mine, other = ([note.card for note in notes_for(notes, seat) if note.what == "drew"] for seat in SEATS[:2])
    assert (mine[0] is not None, other) == (True, [None])


@clause("draw")
def test_the_discard_pile_is_not_shuffled_while_the_last_card_can_be_drawn() -> None:
    position = after("play:red3 red>hortus", hands=HANDS, deck=["grey4"], discard=["porta2"])
    assert (deck(position), discard(position)) == ([], ["porta2", "red3"])


@clause("draw")
def test_an_empty_pile_is_made_anew_from_the_discards_with_the_card_just_played() -> None:
    position = after("play:red3 red>hortus", hands=HANDS, deck=[], discard=["porta2", "white2", "grey4"])
    drawn = [card for card in hand(position, 0) if card not in ("hortus2", "blue1")]
    assert sorted(drawn + deck(position)) == ["grey4", "porta2", "red3", "white2"]
    assert (len(drawn), discard(position)) == (1, [])


@clause("draw")
def test_the_card_just_played_may_be_drawn_again() -> None:
    assert hand(after("play:red3 red>hortus", hands=HANDS, deck=[], discard=[]), 0) == ["blue1", "hortus2", "red3"]


@clause("draw")
def test_the_new_pile_is_shuffled_by_chance() -> None:
    drawn = set()
    for chance in range(40):
        position = scene(hands=HANDS, deck=[], discard=["porta2", "white2", "grey4"])
        seed_chance(position, chance, 0, 0)
        act(position, "play:red3 red>hortus")
        drawn |= set(hand(position, 0)) - {"hortus2", "blue1"}
    assert drawn == {"porta2", "white2", "grey4", "red3"}


@clause("draw")
def test_a_shuffle_is_told_with_the_number_of_cards() -> None:
    notes = told("play:red3 red>hortus", hands=HANDS, deck=[], discard=["porta2", "white2"])
    assert [note.count for note in notes if note.what == "shuffled"] == [3]


@clause("draw")
def test_after_a_shuffle_no_old_card_is_left_on_the_discard_pile() -> None:
    position = after("play:red3 red>hortus", hands=HANDS, deck=[], discard=["porta2", "white2", "grey4"])
    assert set(position.discard) == {NONE}
    assert set(position.deck[position.deck_len :]) == {NONE}


@clause("draw")
def test_each_seat_draws_for_itself() -> None:
    position = after("adson>hortus adson>porticus", deck=["grey4", "porta2", "white2"])
    assert ("grey4" in hand(position, 0), "porta2" in hand(position, 1), deck(position)) == (True, True, ["white2"])


@clause("draw")
def test_before_the_first_shuffle_any_card_may_be_new_in_a_hand() -> None:
    seen = view(after("play:red3 red>hortus", hands=HANDS), NOBODY)
    assert (seen.fresh, seen.stale) == ((3, 3, 3, 3), (0, 0, 0, 0))


@clause("draw")
def test_everyone_knows_which_hands_are_older_than_the_last_shuffle() -> None:
    hands = {0: HANDS[0], 1: ["grey4", "porta2", "white2"]}
    position = after("play:red3 red>hortus", hands=hands, deck=[], discard=["black1", "black2", "black3"])
    assert (view(position, NOBODY).fresh, view(position, NOBODY).stale) == ((1, 0, 0, 0), (2, 3, 3, 3))
    act(position, "play:grey4 grey>hortus")
    assert (view(position, NOBODY).fresh, view(position, NOBODY).stale) == ((1, 1, 0, 0), (2, 2, 3, 3))
