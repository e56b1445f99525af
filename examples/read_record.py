"""Reads a finished game from a file, checks it, and shows the evidence after each day. Needs the file evening.abbey."""

from pathlib import Path

from abbey.rules import Game, read_record, scores, winners
from abbey.rules.names import MONKS

RECORD = Path(__file__).with_name("evening.abbey")


def main() -> None:
    record = read_record(RECORD.read_text(encoding="utf-8"))
    record.verify()  # refuses a deal that was not promised and an action that the rules do not allow
    game = Game(record.deal, record.names)
    print("day ", *(f"{monk:>6}" for monk in MONKS))
    for seat, action in record.actions:
        day = game.position.day
        game.play(action, seat)
        if game.position.day != day:
            print(f"{day:<4}", *(f"{points:>6}" for points in game.position.evidence))
    print("end ", *(f"{points:>6}" for points in game.position.evidence))
    for number, (name, score) in enumerate(zip(game.names, scores(game.position), strict=True)):
        monk = MONKS[game.position.identity[number]]
        print(f"{name} was {monk}: {score}{', and won' if number in winners(game.position) else ''}")


if __name__ == "__main__":
    main()
