// A small game for boardgame.io's server: open board, hidden hands and deck, about as much of each as at one of our
// tables. A turn has three moves. The rules are as cheap as rules can be, so what is measured is the server.

export const PLAYERS = ['0', '1', '2', '3'];
const MONKS = ['grey', 'red', 'blue', 'orange', 'green', 'white'];
const BUILDINGS = [
  'aedificium',
  'balneum',
  'culina',
  'ecclesia',
  'hortus',
  'hospitium',
  'infirmorum_domus',
  'officinae',
  'porta',
  'scriptorium',
  'stabulum',
];

/** @template T @param {string[]} names @param {(index: number) => T} value @returns {Record<string, T>} */
const each = (names, value) => Object.fromEntries(names.map((name, index) => [name, value(index)]));

/** @param {string[]} names @param {number} from @param {number} count */
const pieces = (names, from, count) =>
  Array.from({ length: count }, (_, index) => `${names[(from + index) % names.length]}${1 + (index % 5)}`);

function setup() {
  return {
    day: 1,
    event: 'close_behind',
    time: 0,
    where: each([...MONKS, 'william', 'adson'], (index) => BUILDINGS[index]),
    suspicion: each(MONKS, () => 10),
    evidence: each(MONKS, () => 0),
    tonight: each(MONKS, (index) => index),
    tiles: each(BUILDINGS, (index) => pieces(MONKS, index, 3)),
    chain: pieces(MONKS, 3, 12),
    discard: pieces(BUILDINGS, 5, 14),
    timeTiles: PLAYERS.map((_, seat) => pieces(MONKS, seat, 3)),
    legal: pieces(BUILDINGS, 0, 8),
    told: pieces(MONKS, 0, 0),
    secret: {
      deck: pieces(BUILDINGS, 2, 40),
      hands: each(PLAYERS, (seat) => pieces(MONKS, seat, 6)),
      identities: each(PLAYERS, (seat) => MONKS[seat]),
    },
  };
}

/** @typedef {{ G: ReturnType<typeof setup>, playerID: string }} Turn */

/** Everything open, and of the secrets what is the viewer's own. @param {Omit<Turn, 'playerID'> & { playerID: string | null }} look */
function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const seat = playerID ?? 'nobody';
  const own = { hand: secret.hands[seat], identity: secret.identities[seat], deck: secret.deck.length };
  return { ...open, own };
}

/**
 * A figure walks, a monk is suspected, a card is played and another drawn.
 * @param {Turn} turn @param {string} figure @param {string} building
 */
function walk({ G, playerID }, figure, building) {
  const hand = G.secret.hands[playerID];
  G.told = [`${figure} ${G.where[figure]} ${building}`, `${figure} ${G.suspicion[figure]} ${hand[0]}`];
  G.where[figure] = building;
  G.suspicion[figure] = (G.suspicion[figure] + 3) % 20;
  G.tiles[building].reverse();
  G.time = (G.time + 1) % 24;
  pass(hand, G.discard);
  pass(G.discard, G.secret.deck);
  pass(G.secret.deck, hand);
}

/** The first of these goes last among those. @param {string[]} these @param {string[]} those */
function pass(these, those) {
  those.push(...these.splice(0, 1));
}

export const game = {
  name: 'walk',
  minPlayers: PLAYERS.length,
  maxPlayers: PLAYERS.length,
  setup,
  playerView,
  turn: { minMoves: 3, maxMoves: 3 },
  moves: { walk: { move: walk, client: false } },
};

/** The n-th move of a game, as arguments of `walk`. @param {number} n */
export const nthMove = (n) => [MONKS[n % MONKS.length], BUILDINGS[(n * 7) % BUILDINGS.length]];
