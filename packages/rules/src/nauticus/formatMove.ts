/** Moves as numbers and as text, both ways by table: bots ask for every legal move. */
import * as Move from './moves.ts';
import { ACTION_NAMES, moveNotation, TILE_NAMES } from './notation.ts';
import { REWARD_NAMES } from './state.ts';

const textOf = (m: number): string => {
  if (m < Move.EXTRA) return moveNotation.choose(ACTION_NAMES[m - Move.CHOOSE]);
  if (m === Move.EXTRA) return moveNotation.extra;
  if (m === Move.PASS) return moveNotation.pass;
  if (m === Move.END) return moveNotation.end;
  if (m < Move.STORE) return moveNotation.buy(TILE_NAMES[m - Move.BUY]);
  if (m === Move.STORE) return moveNotation.store;
  if (m === Move.NEW_SHIP) return moveNotation.onNewShip;
  if (m < Move.ON_CROWN_MAST) return moveNotation.onShip(m - Move.ON_SHIP + 1);
  if (m < Move.CARRY) return moveNotation.onCrownMast(m - Move.ON_CROWN_MAST + 1);
  if (m < Move.WITHDRAW) return moveNotation.transport(TILE_NAMES[m - Move.CARRY]);
  if (m === Move.WITHDRAW) return moveNotation.withdraw;
  if (m < Move.SCORE) return moveNotation.deliver(m - Move.DELIVER + 1);
  if (m === Move.SCORE) return moveNotation.scoreCrowns;
  if (m < Move.REWARD) return moveNotation.take(TILE_NAMES[m - Move.TAKE]);
  return moveNotation.reward(REWARD_NAMES[m - Move.REWARD]);
};

const TEXTS = Array.from({ length: Move.MOVE_COUNT }, (_, m) => textOf(m));
const MOVES = new Map(TEXTS.map((text, m) => [text, m]));

export const formatMove = (m: number): string => TEXTS[m];

export const parseMove = (text: string): number | undefined => MOVES.get(text);
