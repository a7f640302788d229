/** For tests: a position as a reader would describe it, and the moves of a test as text. */

import type { Options } from '../../core/options.ts';
import { copiesOf, isChoosy, levelOf, reefCount, usableHeroics } from '../../nautilion/box.ts';
import { components } from '../../nautilion/components.ts';
import type { Event } from '../../nautilion/events.ts';
import { nautilion } from '../../nautilion/index.ts';
import { brokenInvariant } from '../../nautilion/invariants.ts';
import { formatToken, parseToken } from '../../nautilion/notation.ts';
import { settle } from '../../nautilion/play.ts';
import {
  BLANK,
  CREW,
  cabinSpaceOf,
  Expansion,
  plays,
  REEF,
  REEF_NUMBERS,
  ROW,
  type State,
} from '../../nautilion/state.ts';
import { beginTurn } from '../../nautilion/turn.ts';
import type { Position } from '../../nautilion/view.ts';
import { byNotation } from '../byNotation.ts';

/** The start of a turn. Tokens are written as in notation, a mercenary as M and a blank as -. */
export interface Given {
  seats?: 1 | 2;
  ship?: string;
  expansions?: string;
  level?: string;
  harpoons?: number;
  turn?: number;
  /** The seat whose turn it is, and the admiral cards by seat, 1 or 2. */
  active?: number;
  admirals?: readonly [number, number];
  /**
   * The path from the Happy Isles, with N and P where the figures stand; a figure left out stands
   * on its end. `3/6` is a 3 with a reef 6 beside it.
   */
  path?: string;
  crew?: string;
  mercenaries?: string;
  cabin?: string;
  hold?: string;
  /** Tokens, or a number of blank ones. */
  reserve?: string | number;
  /** Unsaid, every token not mentioned lies here; else those lie behind the figures. */
  pile?: string;
  /** The number of the reef beside the Nautilion. */
  beside?: number;
  collided?: boolean;
  isPast?: boolean;
  reflux?: number;
  /** The Darkhouse card of this turn; the rest of the row does no harm. */
  card?: number;
  /** The open heroic cards, and the pile from its top. */
  heroics?: string;
  heroicPile?: string;
  /** Faces that chance rolls first. */
  rolls?: string;
}

export const given = (g: Given, game = nautilion): State => {
  const s = game.blank(optionsOf(g));
  dealCards(s, g);
  drawPath(s, g);
  fillBoards(s, g);
  fillRest(s, g);
  s.choosy = isChoosy(s) ? 1 : 0;
  s.starter = g.turn === 1 && s.seats === 2 ? s.starter : starterOf(s, g);
  s.turn = (g.turn ?? 2) - 1;
  s.collided = g.collided ? 1 : 0;
  s.reflux = g.reflux ?? 0;
  beginTurn(s);
  settle(s);
  const wrong = brokenInvariant(s);
  if (wrong !== undefined) throw new Error(`the position described is not sound: ${wrong}`);
  for (const face of words(g.rolls)) played(s, `roll ${face}`);
  return s;
};

/** Plays moves, each of which must be legal, and returns what happened. */
export const played = (s: State, ...moves: readonly string[]): Event[] => {
  const events: Event[] = [];
  for (const text of moves) {
    const why = refusal(s, text);
    if (why !== undefined) throw new Error(`${text}: ${why}; legal: ${legal(s).join(', ')}`);
    nautilion.play(s, nautilion.parseMove(text)!, events);
    const wrong = brokenInvariant(s);
    if (wrong !== undefined) throw new Error(`not sound after ${text}: ${wrong}`);
  }
  return events;
};

export const { legal, refusal } = byNotation(nautilion);

export const shown = (s: State): Position => nautilion.position(s) as Position;

/** The path as `given` reads it. */
export const drawn = (s: State): string => {
  const { path, reefs, nautilion: ship, phantom } = shown(s);
  const tokens = path.map((token, i) => short(token) + (reefs[i]?.replace('reef', '/') ?? ''));
  const marks = [
    { at: ship.after, mark: 'N', hidden: ship.onIsles },
    { at: phantom.after, mark: 'P', hidden: phantom.onAbyss },
  ];
  if (!phantom.isPast) marks.reverse();
  marks.sort((a, b) => b.at - a.at);
  for (const { at, mark, hidden } of marks) if (!hidden) tokens.splice(at, 0, mark);
  return tokens.join(' ');
};

/** Tokens of a board as `given` reads them. */
export const tokens = (list: readonly (string | number)[]): string =>
  list.map(token => short(String(token))).join(' ');

const short = (token: string): string =>
  token === 'mercenary' ? 'M' : token === 'blank' ? '-' : token;

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

const kinds = (text: string | undefined): number[] =>
  words(text).map(word => {
    const kind = parseToken(word === 'M' ? 'mercenary' : word === '-' ? 'blank' : word);
    if (kind === undefined) throw new Error(`no such token: ${word}`);
    return kind;
  });

const reserveOf = (g: Given): string =>
  typeof g.reserve === 'number' ? '- '.repeat(g.reserve) : (g.reserve ?? '');

const optionsOf = (g: Given): Options => {
  const seats = g.seats ?? 1;
  const blanks = kinds(`${reserveOf(g)} ${g.pile ?? ''}`).filter(kind => kind === BLANK).length;
  const { max, moreForTwo } = components.reserve;
  return {
    seats,
    ship: g.ship ?? 'A1',
    reserve: g.pile === undefined ? max : blanks - (seats - 1) * moreForTwo,
    expansions: words(g.expansions),
    darkhouse: g.level ?? 'intro',
    harpoons: g.harpoons ?? 2,
  };
};

const starterOf = (s: State, g: Given): number => ((g.active ?? 0) + (g.turn ?? 2) - 1) % s.seats;

/** Cards that strike neither before the roll nor at any time without their use. */
const HARMLESS = { red: [6, 4, 7, 9, 8, 2, 1], blue: [10, 12, 11] };

const dealCards = (s: State, g: Given): void => {
  s.admiral.set(g.admirals?.map(card => card - 1) ?? (s.seats === 2 ? [0, 1] : []));
  if (plays(s, Expansion.darkhouse)) {
    const { red, blue } = levelOf(s);
    const isRed = s.sheet.red.includes(g.card ?? 0);
    const isBlue = g.card !== undefined && !isRed;
    const reds = HARMLESS.red.filter(card => card !== g.card).slice(0, red - (isRed ? 1 : 0));
    const blues = HARMLESS.blue.filter(card => card !== g.card).slice(0, blue - (isBlue ? 1 : 0));
    const row = [...blues, ...reds];
    if (g.card !== undefined) row.splice(((g.turn ?? 2) - 1) % ROW, 0, g.card);
    s.row.set(row);
  }
  const usable = [...usableHeroics(s)];
  const open = words(g.heroics).map(Number);
  const pile = words(g.heroicPile).map(Number);
  const others = usable.filter(card => !open.includes(card) && !pile.includes(card));
  const gone = Math.max(0, components.revealed - open.length);
  s.heroics = usable.length;
  if (s.heroics === 0) return;
  s.heroic.set([...others.slice(0, gone), ...open, ...pile, ...others.slice(gone)]);
  s.opened = gone + open.length;
  for (const card of open) s.revealed |= 1 << (card - 1);
};

const drawPath = (s: State, g: Given): void => {
  const drawing = words(g.path);
  const isDrawn = (mark: string): boolean => drawing.includes(mark);
  s.onIsles = isDrawn('N') ? 0 : 1;
  s.onAbyss = isDrawn('P') ? 0 : 1;
  s.crossed = isDrawn('P') && drawing.indexOf('P') < drawing.indexOf('N') ? 1 : 0;
  for (const word of drawing) {
    if (word === 'N') s.nautilion = s.length;
    else if (word === 'P') s.phantom = s.length;
    else {
      const [token, reef] = word.split('/');
      s.path[s.length] = kinds(token)[0];
      s.reef[s.length++] = reef === undefined ? 0 : reefOf(Number(reef));
    }
  }
  if (s.onAbyss === 1) s.phantom = s.length;
};

const reefOf = (number: number): number => REEF_NUMBERS.indexOf(number) + 1;

const fillBoards = (s: State, g: Given): void => {
  for (const kind of kinds(g.crew)) s.crew |= 1 << (kind - CREW);
  for (const kind of kinds(g.mercenaries)) s.hired |= 1 << (kind - CREW);
  for (const kind of kinds(g.cabin)) s.cabin |= 1 << cabinSpaceOf(kind);
  for (const kind of kinds(g.hold)) s.hold[kind]++;
  for (const kind of kinds(reserveOf(g))) s.reserve[kind]++;
  for (const kind of kinds(g.pile)) s.pile[kind]++;
  s.holdSize = kinds(g.hold).length;
  s.reserveSize = kinds(reserveOf(g)).length;
  s.beside = g.beside === undefined ? 0 : reefOf(g.beside);
};

/** Tokens not mentioned: in the pile, or on the path behind the Nautilion or else at its far end. */
const fillRest = (s: State, g: Given): void => {
  const used = new Array<number>(REEF + REEF_NUMBERS.length).fill(0);
  const count = (kind: number, n: number): void => {
    used[kind] += n;
  };
  for (let i = 0; i < s.length; i++) {
    count(s.path[i], 1);
    if (s.reef[i] > 0) count(REEF + s.reef[i] - 1, 1);
  }
  for (const text of [g.crew, g.cabin, g.hold, reserveOf(g), g.pile]) {
    for (const kind of kinds(text)) count(kind, 1);
  }
  count(parseToken('mercenary')!, words(g.mercenaries).length);
  if (s.beside > 0) count(REEF + s.beside - 1, 1);
  for (let kind = 0; kind < REEF; kind++) {
    for (let n = used[kind]; n < copiesOf(s, kind); n++) {
      if (g.pile === undefined) s.pile[kind]++;
      else addBehind(s, kind);
    }
  }
  fillReefs(s, g, used);
};

const addBehind = (s: State, kind: number): void => {
  const at = s.onIsles === 1 ? s.length : 0;
  s.path.copyWithin(at + 1, at, s.length);
  s.reef.copyWithin(at + 1, at, s.length);
  s.path[at] = kind;
  s.reef[at] = 0;
  s.length++;
  if (s.onIsles === 0) s.nautilion++;
  if (s.onIsles === 0 || s.onAbyss === 1) s.phantom++;
};

const fillReefs = (s: State, g: Given, used: readonly number[]): void => {
  let missing = reefCount(s) - used.slice(REEF).reduce((a, b) => a + b);
  if (g.pile !== undefined) {
    s.broken = missing;
    return;
  }
  const left = used.slice(REEF).map((n, reef) => s.sheet.reefCopies[reef] - n);
  for (let reef = 0; reef < left.length; reef++) {
    const n = Math.min(missing, left[reef]);
    s.pile[REEF + reef] += n;
    missing -= n;
  }
};

/** The names of tokens by kind, as events count them. */
export const namesOf = (list: readonly number[]): string => tokens(list.map(formatToken));
