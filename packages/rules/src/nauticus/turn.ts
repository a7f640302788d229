/** Who does what when: choosing, passing, the extra action, and the ends of turns, phases, rounds and the game. */
import { including } from '../core/bitSet.ts';
import { OVER } from '../core/game.ts';
import { components } from './components.ts';
import type { Event } from './events.ts';
import { kindOf, takeFree } from './gift.ts';
import { finals } from './score.ts';
import { ALL_SPACES, NO_ACTION, NO_SPACE, NO_TILE, Phase, type State } from './state.ts';
import { hasRoomFor, kindsLeft } from './storage.ts';
import { BONUSES, blueWorkersAt, dealTiles, FIRST_OF_BONUS, spaceOf } from './wheel.ts';

/** Points that a player loses who has flipped so many pass tiles: 6 3 1 0. [NC60] */
export const PENALTIES = Uint8Array.from([...components.passTiles, 0], (_, passed) =>
  components.passTiles.slice(passed).reduce((a: number, b) => a + b, 0),
);
/** What a flipped pass tile saves, by how many were flipped before. [NC47] [NC48] */
export const PASS_TILES: readonly number[] = [...components.passTiles, 0];

export const choose = (s: State, action: number, events: Event[] | undefined): void => {
  if (s.phase === Phase.extra) {
    s.action = action;
    s.phase = Phase.act;
    events?.push({ type: 'extra-action', seat: s.toAct, action });
    return;
  }
  const space = spaceOf(s, action);
  s.chosen = space;
  events?.push({ type: 'chose', seat: s.toAct, action, space, blue: blueWorkersAt(s, space) });
  takeBonus(s, space, events);
};

const takeBonus = (s: State, space: number, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const { workers, points, taler } = BONUSES[space];
  s.workers[seat] += workers; // [NC16] [NC17]
  s.points[seat] += points;
  s.taler[seat] += taler;
  if (workers + points + taler > 0) {
    events?.push({ type: 'bonus', seat, space, workers, points, taler });
  }
  if (isBonusTileOffered(s, FIRST_OF_BONUS[space], events)) s.phase = Phase.bonus;
  else prepareToAct(s);
};

const isBonusTileOffered = (s: State, first: number, events: Event[] | undefined): boolean => {
  if (first === NO_TILE || kindsLeft(s, first) === 0) return false; // [NC73]
  if (hasRoomFor(s, s.toAct, first)) return true;
  events?.push({ type: 'lost', seat: s.toAct, tile: null, kind: kindOf(first), reason: 'bonus' }); // [NC18]
  return false;
};

export const takeBonusTile = (s: State, tile: number, events: Event[] | undefined): void => {
  takeFree(s, tile, 'bonus', events); // [NC18]
  prepareToAct(s);
};

/** The seat to act may now perform the action of the phase, with all its blue workers. [NC20] */
const prepareToAct = (s: State): void => {
  begin(s, s.spaceTile[s.chosen], blueWorkersAt(s, s.chosen));
  s.phase = Phase.act;
};

/** No action runs yet; what the last one left behind is forgotten. [NC21] */
const begin = (s: State, action: number, blue: number): void => {
  s.action = action;
  s.blue = blue;
  s.uses = 0;
  s.bought = 0;
  s.scored = 0;
};

export const pass = (s: State, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const saved = PASS_TILES[s.passed[seat]];
  if (saved > 0) s.passed[seat]++;
  events?.push({ type: 'passed', seat, saved });
  finishActing(s, events);
};

export const end = (s: State, events: Event[] | undefined): void => {
  if (s.phase === Phase.after) {
    endTurn(s, events);
    return;
  }
  const { action, uses, blue: blueLost } = s;
  const extra = s.extra === 1;
  events?.push({ type: 'ended-action', seat: s.toAct, action, extra, uses, blueLost });
  if (extra) resume(s, events);
  else finishActing(s, events);
};

/** Acted or passed: only an extra action can still follow. [NC55] */
const finishActing = (s: State, events: Event[] | undefined): void => {
  begin(s, NO_ACTION, 0);
  if (s.hasExtra[s.toAct] === 1) s.phase = Phase.after;
  else endTurn(s, events);
};

export const beginExtra = (s: State, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const { workers } = components.extra;
  s.hasExtra[seat] = 0;
  s.workers[seat] += workers; // [NC56]
  s.extra = 1;
  s.resume = s.phase;
  begin(s, NO_ACTION, 0); // [NC87]
  s.phase = Phase.extra;
  events?.push({ type: 'extra', seat, workers });
};

/** Back to where the extra action came in between. */
const resume = (s: State, events: Event[] | undefined): void => {
  const phase = s.resume;
  s.extra = 0;
  s.resume = 0;
  begin(s, NO_ACTION, 0);
  if (phase === Phase.choose) s.phase = Phase.choose;
  else if (phase === Phase.act) prepareToAct(s);
  else endTurn(s, events);
};

const endTurn = (s: State, events: Event[] | undefined): void => {
  s.turn++;
  if (s.turn === s.seats) {
    endActionPhase(s, events);
    return;
  }
  s.toAct = (s.start + s.turn) % s.seats; // [NC10]
  prepareToAct(s);
};

const endActionPhase = (s: State, events: Event[] | undefined): void => {
  const space = s.chosen;
  const anchorTile = s.actionPhase === 0;
  s.flipped = including(s.flipped, space); // [NC11]
  if (anchorTile) s.first = space; // [NC14]
  s.chosen = NO_SPACE;
  s.actionPhase++;
  s.turn = 0;
  s.start = (s.start + 1) % s.seats; // [NC12]
  s.toAct = s.start;
  s.phase = Phase.choose;
  events?.push({ type: 'flipped', action: s.spaceTile[space], space, anchorTile });
  events?.push({ type: 'start-player', seat: s.start });
  if (s.actionPhase === components.actionPhases) endRound(s, events); // [NC13]
};

const endRound = (s: State, events: Event[] | undefined): void => {
  if (events) {
    const space = 31 - Math.clz32(ALL_SPACES & ~s.flipped);
    events.push({ type: 'round-ended', round: s.round, unplayed: s.spaceTile[space] });
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const points = PENALTIES[s.passed[seat]];
    s.points[seat] -= points; // [NC60] [NC62]
    s.passed[seat] = 0; // [NC61]
    if (points > 0) events?.push({ type: 'penalty', seat, points });
  }
  if (s.round === s.rounds)
    endGame(s, events); // [NC1]
  else startRound(s, events);
};

const startRound = (s: State, events: Event[] | undefined): void => {
  s.round++;
  s.actionPhase = 0;
  s.flipped = 0;
  s.anchor = s.first; // [NC14]
  s.first = NO_SPACE;
  dealTiles(s, s.round); // [NC8]
  events?.push({ type: 'round', round: s.round, anchor: s.anchor, tiles: [...s.spaceTile] });
};

const endGame = (s: State, events: Event[] | undefined): void => {
  s.phase = Phase.over;
  s.toAct = OVER;
  events?.push({ type: 'over', results: finals(s) });
};
