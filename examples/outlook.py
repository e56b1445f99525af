"""Tells how good each card is: plays on at random from what one seat knows, thousands of times. Needs abbey[fast].

The first run compiles the rules, which takes about half a minute; later runs begin at once.
"""

from random import Random

from abbey.fast import playouts_from_view
from abbey.rules import deal, play, redeal, to_act, view, word_of

GAMES = 20_000


def main() -> None:
    position = deal(players=4, seed=7)
    seat = to_act(position)
    seen = view(position, seat)
    for action in seen.legal:
        world = redeal(seen, Random(1))  # what a play shows at once depends on nothing hidden
        play(world, action, seat)
        result = playouts_from_view(view(world, seat), GAMES, seed=1)
        share = result.won[:, seat].mean()
        doubt = (share * (1 - share) / GAMES) ** 0.5
        print(f"{word_of(action):20} wins {share:.1%} of {GAMES} random games, give or take {doubt:.1%}")


if __name__ == "__main__":
    main()
