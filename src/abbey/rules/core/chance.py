"""Draws random numbers from the position: sfc32, 128 bits of state, the same at both speeds on every machine.

It serves reshuffles and playouts; a live game's deal comes from `abbey.rules.deal`. Products and shifts stay below
2**63, so that 64-bit machine integers and Python's agree.
"""

from typing import Final

from abbey.rules.core.position import Position

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


def below(s: Position, limit: int) -> int:
    """Draw a number in 0..limit-1; below a limit of 100 no value is favoured by more than one part in 40 million."""
    state = s.rng
    b = state[1]
    c = state[2]
    count = state[3]
    word = (state[0] + b + count) & WORD
    state[0] = b ^ (b >> 9)
    state[1] = 9 * c & WORD
    state[2] = ((c << 21) + (c >> 11) + word) & WORD  # c turned by 21 bits: the mask drops what went past the end
    state[3] = (count + 1) & WORD
    return (word * limit) >> 32


def seed_chance(s: Position, low: int, high: int, index: int) -> None:
    """Start one of many independent streams: 64 bits of seed and the number of the stream."""
    s.rng[0] = low & WORD
    s.rng[1] = high & WORD
    s.rng[2] = index & WORD
    s.rng[3] = 1
    for _ in range(WARM_UP):
        below(s, 1)


def seed_words(seed: int) -> tuple[int, int]:
    """Split a seed into the low and high word that `seed_chance` takes."""
    return seed & WORD, seed >> 32 & WORD


def shuffle(s: Position, line: list[int], start: int, stop: int) -> None:
    for i in range(stop - 1, start, -1):
        j = start + below(s, i - start + 1)
        kept = line[i]
        line[i] = line[j]
        line[j] = kept


def lay_pile(s: Position) -> None:
    """Put the pile just shuffled into the order that was laid out for it, if that is of these very cards.

    Compiled it does nothing: no loop over the rules goes on from pieces that were laid out.
    """
    if s.piles and sorted(s.piles[0]) == sorted(s.deck[: s.deck_len]):
        s.deck[: s.deck_len] = s.piles[0]
        s.piles = s.piles[1:]
