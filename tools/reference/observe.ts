/** Everything that a game shows to the outside, gathered from games: random ones of every option mix, and the recorded ones. */
import {
  type AnyGame,
  CHANCE,
  type GameEvent,
  isReadError,
  type Options,
  type OptionValue,
  OVER,
  parseDealLine,
  type Refusal,
  type Rng,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { readSources } from '../sources.ts';
import { Shape } from './shape.ts';

/** A fact of chance by its form: `die/#/#/#`. */
export interface Fact {
  /** How many answers there were, each with the last number of the name for which it was so. */
  readonly counts: Map<string, { readonly index: number; readonly n: number }>;
  /** The answers one after another, for a fact that is asked in play. */
  readonly answers: Map<string, readonly string[]>;
}

export interface Seen {
  readonly facts: Map<string, Fact>;
  readonly dealLines: Map<string, Set<number>>; // how many words a line has had
  readonly events: Map<string, Shape>;
  readonly position: Shape;
  readonly view: Shape;
  readonly refusals: Map<string, Set<string>>; // rules by code
  readonly optionRefusals: Map<string, string>; // rule by code
  readonly mixes: readonly Options[]; // those that are accepted
  games: number;
}

/** Views and refusals are looked at only now and then: they are dear, and hardly differ from ply to ply. */
const EVERY = 9;

/** @param records paths of objects whose keys are data, such as names of tiles */
export const observe = (game: AnyGame, records: readonly string[], games: number): Seen => {
  const optionRefusals = new Map<string, string>();
  const mixes = allMixes(game).filter(mix => {
    const refusal = game.refuseOptions(mix);
    if (refusal) optionRefusals.set(refusal.code, refusal.rule);
    return refusal === undefined;
  });
  const seen: Seen = {
    facts: new Map(),
    dealLines: new Map(),
    events: new Map(),
    position: new Shape(records),
    view: new Shape(records),
    refusals: new Map(),
    optionRefusals,
    mixes,
    games: 0,
  };
  for (const mix of mixes) observeDeal(game, mix, seen);
  for (const golden of goldensOf(game)) playGolden(game, golden, seen);
  for (let i = 0; i < games; i++) playRandom(game, mixes[(i * STRIDE) % mixes.length], i, seen);
  return seen;
};

/** A prime, so that few games still meet every value of every option in every company. */
const STRIDE = 379;

/** Every choice of every option, with every number of seats. */
const allMixes = (game: AnyGame): Options[] => {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }) as Options);
  return game.options.reduce(
    (mixes, spec) =>
      mixes.flatMap(mix => valuesOf(spec).map(value => ({ ...mix, [spec.name]: value }))),
    seats,
  );
};

const valuesOf = (spec: AnyGame['options'][number]): readonly OptionValue[] => {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
    case 'choice':
      return spec.values;
    case 'set':
      return Array.from({ length: 1 << spec.values.length }, (_, set) =>
        spec.values.filter((_, i) => set & (1 << i)),
      );
  }
};

const observeDeal = (game: AnyGame, mix: Options, seen: Seen): void => {
  const s = game.blank(mix);
  game.deal(s, (n, name, index) => {
    noteFact(seen, `${name}/${index}`, n);
    return 0;
  });
  for (const line of game.formatDeal(s)) {
    const { name, words } = parseDealLine(line) ?? { name: line, words: [] };
    entry(seen.dealLines, form(name), () => new Set<number>()).add(words.length);
  }
};

const noteFact = (seen: Seen, name: string, n: number): Fact => {
  const fact = entry(seen.facts, form(name), () => ({ counts: new Map(), answers: new Map() }));
  const index = Number(name.slice(name.lastIndexOf('/') + 1));
  fact.counts.set(`${index} ${n}`, { index, n });
  return fact;
};

/** `die/7/2/0` is one of `die/#/#/#`. */
export const form = (text: string): string => text.replaceAll(/\d+/g, '#');

const entry = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

interface Golden {
  readonly options: Options;
  readonly deal: readonly string[];
  readonly moves: readonly string[];
}

const goldensOf = (game: AnyGame): Golden[] =>
  readSources([`packages/rules/golden/${game.id}/*.json`]).map(({ text }) => JSON.parse(text));

const playGolden = (game: AnyGame, { options, deal, moves }: Golden, seen: Seen): void => {
  const s = game.parseDeal(options, deal);
  if (isReadError(s)) throw new Error(`a recorded game does not fit: ${s.readError}`);
  playOn(game, s, options, seen, 0, (_, ply) => game.parseMove(moves[ply].split(' #')[0]) ?? -1);
};

const playRandom = (game: AnyGame, options: Options, seed: number, seen: Seen): void => {
  const rng = seededRng(seed);
  const s = game.blank(options);
  game.deal(s, n => rng(n));
  playOn(game, s, options, seen, seed, legal => choose(game, s, legal, rng));
};

/** A move at random; chance answers as often as its odds say. */
const choose = (game: AnyGame, s: object, legal: Int32Array, rng: Rng): number => {
  const weights = Array.from(legal, m => (game.toAct(s) === CHANCE ? game.odds(s, m) : 1));
  let left = rng(weights.reduce((sum, weight) => sum + weight));
  let i = 0;
  for (; left >= weights[i]; i++) left -= weights[i];
  return legal[i];
};

const playOn = (
  game: AnyGame,
  s: object,
  { seats }: Options,
  seen: Seen,
  seed: number,
  decide: (legal: Int32Array, ply: number) => number,
): void => {
  const out = new Int32Array(game.maxLegal);
  seen.games++;
  for (let ply = 0; ; ply++) {
    const isOver = game.toAct(s) === OVER;
    if (isOver || (ply + seed) % EVERY === 0) observePosition(game, s, seats, seen);
    if (isOver) return;
    const legal = out.subarray(0, game.legalMoves(s, out));
    if (game.toAct(s) === CHANCE) observeChance(game, s, legal, seen);
    const events: GameEvent[] = [];
    game.play(s, decide(legal, ply), events);
    for (const event of events) observeEvent(game, event, seats, seen);
  }
};

const observePosition = (game: AnyGame, s: object, seats: number, seen: Seen): void => {
  seen.position.add(game.position(s));
  for (let seat = SPECTATOR; seat < seats; seat++) seen.view.add(game.view(s, seat));
  for (let m = 0; m < game.moveCount; m++) {
    const refusal = game.whyNot(s, m);
    if (refusal) noteRefusal(seen, refusal);
  }
};

const noteRefusal = (seen: Seen, { code, rule }: Refusal): void => {
  entry(seen.refusals, code, () => new Set<string>()).add(rule);
};

const observeChance = (game: AnyGame, s: object, legal: Int32Array, seen: Seen): void => {
  const answers = Array.from(legal).flatMap(m =>
    new Array<string>(game.odds(s, m)).fill(game.formatMove(m)),
  );
  noteFact(seen, game.pendingFact(s), answers.length).answers.set(answers.join(), answers);
};

const observeEvent = (game: AnyGame, event: GameEvent, seats: number, seen: Seen): void => {
  const shape = entry(seen.events, event.type, () => new Shape([]));
  for (let seat = SPECTATOR; seat < seats; seat++) {
    const { type: _, ...fields } = game.viewEvent(event, seat);
    shape.add(fields);
  }
};
