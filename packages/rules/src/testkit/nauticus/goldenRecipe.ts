/** Ways of playing that lead to the rare things; the recorded games are made with them. */
import type { Options } from '../../core/options.ts';
import type { Player, View } from '../../nauticus/view.ts';
import { ranking, type Taste } from '../taste.ts';

export const mixes: readonly Options[] = [
  { seats: 2, oneEmblemPerShip: false },
  { seats: 3, oneEmblemPerShip: true },
  { seats: 4, oneEmblemPerShip: false },
];

/** Games to try for each mix and taste. */
export const tries = 60;

const mover = (v: View): Player => v.players[v.toAct ?? 0];

/** Builds stern, middles, bow, all of the lion, one ship after the other. */
const architect: Taste<View> = (move, v) => {
  const me = mover(v);
  const { ships, storage } = me;
  const at = v.players[v.toAct ?? 0].finished.indexOf(false);
  const ship = at < 0 ? [] : ships[at].parts;
  const need = ship.length === 0 ? 'stern' : ship.length < 3 ? 'middle' : 'bow';
  const wants = (name: string, most: number): number => ((storage[name] ?? 0) < most ? 5 : -1);
  if (move === `buy ${need}` || move === `transport ${need}`) return 6;
  if (/^(buy|transport) (bow|middle|stern|1-ship)/.test(move)) return -1;
  if (/^(transport|take) (lion|crown)/.test(move)) return 5;
  if (move === 'buy lion mast') return wants('lion mast', 2);
  if (move === 'buy lion sail') return wants('lion sail', 3);
  if (/^buy/.test(move)) return -1;
  if (move === 'place on new ship') return at < 0 ? 5 : -2;
  if (move.startsWith('place on')) return move.endsWith(`ship ${at + 1}`) ? 4 : 1;
  return ranking(
    [/^choose (hulls|masts|sails|transport)/, 3],
    [/^choose money/, 2],
    [/^withdraw/, me.taler < 12 ? 3 : -1],
    [/^end/, 1],
    [/^reward (workers|crown sail)/, 1],
    [/^(transport|deliver|score)/, 1],
    [/^extra/, v.round > 2 ? 1 : -1],
  )(move);
};

/** Small ships, loaded and emptied again and again. */
const trader: Taste<View> = (move, v) => {
  const { finished } = v.players[v.toAct ?? 0];
  return ranking(
    [/^deliver/, 9],
    [/^buy 1-ship/, finished.length < 4 ? 4 : -1],
    [/^buy (lion|fish)/, 4],
    [/^(transport) (1-ship|lion|crown|fish)/, 5],
    [/^take (lion|fish)/, 2],
    [/^choose (goods|delivery|transport)/, finished.includes(true) ? 3 : 1],
    [/^choose (hulls|masts|sails)/, 2],
    [/^place on (ship|new|crown)/, 3],
    [/^buy/, -1],
    [/^end/, 1],
    [/^reward (goods|workers)/, 1],
    [/^withdraw/, mover(v).taler < 8 ? 2 : -1],
    [/^extra/, v.round > 3 ? 1 : -1],
  )(move);
};

/** Passes for crowns, then scores them. */
const monarch: Taste<View> = (move, v) => {
  const { passed } = mover(v);
  return ranking(
    [/^score/, 9],
    [/^choose crowns/, passed === 3 ? 5 : -5],
    [/^pass/, 4],
    [/^extra/, passed === 3 ? 1 : -1],
  )(move);
};

/** Acts whenever it can and fills its storage, so that things get lost and stacks run out. */
const hoarder: Taste<View> = ranking(
  [/^buy/, 4],
  [/^place on/, 3],
  [/^(transport|deliver|score)/, 3],
  [/^withdraw/, 2],
  [/^end/, 1],
);

/** Buys all it can of one kind of thing. */
const collector: Taste<View> = (move, v) =>
  ranking(
    [/^buy (bow|stern|middle|1-ship|tower)/, 4],
    [/^place on/, 3],
    [/^transport/, 3],
    [/^deliver|^score/, 3],
    [/^choose (hulls|money)/, 2],
    [/^withdraw/, mover(v).workers > 3 ? 2 : -1],
    [/^end/, 1],
  )(move);

export const tastes: { readonly [name: string]: Taste<View> } = {
  careless: () => 0,
  architect,
  trader,
  monarch,
  hoarder,
  collector,
};
