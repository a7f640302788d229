/** Makes the plan of a requested table, and begins the match of a plan with players. */
import { randomBytes } from 'node:crypto';
import { isLevel, USUAL_LEVEL } from '@tidetable/bots';
import {
  type AnyMatch,
  ID_BYTES,
  isName,
  Match,
  newSeal,
  type Player,
  type Salts,
  SEED_BYTES,
  writeMatch,
} from '@tidetable/match';
import type { Manners, NewTable, TableCode } from '@tidetable/protocol';
import {
  type AnyGame,
  type GameId,
  gameOfEdition,
  games,
  isGameId,
  isOptionProblem,
  readOptions,
} from '@tidetable/rules';
import { isBotPerson } from '../store/bots.ts';
import type { LogEntry, MatchStart, SeatClaim, TablePlan } from '../store/store.ts';
import { looksLike } from './looksLike.ts';

/** The defaults of a request. */
const mannersOf = (wish: NewTable): Manners => ({
  pace: wish.pace ?? { clock: 'none' },
  onTimeOut: wish.onTimeOut ?? 'noted',
  standIn: wish.standIn ?? USUAL_LEVEL,
  takeBacks: wish.takeBacks ?? 'ask',
});

export const planTable = (owner: string, wish: NewTable): TablePlan | TableCode => {
  if (!isGameId(wish.game)) return 'unknown-game';
  const game = games[wish.game];
  const { seats } = wish;
  const options = readOptions(game, { ...wish.options, seats: seats.length });
  if (isOptionProblem(options)) return options.code === 'seats' ? 'bad-seats' : 'bad-options';
  if (game.refuseOptions(options)) return 'bad-options';
  const bots = seats.filter(seat => seat.kind === 'bot');
  if (bots.length === seats.length) return 'bad-seats'; // a table needs a person
  if (!bots.every(({ level, name }) => isLevel(level) && isName(name))) return 'bad-seats';
  if (bots.some((a, i) => bots.slice(0, i).some(b => looksLike(a.name, b.name))))
    return 'name-taken';
  const manners = mannersOf(wish);
  if (!isLevel(manners.standIn)) return 'bad-level';
  const { visibility, aids, sharing, chat } = wish;
  const { id: named, rules } = game;
  const settings = { visibility, aids, sharing, chat };
  return sealedPlan({ owner, game: named, rules, options, seats, ...settings, ...manners });
};

/** With its own id, seed and commitment. */
export const sealedPlan = (
  agreed: Omit<TablePlan, 'id' | 'seed' | 'commitment'> & { readonly id?: unknown },
): TablePlan => {
  const terms = { ...agreed, id: randomBytes(ID_BYTES).toString('hex') };
  return { ...terms, ...newSeed(terms) };
};

/** Seals the chance of a table that has not begun. */
export const newSeed = (terms: Terms): Pick<TablePlan, 'commitment' | 'seed'> => {
  const { id, options } = terms;
  const seed = randomBytes(SEED_BYTES);
  const { commitment } = newSeal(gameOf(terms), { id, options, seed });
  return { commitment, seed: seed.toString('hex') };
};

type Terms = Pick<TablePlan, 'id' | 'game' | 'rules' | 'options'>;

const gameOf = ({ game, rules }: Terms): AnyGame => {
  const played = gameOfEdition(game as GameId, { rules, sheet: null });
  if (!played) throw new Error(`no edition ${rules} of ${game}`);
  return played;
};

/** Could a match begin by this plan and seal? */
export const isSound = (plan: TablePlan): boolean => {
  const { id, seed } = plan;
  const game = gameOf(plan);
  const options = readOptions(game, plan.options);
  if (isOptionProblem(options) || game.refuseOptions(options)) return false;
  const bytes = new Uint8Array(Buffer.from(seed, 'hex'));
  return (
    options.seats === plan.seats.length &&
    newSeal(game, { id, options, seed: bytes }).commitment === plan.commitment
  );
};

/** The players; undefined while a seat is free. */
export const playersOf = (
  { seats }: TablePlan,
  claims: readonly SeatClaim[],
): Player[] | undefined => {
  const players = seats.map((plan, seat): Player | undefined => {
    if (plan.kind === 'bot') return plan;
    const claim = claims.find(c => c.seat === seat);
    return claim && { name: claim.name, kind: isBotPerson(claim.person) ? 'bot' : 'human' };
  });
  return players.every(player => player !== undefined) ? players : undefined;
};

export interface Begun {
  readonly match: AnyMatch;
  readonly start: MatchStart;
  readonly log: readonly LogEntry[]; // the random facts before the first move
}

export interface BeginWith {
  readonly seats: readonly Player[];
  readonly seed: string; // hexadecimal
  readonly salts: Salts;
  readonly now: number;
}

export const beginMatch = (plan: TablePlan, { seats, seed, salts, now }: BeginWith): Begun => {
  const game = gameOf(plan);
  const { id, options, pace } = plan;
  const bytes = new Uint8Array(Buffer.from(seed, 'hex'));
  const seal = newSeal(game, { id, options, seed: bytes, salts });
  const match = Match.deal(game, { options, seats, seal, pace });
  match.letChanceAct(now);
  const { log, result: _, ...start } = writeMatch(match);
  return { match, start, log };
};
