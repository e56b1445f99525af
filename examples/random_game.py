"""Plays a whole game at random and tells it in sentences: one for each note, with the clause of the rules behind it."""

from collections.abc import Iterable

from abbey.rules import Deal, Game, Note, Stream, is_over, scores, winners
from abbey.speech import Listener, Speaker, sentences


def tell(notes: Iterable[Note], speaker: Speaker) -> None:
    for sentence in sentences(notes, speaker):
        print(f"{sentence.text} [{sentence.clause}]")


def main() -> None:
    names = ("Anna", "Bruno", "Clara")
    speaker = Speaker("en", Listener(names))
    game = Game(Deal.numbered(players=3, number=7), names)
    chance = Stream(game.deal.seed, "example")
    tell(game.opening, speaker)
    while not is_over(game.position):
        legal = game.legal()
        tell(game.play(legal[chance.below(len(legal))]), speaker)
    for name, score in zip(names, scores(game.position), strict=True):
        print(f"{name}: {score} evidence")
    print("Won by", " and ".join(names[seat] for seat in winners(game.position)))


if __name__ == "__main__":
    main()
