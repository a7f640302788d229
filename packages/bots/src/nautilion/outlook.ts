/**
 * What a position in the middle of a turn can still become: the best way to give the dice, with
 * every other choice made by what it looks like at once.
 */
import { CHANCE, type Move, type Nautilion, nautilion, type Options, OVER } from '@tidetable/rules';
import { evaluate } from './evaluate.ts';
import { ALL_MAGES, Expansion, MAGE } from './tokens.ts';

type State = Nautilion.State;

const FACES = 4; // of a die
const DEPTH = 30; // choices in one turn, chance included
const WORST = Number.NEGATIVE_INFINITY;

const VERBS = Array.from({ length: nautilion.moveCount }, (_, m) =>
  nautilion.formatMove(m).split(' ', 1).join(),
);
const isOneOf = (...verbs: string[]): Uint8Array =>
  Uint8Array.from(VERBS, verb => Number(verbs.includes(verb)));
const GIVES = isOneOf('darkhouse', 'phantom', 'nautilion');
const SETS = isOneOf('set');
const TOKENS = isOneOf('token');
const TOKEN = VERBS.indexOf('token');

export interface Outlook {
  /** How good a position is to which one move has led from another. */
  worth(s: State, from: State): number;
  /** How many positions it has looked at so far: the measure of its work. */
  looks(): number;
}

export const outlook = (game: typeof nautilion, options: Options): Outlook => {
  const scratch = Array.from({ length: DEPTH }, () => game.blank(options));
  const lists = scratch.map(() => new Int32Array(game.maxLegal));
  // What the rolls that begin at a depth are worth, by their faces.
  const rolls = scratch.map(() => new Float64Array(ROLLS));

  let looks = 0;

  const look = (s: State, turn: number, depth: number): number => {
    const seat = game.toAct(s);
    if (seat === OVER || s.turn > turn || depth === DEPTH) return evaluate(s);
    if (seat === CHANCE) return lookAtRolls(s, turn, depth, rolls[depth].fill(Number.NaN));
    const legal = lists[depth];
    const n = game.legalMoves(s, legal);
    const last = legal[n - 1];
    if (GIVES[last] || SETS[last]) return lookAtAll(s, turn, depth, n, last);
    if (TOKENS[last]) return lookAtExchanges(s, turn, depth, n);
    return look(bestAtOnce(s, depth, n), turn, depth + 1);
  };

  const after = (s: State, m: Move, depth: number): State => {
    const next = scratch[depth];
    game.copyInto(next, s);
    game.play(next, m);
    looks++;
    return next;
  };

  /** The mean over the faces of the next die. */
  const lookAtRolls = (s: State, turn: number, depth: number, known: Float64Array): number => {
    const faces = lists[depth];
    const n = game.legalMoves(s, faces);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < n; i++) {
      const odds = game.odds(s, faces[i]);
      sum += odds * lookAtRoll(after(s, faces[i], depth), turn, depth + 1, known);
      total += odds;
    }
    return sum / total;
  };

  /** Once all dice have fallen, their order makes no difference. */
  const lookAtRoll = (s: State, turn: number, depth: number, known: Float64Array): number => {
    if (game.toAct(s) === CHANCE && s.turn === turn && depth < DEPTH)
      return lookAtRolls(s, turn, depth, known);
    const roll = rollOf(s);
    if (Number.isNaN(known[roll])) known[roll] = look(s, turn, depth);
    return known[roll];
  };

  /** The best of the moves of the same kind as `like`: dice are given, no further spell is cast. */
  const lookAtAll = (s: State, turn: number, depth: number, n: number, like: Move): number => {
    const kind = GIVES[like] ? GIVES : SETS;
    let best = WORST;
    for (let i = 0; i < n; i++) {
      const m = lists[depth][i];
      if (!kind[m]) continue;
      const value = look(after(s, m, depth), turn, depth + 1);
      if (value > best) best = value;
    }
    return best;
  };

  const bestAtOnce = (s: State, depth: number, n: number): State => {
    const legal = lists[depth];
    let best = legal[0];
    let most = WORST;
    for (let i = 0; n > 1 && i < n; i++) {
      const value = evaluate(after(s, legal[i], depth));
      if (value > most) [best, most] = [legal[i], value];
    }
    return after(s, best, depth);
  };

  /** Only exchanges that bring a token which fits to where an open die may take the ship. */
  const lookAtExchanges = (s: State, turn: number, depth: number, n: number): number => {
    const isSecond = n < s.length;
    const wanted = wantedTokens(s);
    let best = WORST;
    for (let die = 0; die < s.die.length; die++) {
      const goal = s.nautilion + s.die[die] - 1;
      if (!(s.open & (1 << die)) || goal >= s.length || wanted & (1 << s.path[goal])) continue;
      for (let source = 0; source < s.length; source++) {
        if (!(wanted & (1 << s.path[source])) || !isBestSource(s, source)) continue;
        if (isSecond && s.chosen !== goal && s.chosen !== source) continue;
        const other = s.chosen === goal ? source : goal;
        const last = isSecond
          ? after(s, TOKEN + other, depth)
          : after(after(s, TOKEN + goal, depth), TOKEN + source, depth + 1);
        const value = look(last, turn, depth + 2);
        if (value > best) best = value;
      }
    }
    return best === WORST ? evaluate(s) - USELESS : best;
  };

  return { worth: (s, from) => look(s, from.turn, 0), looks: () => looks };
};

/** How many dice show each face, two bits for each. */
const rollOf = ({ die }: State): number => {
  let roll = 0;
  for (let i = 0; i < die.length; i++) if (die[i] > 0) roll += 1 << (2 * (die[i] - 1));
  return roll;
};
const ROLLS = 1 << (2 * FACES);

const USELESS = 500; // an exchange that helps nobody

/** Tokens that the ship or the cabin would take now, as a bit set of kinds. */
const wantedTokens = (s: State): number => {
  const open = s.ducts.open[s.crew | s.hired];
  const crew = s.seats === 1 ? open : open & s.sheet.admits[s.admiral[s.active]];
  return s.expansions & Expansion.mages ? crew | ((ALL_MAGES & ~s.cabin) << MAGE) : crew;
};

/** Is this the token of its kind that is missed least: the first behind the ship, or the last? */
const isBestSource = (s: State, at: number): boolean => {
  const kind = s.path[at];
  const first = s.path.indexOf(kind);
  if (first < s.nautilion) return at === first;
  return at === s.path.subarray(0, s.length).lastIndexOf(kind);
};
