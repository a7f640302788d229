// boardgame.io's own server, matches in memory: server.mjs <folder with boardgame.io>
import { createRequire } from 'node:module';
import { islandGame } from './island.mjs';
import '../../packages/cli/src/bench/server/usage.ts';

process.env.NODE_ENV = 'production'; // read by boardgame.io when it is loaded
const require = createRequire(`${process.argv[2]}/`);
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const server = Server({ games: [islandGame(INVALID_MOVE)], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}/`);
