"""Looks for the game of the guided first day, and writes its record.

    .venv/bin/python experiments/guided_game.py 26885 26886 > src/abbey/server/lessons/guided_game.abbey

The learner has seat 0 and begins. Their first three cards make three turns that show everything: their own monk does a
task where nobody else stands, which the day's event rewards; a rival finds no task, and a time tile shortens the way;
William comes to the learner's monk and one other, and that ends the day. The others play long cards, so that the day
is short. Then bots play on for everybody, and at the end the learner wins if both of their guesses are right.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from typing import Final

from abbey.bots import SeatedBot, bot_named
from abbey.rules import (
    Accuse,
    Action,
    Deal,
    Game,
    Keep,
    Move,
    Play,
    Show,
    Spend,
    Sway,
    record_of,
    winners,
    word_of,
    write_record,
)
from abbey.rules import to_act as whose_turn
from abbey.rules.action import TILES
from abbey.rules.names import ACCUSE, BUILDINGS, EVENTS, FIGURES, HOURS_A_DAY, MONKS, PLAY, SEATS, SHOW, SeatNumber

PLAYERS: Final = 3
LEARNER: Final = SEATS[0]
NAMES: Final = ("Learner", "Hilda (novice bot)", "Odo (novice bot)")
EVENT: Final = "unobtrusive"
KIND: Final = "novice"  # plays the days that the lesson leaves out
TRIES: Final = 4000  # for each deal


class FirstDay:
    """Plays the first day as the lesson wants it, and leaves the rest to chance; it may come to nothing."""

    def __init__(self, deal: Deal, chance: random.Random) -> None:
        self.game = Game(deal, NAMES)
        self._chance = chance
        self._monks = [MONKS[self.game.position.identity[seat]] for seat in SEATS[:PLAYERS]]

    def is_found(self) -> bool:
        """Play the day, and tell whether everything happened in it."""
        turns = (self._task, self._other, self._other, self._no_task, self._other, self._other, self._william)
        return all(turn() for turn in turns)

    @property
    def _own(self) -> str:
        return self._monks[LEARNER]

    def _play(self, fits: Callable[[Action], bool]) -> bool:
        """Play any of the legal actions that fit, if there is one."""
        found = [action for action in self.game.legal() if fits(action)]
        if found:
            self.game.play(self._chance.choice(found))
        return bool(found)

    def _play_card(self, *words: str) -> bool:
        return self._play(lambda action: word_of(action) in [f"play:{word}" for word in words])

    def _tiles(self, building: str) -> list[tuple[str, int]]:
        here = self.game.position.tiles[BUILDINGS.index(building)]
        return [(TILES[tile].colour, TILES[tile].value) for tile in here if tile >= 0]

    def _figures(self, building: str) -> list[str]:
        place = BUILDINGS.index(building)
        return [FIGURES[figure] for figure, at in enumerate(self.game.position.where) if at == place]

    def _has_task(self, move: Move) -> bool:
        return move.figure in [colour for colour, _ in self._tiles(move.building)]

    def _task(self) -> bool:
        """Let the learner's own monk take a tile that is worth something, where nobody else stands."""

        def fits(action: Action) -> bool:
            if not isinstance(action, Move) or self._figures(action.building):
                return False
            values = [value for colour, value in self._tiles(action.building) if colour == self._own]
            return len(values) == 1 and values[0] >= 4

        return self._play_card(f"{self._own}3", f"{self._own}4") and self._play(fits)

    def _no_task(self) -> bool:
        """Send a rival to where others stand and no task waits; a time tile makes the way shorter."""

        def fits(action: Action) -> bool:
            if not isinstance(action, Move) or action.figure not in MONKS or action.figure == self._own:
                return False
            is_full = len(self._tiles(action.building)) == 2
            return is_full and bool(self._figures(action.building)) and not self._has_task(action)

        is_played = self._play_card(*(f"{building}3" for building in BUILDINGS))
        return is_played and self._play(lambda action: isinstance(action, Spend)) and self._play(fits)

    def _william(self) -> bool:
        """End the day with William, where the learner's monk stands with one other."""

        def fits(action: Action) -> bool:
            here = [figure for figure in self._figures(getattr(action, "building", "")) if figure in MONKS]
            return len(here) == 2 and self._own in here

        def helps(action: Action) -> bool:
            return isinstance(action, Sway) and (action.by < 0) == (action.monk == self._own)

        is_played = self._play_card("william") and self.game.position.time >= HOURS_A_DAY
        return is_played and self._play(fits) and self._play(helps) and self._play(helps)

    def _other(self) -> bool:
        """Let somebody else play a long card in a way that makes sense; the day goes on afterwards."""
        seat = whose_turn(self.game.position)
        mine = self._monks[seat]

        def helps(action: Action) -> bool:
            match action:
                case Play():
                    return word_of(action)[-1] in "34"
                case Move(figure):
                    return figure in MONKS and (figure == mine) == self._has_task(action)
            return isinstance(action, Keep)

        is_played = self._play(helps)
        while is_played and self.game.position.phase not in (PLAY, SHOW):
            is_played = self._play(helps)
        return is_played and self.game.position.phase == PLAY


def is_promising(deal: Deal) -> bool:
    """Tell whether the learner begins under the event, with cards for the three turns and a monk easy to tell apart."""
    position = deal.position()
    own = MONKS[position.identity[LEARNER]]
    if position.turn != LEARNER or EVENTS[position.event] != EVENT or own in ("white", "grey"):
        return False
    plays = [word_of(action) for action in Game(deal).legal()]
    has_monk = f"play:{own}3" in plays or f"play:{own}4" in plays
    has_building = any(f"play:{building}3" in plays for building in BUILDINGS)
    return has_monk and has_building and "play:william" in plays


def first_days(deals: range) -> Iterator[Game]:
    """Yield a first day for every deal that has one."""
    for number in deals:
        deal = Deal.numbered(PLAYERS, number)
        chance = random.Random(number)
        days = (FirstDay(deal, chance) for _ in range(TRIES if is_promising(deal) else 0))
        found = next((day for day in days if day.is_found()), None)
        if found is not None:
            yield found.game


def show_apart(game: Game) -> None:
    """Let everybody show another colour: the learner that of the monk William harmed, the others ones nobody plays."""
    identities = [MONKS[number] for number in game.position.identity]
    harmed = next(action.monk for _, action in reversed(game.actions) if isinstance(action, Sway) and action.by > 0)
    for seat, colour in zip(SEATS, (harmed, *identities[PLAYERS:]), strict=False):
        if seat < PLAYERS:
            game.play(Show(colour), seat)


def play_on(game: Game) -> None:
    """Let bots play for all seats until everybody is to accuse."""
    seats = [SeatedBot(bot_named(KIND), seat, game.deal.seed, KIND) for seat in SEATS[:PLAYERS]]
    for notes in (game.opening, *game.notes):
        for seated in seats:
            seated.hear(notes)
    while game.position.phase != ACCUSE:
        seat = whose_turn(game.position)
        notes = game.play(seats[seat].decide(game.view(seat), len(game.actions)).action, seat)
        for seated in seats:
            seated.hear(notes)


def accuse(game: Game) -> None:
    """Let the first of the others know the second and nobody else, the second the learner; the learner knows both."""
    identities = [MONKS[number] for number in game.position.identity]
    nobody = identities[-1]
    guesses: list[tuple[SeatNumber, SeatNumber, str]] = [
        (SEATS[1], SEATS[0], nobody),
        (SEATS[1], SEATS[2], identities[2]),
        (SEATS[2], SEATS[0], identities[0]),
        (SEATS[2], SEATS[1], nobody),
        (SEATS[0], SEATS[1], identities[1]),
        (SEATS[0], SEATS[2], identities[2]),
    ]
    for seat, accused, colour in guesses:
        game.play(Accuse(accused, colour), seat)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("first", type=int)
    options.add_argument("end", type=int)
    asked = options.parse_args()
    for game in first_days(range(asked.first, asked.end)):
        show_apart(game)
        play_on(game)
        accuse(game)
        if winners(game.position) == [LEARNER]:
            print(write_record(record_of(game)), end="")


if __name__ == "__main__":
    main()
