// boardgame.io's server with the game beside this file. Usage: node peer.js PORT [FOLDER]; with a folder it stores its
// matches there in flat files, without one it keeps them in memory, which is its default.

import { createRequire } from 'node:module';
import { game } from './game.js';

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...db });
const { appServer } = await server.run(Number(port));
const address = /** @type {import('node:net').AddressInfo} */ (appServer.address());
console.log(`http://127.0.0.1:${address.port}/`);
