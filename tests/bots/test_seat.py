"""Tests a bot on a seat and a game between bots: what each is told, and what happens when one fails."""

import logging

import pytest

from abbey.bots import BotError, RandomBot, SeatedBot, bot_named, chance_for, play_game
from abbey.bots.seat import LONGEST_REASON
from abbey.rules import Action, Deal, Game, Keep, Note, Stream, View, is_over, notes_for, to_act, winners
from abbey.rules.names import SEATS, by_seat

SECRET = "I hold red4"


class Faint(RandomBot):
    """Fails in every way but an illegal choice."""

    def choose(self, view: View, rng: Stream) -> Action:
        del view, rng
        raise ValueError(SECRET)

    def observe(self, notes: list[Note]) -> None:
        del notes
        raise RuntimeError(SECRET * 100)

    def close(self) -> None:
        raise OSError(SECRET)


class Stubborn(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:
        del view, rng
        return Keep()


class Forfeits(RandomBot):
    """Leaves each choice to chance by itself, as a program that fails does."""

    def __init__(self) -> None:
        self.forfeits: list[str] = []

    def choose(self, view: View, rng: Stream) -> Action:
        self.forfeits.append(f"choice {len(self.forfeits)}")
        return super().choose(view, rng)


class Listener(RandomBot):
    """Remembers what it heard, and that it was closed."""

    def __init__(self) -> None:
        self.heard: list[list[Note]] = []
        self.is_closed = False

    def observe(self, notes: list[Note]) -> None:
        self.heard.append(notes)

    def close(self) -> None:
        self.is_closed = True


def seated(bot: RandomBot, kind: str = "") -> tuple[Game, SeatedBot]:
    """Return a bot on the seat that acts first."""
    game = Game(Deal.numbered(3, 1))
    return game, SeatedBot(bot, to_act(game.position), game.deal.seed, kind)


def test_a_bot_chooses_by_its_own_stream() -> None:
    game, bot = seated(RandomBot())
    view = game.view(bot.seat)
    decision = bot.decide(view, 0)
    assert decision.action == RandomBot().choose(view, chance_for(game.deal.seed, bot.seat, 0))
    assert not decision.by_chance
    assert bot.forfeits == []


@pytest.mark.parametrize(
    ("failing", "reason"), [(Faint, f"choose: ValueError: {SECRET}"), (Stubborn, "choose: Keep() is not legal")]
)
def test_chance_chooses_for_a_bot_that_fails_and_does_so_again_in_the_same_way(
    failing: type[RandomBot], reason: str
) -> None:
    game, bot = seated(failing())
    view = game.view(bot.seat)
    chance = Stream(game.deal.seed, f"forfeit {bot.seat} action 0")
    assert bot.decide(view, 0) == (view.legal[chance.below(len(view.legal))], reason)
    assert bot.decide(view, 0).by_chance
    assert bot.forfeits == [reason] * 2


def test_a_choice_that_the_bot_itself_left_to_chance_stands_and_counts_as_one() -> None:
    game, bot = seated(Forfeits())
    view = game.view(bot.seat)
    bot.decide(view, 0)
    own = RandomBot().choose(view, chance_for(game.deal.seed, bot.seat, 1))
    assert bot.decide(view, 1) == (own, "choice 1")
    assert bot.forfeits == ["choice 0", "choice 1"]


def test_an_attribute_that_only_looks_like_forfeits_stops_nothing() -> None:
    game, bot = seated(type("Odd", (RandomBot,), {"forfeits": 3})())
    assert not bot.decide(game.view(bot.seat), 0).by_chance
    assert bot.forfeits == []


def test_failing_to_listen_or_to_leave_is_a_forfeit_with_a_short_reason() -> None:
    game, bot = seated(Faint())
    bot.hear(game.opening)
    bot.close()
    assert [reason.split(":")[0] for reason in bot.forfeits] == ["observe", "close"]
    assert all(len(reason) <= LONGEST_REASON for reason in bot.forfeits)


def test_the_log_names_the_bot_and_never_repeats_what_it_said(caplog: pytest.LogCaptureFixture) -> None:
    for failing in (Faint(), Stubborn()):
        game, bot = seated(failing, kind="clumsy")
        with caplog.at_level(logging.WARNING):
            bot.hear(game.opening)
            bot.decide(game.view(bot.seat), 0)
            bot.close()
    assert caplog.text.count("clumsy") == 4
    assert "red4" not in caplog.text
    assert "Keep" not in caplog.text


class Mute:
    """Has no more than it must have, and something to close."""

    is_closed = False

    def choose(self, view: View, rng: Stream) -> Action:
        return view.legal[rng.below(1)]

    def close(self) -> None:
        type(self).is_closed = True


def test_a_bot_without_observe_is_no_failure_and_is_closed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mute, "is_closed", False)
    game = Game(Deal.numbered(3, 1))
    bot = SeatedBot(bot_named("tests.bots.test_seat:Mute"), SEATS[0], game.deal.seed)
    bot.hear(game.opening)
    bot.close()
    assert bot.forfeits == []
    assert Mute.is_closed


def test_in_a_game_every_bot_hears_what_its_seat_may_and_is_closed() -> None:
    bots = [Listener(), Listener()]
    game = play_game(Deal.numbered(2, 5), bots)
    assert is_over(game.position)
    assert winners(game.position)
    for seat, bot in by_seat(bots):
        assert bot.heard == [notes_for(notes, seat) for notes in (game.opening, *game.notes)]
        assert bot.is_closed


def test_the_same_deal_and_bots_give_the_same_game() -> None:
    deal = Deal.numbered(2, 6)
    assert play_game(deal, [RandomBot(), Faint()]).actions == play_game(deal, [RandomBot(), Faint()]).actions


def test_a_game_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BotError, match="needs 3 bots, not 2"):
        play_game(Deal.numbered(3, 1), [RandomBot(), RandomBot()])
