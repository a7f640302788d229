// Plays at tables of boardgame.io's server, as its own client speaks to it: load.mjs <folder with boardgame.io>
import { createRequire } from 'node:module';
import { runErrands } from '../../packages/cli/src/bench/server/runErrands.ts';
import { seatsAt, socketsAt } from '../../packages/cli/src/bench/server/seats.ts';
import { games, seededRng } from '../../packages/rules/src/index.ts';
import { readMove } from '../../packages/rules/src/nautilus-island/public.ts';

const require = createRequire(`${process.argv[2]}/`);
const { io } = require('socket.io-client');
const GAME = 'nautilus-island';

const post = async (address, path, body) => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${address}games/${GAME}/${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
};

class Table {
  #sights = [];
  #waiting = [];
  #sent;
  #rng;
  isOver = false;

  constructor(id, seed) {
    this.id = id;
    this.#rng = seededRng(seed);
  }

  get sockets() {
    return this.#sights.length;
  }

  /** `playerID` null for somebody who looks on. Resolves with the first view. */
  watch(address, localAddress, { playerID, credentials }) {
    const options = { transports: ['websocket'], forceNew: true, localAddress };
    const socket = io(`${address}${GAME}`, options);
    const sight = { socket, playerID, credentials, stateID: -1, legal: [] };
    this.#sights.push(sight);
    socket.on('connect', () => socket.emit('sync', this.id, playerID, credentials, undefined));
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('sync', (_, { state }) => {
        this.#see(sight, state);
        resolve(state.G.view);
      });
      socket.on('update', (_, state) => this.#see(sight, state));
    });
  }

  play(onSeen) {
    this.#waiting.push(onSeen);
    this.#playNext();
  }

  /** Sends what is no legal move; resolves with whether anything has changed by it. */
  async isFooled() {
    const mover = this.#sights.find(({ legal }) => legal.length > 0);
    const before = mover.stateID;
    this.#send(mover, 'collect nothing');
    this.#send({ ...mover, playerID: String(1 - Number(mover.playerID)) }, mover.legal[0]);
    await new Promise(resolve => setTimeout(resolve, 500));
    return this.#sights.some(({ stateID, legal }) => stateID !== before && legal.length > 0);
  }

  #see(sight, { _stateID: stateID, G, ctx }) {
    sight.stateID = stateID;
    sight.legal = G.legal;
    if (ctx.gameover) this.isOver = true;
    const sent = this.#sent;
    if (!sent || !this.#sights.every(s => s.stateID > sent.stateID)) return;
    this.#sent = undefined;
    sent.onSeen(sent);
    this.#playNext();
  }

  #playNext() {
    if (this.#sent) return;
    const mover = this.#sights.find(({ legal }) => legal.length > 0);
    if (!mover || this.#waiting.length === 0) return;
    const { stateID, legal } = mover;
    const move = legal[this.#rng(legal.length)];
    const startsTurn = readMove(move).type === 'column';
    this.#sent = { stateID, startsTurn, onSeen: this.#waiting.shift() };
    this.#send(mover, move);
  }

  #send({ socket, playerID, credentials, stateID }, move) {
    const payload = { type: 'play', args: [move], playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.id, playerID);
  }
}

/** Hands of others must not be in a view. */
const checkHidden = (view, seat) => {
  const isOpen = view.players.some(({ hand }, other) => hand !== null && other !== seat);
  if (isOpen || (seat >= 0 && view.players[seat].hand === null))
    throw new Error(`seat ${seat} sees the wrong hands`);
};

const makeTable = async (plan, n) => {
  const { address } = plan;
  const sockets = socketsAt(plan, n);
  const seats = seatsAt(games[GAME], sockets, n);
  const { matchID } = await post(address, 'create', { numPlayers: seats });
  const table = new Table(matchID, n);
  const localAddress = `127.0.0.${1 + (n % plan.addresses)}`;
  for (let i = 0; i < Math.max(seats, sockets); i++) {
    const playerID = i < seats ? String(i) : null;
    const join = { playerID, playerName: `Guest ${i + 1}` };
    const joined = playerID && (await post(address, `${matchID}/join`, join));
    const place = { playerID, credentials: joined?.playerCredentials };
    checkHidden(await table.watch(address, localAddress, place), playerID === null ? -1 : i);
  }
  return table;
};

runErrands(async plan => {
  const tables = [];
  let next = 0;
  const makeTables = async () => {
    while (next < plan.tables) tables.push(await makeTable(plan, next++));
  };
  await Promise.all(Array.from({ length: 32 }, makeTables));
  if (await tables[0].isFooled()) throw new Error('an illegal move was played');
  return tables;
});
