"""Deals a live game: 256 secret bits expanded with SHAKE-256, promised by a salted hash, opened at the end."""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Final

from abbey.rules.agreement import USUAL, Agreement, check_players
from abbey.rules.core.pieces import BUILDING_CARDS, CARD_TIMES, FIGURE_CARD, LEAST_TILE, TILE_VALUES
from abbey.rules.core.position import Position
from abbey.rules.core.setup import lay_out
from abbey.rules.deal_layout import Layout
from abbey.rules.errors import CommitmentError, OptionsError
from abbey.rules.names import BUILDING_COUNT, EVENT_COUNT, FIGURE_COUNT, MONK_COUNT
from abbey.rules.stream import Stream, seed_of

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
FIGURE_CARDS: Final = 8


@dataclass(frozen=True, slots=True)
class Deal:
    """Holds all that decides how a game begins. Whoever has it knows every secret: it stays with the table."""

    players: int
    seed: bytes
    salt: bytes
    agreement: Agreement = USUAL
    shares: tuple[
        str, ...
    ] = ()  # by seat: random bytes of its player in hexadecimal, or nothing; () if nobody added any
    layout: Layout | None = None  # of a game whose pieces were laid out: then the seed decides only what comes later

    def __post_init__(self) -> None:
        check_players(self.players)
        if len(self.seed) != SEED_BYTES:
            raise OptionsError(f"A deal's seed has {SEED_BYTES} bytes, not {len(self.seed)}.")
        if len(self.salt) != SALT_BYTES:
            raise OptionsError(f"A deal's salt has {SALT_BYTES} bytes, not {len(self.salt)}.")
        if self.shares and len(self.shares) != self.players:
            raise OptionsError(f"A deal has a share for each of its {self.players} seats, not {len(self.shares)}.")
        if not all(map(is_share, filter(None, self.shares))) or (self.shares and not any(self.shares)):
            raise OptionsError(f"A player's share has {2 * SEED_BYTES} hexadecimal digits, in lower case.")
        if self.layout:
            self.layout.lay(box(self.players, self.agreement))

    @classmethod
    def fresh(cls, players: int, agreement: Agreement = USUAL) -> "Deal":
        """Make a deal that nobody can foresee."""
        return cls(players, secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SALT_BYTES), agreement)

    @classmethod
    def numbered(cls, players: int, number: int, game: int = 0, agreement: Agreement = USUAL) -> "Deal":
        """Make the same deal for the same number and game, for tests, duels and puzzles."""
        stream = Stream(seed_of(number), f"game {game}")
        return cls(players, stream.take(SEED_BYTES), stream.take(SALT_BYTES), agreement)

    @property
    def mixed_seed(self) -> bytes:
        """Return what the cards are dealt from: the seed and all that players have added to it."""
        if not self.shares:
            return self.seed
        return hashlib.sha256("\n".join(["abbey shares", self.seed.hex(), *self.shares, ""]).encode()).digest()

    def promise(self) -> str:
        """Return what the table publishes before players add anything: it binds the seed alone."""
        return promise_of(self.seed, self.salt)

    def commitment(self) -> str:
        """Return what the table publishes at the start: it binds the deal and tells nothing about it."""
        return hashlib.sha256(self.salt + self.promised().encode()).hexdigest()

    def promised(self) -> str:
        """Return the text that the commitment binds: everything that decides the game. It is a secret until the end."""
        agreed = self.agreement
        text = f"abbey deal\n{self.players}\n{agreed.time_last}\n{agreed.overshoot}\n"
        laid = self.layout.entries() if self.layout else {}
        lines = [self.seed.hex(), *self.shares, *(f"{entry}: {words}" for entry, words in laid.items())]
        return f"{text}{agreed.components.as_toml()}" + "".join(f"{line}\n" for line in lines)

    def matches(self, commitment: str) -> bool:
        """Tell whether this is the deal that was promised."""
        return hmac.compare_digest(self.commitment().encode(), commitment.encode())

    def check(self, commitment: str) -> None:
        """Refuse when this is not the deal that was promised."""
        if not self.matches(commitment):
            raise CommitmentError(
                f"The deal does not match its commitment: promised {commitment}, opened {self.commitment()}. "
                "One of them was changed after the game began, so this may not be the game that was played.",
                "deal",
            )

    def check_promise(self, promise: str) -> None:
        """Refuse when the seed is not the one that was promised before players added their shares."""
        if not hmac.compare_digest(self.promise().encode(), promise.encode()):
            raise CommitmentError(
                f"The seed does not match its promise: promised {promise}, opened {self.promise()}. "
                "It was chosen or changed after the players had added their shares.",
                "deal",
            )

    def position(self) -> Position:
        """Return the first position of the game."""
        return self.begin(None)

    def begin(self, notes: list[tuple[int, int, int, int, int, int]] | None) -> Position:
        """Return the first position; what happens on the way is told to `notes`."""
        s = box(self.players, self.agreement)
        s.notes = notes
        chance = Stream(self.mixed_seed, "deal")
        if self.layout:
            self.layout.lay(s)
        else:
            _shuffle_box(s, chance)
        s.rng = [chance.getrandbits(32) for _ in range(4)]
        lay_out(s)
        return s


def _shuffle_box(s: Position, chance: Stream) -> None:
    for pile in (s.events, s.chain, s.deck, s.identity):
        chance.mix(pile)
    buildings = list(range(BUILDING_COUNT))
    chance.mix(buildings)
    s.where = buildings[:FIGURE_COUNT]  # rules: figures
    s.turn = chance.below(s.players)


def promise_of(seed: bytes, salt: bytes) -> str:
    """Return the promise of a seed: a hash that binds it and tells nothing about it."""
    return hashlib.sha256(salt + f"abbey seed\n{seed.hex()}\n".encode()).hexdigest()


def is_share(text: str) -> bool:
    """Tell whether a text is what a player may add to a deal."""
    return re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text) is not None


def deal(players: int, seed: int, agreement: Agreement = USUAL) -> Position:
    """Return the first position of the game with this number."""
    return Deal.numbered(players, seed, agreement=agreement).position()


def box(players: int, agreement: Agreement) -> Position:
    """Return the pieces in the order of the component table, as they lie in the box: not yet a game."""
    check_players(players)
    reset = agreement.overshoot == "reset"
    s = Position(players=players, time_last=int(agreement.time_last), overshoot_reset=int(reset))
    components = agreement.components
    s.events = list(range(EVENT_COUNT))
    s.identity = list(range(MONK_COUNT))
    s.chain = [
        colour * TILE_VALUES + value - LEAST_TILE for colour, values in enumerate(components.tiles) for value in values
    ]
    s.deck = [monk * CARD_TIMES + time for monk, times in enumerate(components.monks) for time in times]
    s.deck += [
        BUILDING_CARDS + building * CARD_TIMES + time
        for building, times in enumerate(components.buildings)
        for time in times
    ]
    s.deck += [FIGURE_CARD] * FIGURE_CARDS
    s.chain_len = len(s.chain)
    s.deck_len = len(s.deck)
    return s
