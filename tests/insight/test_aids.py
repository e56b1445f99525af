"""Tests the aids at the table: what they say, that they know no more than their viewer, and do not depend on when they
are asked for.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest

from abbey.bots import bot_named
from abbey.bots.belief import marginals
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.insight.aids.hints import hint
from abbey.insight.aids.mirror import mirror
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.proposals import LEEWAY
from abbey.insight.aids.public_follower import Entry, Known, PublicFollower
from abbey.insight.aids.sight import Sight, sight_of
from abbey.insight.aids.turn_effects import TRACKS, Effects, effects_of
from abbey.insight.aids.turn_reasons import reasons
from abbey.rules import ACTIONS, Stream, legal, play, read_action, word_of
from abbey.rules.names import MONK_COUNT, MONKS, NOBODY, SEATS, SHOW, SeatNumber, Viewer, seat_numbers
from abbey.rules.note import suspicion_after
from abbey.rules.redeal import some_position
from abbey.search import TurnSearch, use_backend
from abbey.table import Table
from abbey.table.events import Played, TakenBack
from abbey.wire.aid_messages import Reason, ReflectedChoice
from tests.deep import often
from tests.insight.aided import aided_table, every_aid, follower, moment_of, twin_of, walked
from tests.insight.analysed import compiled, game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("aids")]

PHASES = ("accuse", "play", "move", "show")
NEAR = 1  # thousandth, from rounding


@pytest.fixture(autouse=True)
def _compiled() -> Iterator[None]:
    with compiled():
        yield


# --- Secrets


def leaks(look: Callable[[Table, Viewer], Sight], rounds: int = 1) -> bool:
    """Tell whether anything that any aid says to a viewer depends on what that viewer cannot know."""
    for seed in range(len(PHASES) * rounds):
        table = walked(seed, PHASES[seed % len(PHASES)])
        for viewer in {NOBODY if seed % 2 else SEATS[seed % len(table.seats)], table.owing[0]}:
            twin = twin_of(table, viewer, seed + 1)
            if list(every_aid(table, viewer, look)) != list(every_aid(twin, viewer, look)):
                return True
    return False


@pytest.mark.deep
def test_aids_are_the_same_bytes_for_deals_that_their_viewer_cannot_tell_apart() -> None:
    assert not leaks(sight_of, often(1))


@pytest.mark.parametrize("secret", ["identity", "hands", "deck", "events"])
def test_an_aid_that_leaks_is_caught(secret: str) -> None:
    """One secret slips into how long the viewer's log was."""

    def leaking(table: Table, viewer: Viewer) -> Sight:
        assert table.game
        sight, slip = sight_of(table, viewer), hash(repr(getattr(table.game.position, secret))) % 1000
        return replace(sight, lengths=[length + slip for length in sight.lengths])

    assert leaks(leaking)


def as_another_monk(sight: Sight, seat: SeatNumber) -> Sight:
    """Return the same sight of somebody who is a monk that nobody knows of."""
    seen = sight.seen
    other = next(
        monk for monk in range(MONK_COUNT) if monk != seen.identities[seat] and not seen.shown[seat] >> monk & 1
    )
    identities = tuple(other if one == seat else monk for one, monk in enumerate(seen.identities))
    return replace(sight, seen=replace(seen, identities=identities))


@pytest.mark.parametrize("phase", ["play", "show"])
def test_a_mirror_does_not_depend_on_the_monk_of_whom_it_reflects(phase: str) -> None:
    table = walked(2, phase)
    sight = sight_of(table, table.owing[0])
    reflected = mirror(sight, follower())
    assert reflected.choices
    assert reflected == mirror(as_another_monk(sight, table.owing[0]), follower())


# --- When they are asked for


def test_odds_are_the_same_whether_they_are_asked_for_after_every_decision_or_once() -> None:
    table = walked(3, "play", decisions=40)
    assert table.game
    growing, patient = walked(3, "play", decisions=0), follower()
    assert growing.game
    for seat, action in table.game.actions[len(growing.game.actions) :]:
        growing.apply(Played(0, seat, word_of(action)))
        notebook(sight_of(growing, NOBODY), patient)
    at_once = notebook(sight_of(table, NOBODY), follower())
    assert notebook(sight_of(growing, NOBODY), patient) == at_once
    assert len(at_once.everybody.odds or []) > 5


def test_what_was_taken_back_is_in_no_aid() -> None:
    table, one = walked(1, "move"), follower()
    seat = table.owing[0]
    before = notebook(sight_of(table, seat), one)
    reflected = mirror(sight_of(table, seat), one)
    assert table.game
    table.apply(Played(0, seat, word_of(table.game.legal(seat)[0])))
    mirror(sight_of(table, seat), one)
    table.apply(TakenBack(0, seat))
    assert notebook(sight_of(table, seat), one) == before
    assert mirror(sight_of(table, seat), one).now == reflected.now


def test_odds_are_nothing_or_everything_exactly_where_the_notebook_is_certain() -> None:
    for table in (walked(3, "accuse"), aided_table(moment_of(game(), 120))):
        told = notebook(sight_of(table, table.owing[0]), follower())
        for eyes in (told.everybody, told.own):
            assert eyes
            assert eyes.odds
            for candidates, row in zip(eyes.candidates, eyes.odds[-1].seats, strict=True):
                assert [monk for monk, share in zip(MONKS, row, strict=True) if share] == candidates
                assert (1000 in row) == (len(candidates) == 1)


def test_odds_are_the_same_in_plain_python() -> None:
    sight = sight_of(walked(3, "play", decisions=12), NOBODY)
    fast = notebook(sight, follower())
    use_backend("plain")
    assert notebook(sight, follower()) == fast
    assert len(fast.everybody.odds or []) > 2


# --- What they say


@pytest.mark.parametrize("decisions", [12, 40])
def test_a_follower_knows_how_suspicion_lay_when_a_turn_began(decisions: int) -> None:
    sight, one = sight_of(walked(3, "play", decisions), NOBODY), follower()
    one.follow(sight.public, sight.entries)
    assert one.moments[-1].suspicion == list(sight.public.suspicion)
    assert suspicion_before(sight.entries)[-1] == list(sight.public.suspicion)


def test_whoever_knows_their_own_monk_gives_it_to_nobody_else() -> None:
    table, one = walked(3, "play", decisions=40), follower()
    sight = sight_of(table, SEATS[1])
    assert sight.known
    one.follow(sight.public, sight.entries)
    for rows in one.odds(sight.known):
        assert rows[1][sight.known.monk] == pytest.approx(1)
        assert all(row[sight.known.monk] == 0 for seat, row in enumerate(rows) if seat != 1)
    assert one.odds(None) != one.odds(Known(SEATS[1], sight.known.monk))


def test_odds_are_those_of_a_bot_that_sits_there() -> None:
    """To follow as everybody can, and to add the own monk then, comes to the same."""
    table, one = walked(3, "play", decisions=12), follower()
    sight = sight_of(table, SEATS[1])
    one.follow(sight.public, sight.entries)
    seated = CompanyBelief(one.search)
    for _, _, notes in table.entries_for(SEATS[1]):
        seated.hear(notes)
    seated.look(sight.seen)
    assert sum(sight.seen.shown) == 0
    weights = seated.weights_besides([SEATS[1]])
    weights[1] = seated.marginals()[1]  # it knows who it is itself
    for row, believed in zip(one.odds(sight.known)[-1], marginals(weights), strict=True):
        assert row == pytest.approx(believed)


def test_a_cell_is_explained_by_the_turns_that_moved_it() -> None:
    table, one = aided_table(moment_of(game(), 60)), follower()
    sight = sight_of(table, SEATS[0])
    history = notebook(sight, one).own
    assert history
    assert history.odds
    told = 0
    for seat in seat_numbers(len(table.seats))[1:]:
        for monk in MONKS:
            found = reasons(sight, one, seat, monk, "own").reasons
            assert [abs(reason.bits) for reason in found] == sorted(
                [abs(reason.bits) for reason in found], reverse=True
            )
            for moment in (moment for reason in found for moment in reason.moments):
                shares = {odds.until: odds.seats[seat][MONKS.index(monk)] for odds in history.odds}
                assert shares[moment.until] == moment.after
                assert (moment.after - moment.before) * moment.bits >= 0  # a small share may read as before
                told += 1
    assert told > 10


def test_a_reason_says_what_the_turn_did_to_the_monk_on_each_track() -> None:
    table, one = aided_table(moment_of(game(), 60)), follower()
    sight = sight_of(table, NOBODY)
    suspicion = suspicion_before(sight.entries)
    found = [reason for told in reasons_of_cells(table, sight, one) for reason in told]
    assert {reason.says.id for reason in found} >= {*MOVING, "aid-reason-idle", "aid-reason-other"}
    for reason in found:
        if reason.says.id not in MOVING:
            continue
        effects: Effects = Counter()
        for moment in reason.moments:
            entries = sight.entries[moment.since : moment.until]
            effects.update(effects_of([note for _, _, heard in entries for note in heard], suspicion[moment.since]))
            assert reason.says.args["seat"] in {seat for seat, _, _ in entries}
        assert told_points(reason) == {track: effects[str(reason.says.args["figure"]), track] for track in TRACKS}


MOVING = ("aid-reason-turn", "aid-reason-both")


def told_points(reason: Reason) -> dict[str, int]:
    """Return how much a reason says that the monk got on each track."""
    args, points = reason.says.args, dict.fromkeys(TRACKS, 0)
    if reason.says.id == "aid-reason-turn":
        points[str(args["track"])] = signed(args["points"], args["change"])
    else:
        points = {track: signed(args[track], args[f"{track}_change"]) for track in TRACKS}
    return points


def signed(amount: str | int, change: str | int) -> int:
    return int(amount) if change == "up" else -int(amount)


def test_turns_that_cost_whoever_is_another_monk_are_told_apart_from_free_ones() -> None:
    """They make the monk likelier, and are those that everybody could see to suit no other monk."""
    table, one = aided_table(moment_of(game(), 60)), follower()
    sight = sight_of(table, NOBODY)
    costly = []
    for reason in (reason for told in reasons_of_cells(table, sight, one) for reason in told):
        if "costly" in reason.says.args and reason.bits > 0:
            sinces = [moment.since for moment in reason.moments]
            suited = {moment.suited for moment in one.moments if moment.since in sinces}
            is_costly = reason.says.args["costly"] == "yes"
            assert (suited == {MONKS.index(str(reason.says.args["figure"]))}) == is_costly
            costly += [reason] * is_costly
        else:
            assert reason.says.args.get("costly") in (None, "no")
    assert len(costly) > 3


GIST = ("seat", "change", "track", "suspicion_change", "evidence_change", "costly")


def test_turns_of_a_seat_that_say_the_same_are_one_reason_and_add_up() -> None:
    table, one = aided_table(moment_of(game(), 110)), follower()
    repeated = []
    for told in reasons_of_cells(table, sight_of(table, NOBODY), one):
        gists = [(reason.says.id, *[reason.says.args.get(key) for key in GIST], reason.bits > 0) for reason in told]
        assert len(set(gists)) == len(gists)
        for reason in told:
            sinces = [moment.since for moment in reason.moments]
            assert sinces == sorted(sinces)
            assert reason.bits == sum(moment.bits for moment in reason.moments)
            assert reason.says.args.get("count", len(sinces)) == len(sinces)
            assert {moment.bits > 0 for moment in reason.moments} == {reason.bits > 0}
            repeated += [reason.says.id] * (len(sinces) > 1)
    assert set(repeated) >= {"aid-reason-turn", "aid-reason-idle", "aid-reason-other"}


def suspicion_before(entries: Sequence[Entry]) -> list[list[int]]:
    """Return how much suspicion was on each monk, by monk, before each of these entries of a log."""
    levels = [[10] * MONK_COUNT]
    for _, _, notes in entries:
        levels.append(suspicion_after(levels[-1], notes))
    return levels


def reasons_of_cells(table: Table, sight: Sight, one: PublicFollower) -> list[list[Reason]]:
    """Return what everybody can be told about each cell."""
    cells = [(seat, monk) for seat in seat_numbers(len(table.seats)) for monk in MONKS]
    return [reasons(sight, one, *cell, "everybody").reasons for cell in cells]


@pytest.mark.parametrize("phase", PHASES)
def test_a_hint_is_up_to_three_ways_to_go_on_that_the_rules_allow(phase: str) -> None:
    table = walked(2, phase)
    seat = table.owing[0]
    sight = sight_of(table, seat)
    given = hint(sight, follower(), taken=1)
    assert 1 <= len(given.turns) <= 3
    assert len({tuple(turn.actions) for turn in given.turns}) == len(given.turns)
    for turn in given.turns:
        position = some_position(sight.seen)
        for word in turn.actions:
            action = read_action(word)
            assert action in legal(position, seat)
            play(position, action, seat)
        assert len(turn.labels) == len(turn.actions)


@pytest.mark.parametrize("seed", [2, 5, 7])
def test_a_hint_for_the_accusation_is_what_our_best_bot_would_lay(seed: int) -> None:
    """At the first two tables it would lay otherwise if it minded hits as little as others do."""
    table = walked(seed, "accuse")
    seat = table.owing[0]
    [proposed] = hint(sight_of(table, seat), follower(), taken=1).turns
    best = bot_named("inquisitor")
    for _, _, notes in table.entries_for(seat):
        best.observe(notes)
    laid = []
    while seat in table.owing:
        laid.append(word_of(best.choose(sight_of(table, seat).seen, Stream(b"best", "bot"))))
        table.apply(Played(0, seat, laid[-1]))
    assert proposed.actions == laid


def test_a_hint_says_what_a_turn_does_to_the_own_monk() -> None:
    """Among all first hints of a game of bots some shed suspicion of the own monk, and say how much."""
    spoken = set()
    for decisions in range(4, 60, 8):
        table = aided_table(moment_of(game(), decisions))
        if table.owing and table.game and table.game.position.phase < SHOW:
            for turn in hint(sight_of(table, table.owing[0]), follower(), 1).turns:
                spoken |= {line.id for line in [*turn.why, *turn.tells, turn.sure]}
    assert spoken >= {"aid-why-own", "aid-why-other", "aid-tells", "aid-tells-rival", "aid-looks", "aid-sure"}


def test_what_a_hint_tells_of_a_turn_comes_true_wherever_unseen_tiles_lie() -> None:
    """A diligent day: red would take the last tile of a building, and orange come to the tiles that are laid then."""
    table = walked(2666, "play", 40)
    seat = table.owing[0]
    sight = sight_of(table, seat)
    for turn in hint(sight, follower(), taken=1).turns:
        twins = [twin_of(table, seat, number).game for number in range(8)]
        notes = [
            [note for word in turn.actions for note in twin.play(read_action(word), seat)] for twin in twins if twin
        ]
        told = [effects_of(heard, sight.seen.suspicion) for heard in notes]
        assert told == [told[0]] * len(twins)


def test_no_hinted_turn_costs_more_than_a_few_points_of_the_chance_to_win_against_another() -> None:
    several = 0
    for decisions in range(4, 60, 8):
        table = aided_table(moment_of(game(), decisions))
        if table.owing and table.game and table.game.position.phase < SHOW:
            chances = [turn.win for turn in hint(sight_of(table, table.owing[0]), follower(), 1).turns]
            several += len(chances) > 1
            assert max(chances) - min(chances) <= 1000 * LEEWAY + NEAR
    assert several


def test_a_mirror_shows_what_observers_think_after_the_turn_that_is_made() -> None:
    """Where only one end is left after a choice, the mirror foretells it; then the turn is made, and they think so."""
    table, one = aided_table(moment_of(game(), 40)), follower()
    assert table.game
    while table.game.position.phase >= SHOW or not single_choices(table):
        seat = table.owing[0]
        table.apply(Played(0, seat, word_of(table.game.legal(seat)[0])))
    seat, choice = table.owing[0], single_choices(table)[0]
    table.apply(Played(0, seat, choice.action))
    now = mirror(sight_of(table, seat), one).now
    for foretold, seen in ((choice.least.simple, now.simple), (choice.least.careful, now.careful)):
        assert foretold == pytest.approx(seen, abs=NEAR)


def single_choices(table: Table) -> list[ReflectedChoice]:
    """Return the choices after which the turn can end in one way only."""
    seat = table.owing[0]
    assert table.game
    if table.game.position.turn != seat:
        return []
    ends = TurnSearch().ends(table.game.view(seat))
    last = {word_of(ACTIONS[end.path[0]]) for end in ends if len(end.path) == 1}
    return [choice for choice in mirror(sight_of(table, seat), follower()).choices if choice.action in last]
