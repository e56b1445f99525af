"""A bot of our own: it tries every action in its head and keeps the one after which its monk looks best."""

from abbey.bots import BOTS, Bot, Randomly, chance_for
from abbey.rules import Action, Deal, Game, Note, Stream, View, is_over, notes_for, play, redeal, winners


class Tidy:
    def choose(self, view: View, rng: Stream) -> Action:
        world = redeal(view, rng)
        me = view.identities[view.viewer]

        def trouble(action: Action) -> int:
            after = world.copy()
            play(after, action, view.viewer)
            return 3 * after.evidence[me] + after.suspicion[me]

        return min(view.legal, key=trouble)

    def observe(self, notes: list[Note]) -> None:
        """It needs no memory."""


BOTS["tidy"] = Tidy


def game_between(bots: list[Bot], number: int) -> Game:
    game = Game(Deal.numbered(len(bots), number))
    while not is_over(game.position):
        seat = game.position.to_act
        rng = chance_for(game.deal.seed, seat, len(game.actions))
        notes = game.play(bots[seat].choose(game.view(seat), rng))
        for other, bot in enumerate(bots):
            bot.observe(notes_for(notes, other))
    return game


if __name__ == "__main__":
    wins = sum(0 in winners(game_between([Tidy(), Randomly(), Randomly()], n).position) for n in range(60))
    print(f"Tidy won {wins} of 60 games against two random bots.")
