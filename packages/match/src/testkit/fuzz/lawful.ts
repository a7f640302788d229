/**
 * Judges a match file a second time, by the published recipes: only the rules of the games and
 * node:crypto are asked, no code of this package. What `verify` accepts must be lawful here too.
 */
import { createHash, createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  CHANCE,
  type GameId,
  games,
  isOptionProblem,
  isReadError,
  type OptionSpec,
  type Options,
  OVER,
  readOptions,
  type Seat,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import type { MatchFile } from '../../matchFile.ts';

type FileEntry = MatchFile['log'][number];
type Player = MatchFile['seats'][number];
type Below = (n: number, fact: string) => number;

class Unlawful extends Error {}

function insist(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Unlawful(what);
}

/** What is wrong with a file, if anything is. */
export const whyUnlawful = (file: MatchFile): string | undefined => {
  try {
    judge(file);
    return undefined;
  } catch (error) {
    if (error instanceof Unlawful) return error.message;
    throw error;
  }
};

const judge = (file: MatchFile): void => {
  judgeShape(file);
  insist(Object.hasOwn(games, file.game), 'game');
  const game = games[file.game as GameId];
  const options = judgeTerms(game, file);
  judgeChain(file);
  const below = file.seed === null ? undefined : sealedChance(file, options, file.seed);
  const start = game.parseDeal(options, file.deal);
  insist(!isReadError(start), 'deal');
  if (below) {
    const dealt = game.blank(options);
    game.deal(dealt, (n, fact, index) => below(n, `${fact}/${index}`));
    insist(isDeepStrictEqual(game.formatDeal(dealt), file.deal), 'deal by the seed');
  }
  const replay = new Replay(game, options, start, file.seats, below);
  replay.hasClock = file.pace.clock !== 'none';
  for (const [ply, entry] of file.log.entries()) replay.add(entry, ply);
  insist(canonical(replay.result()) === canonical(file.result), 'result');
};

// Form

const FILE_KEYS =
  'commitment components deal format from game id log options pace result rules salts seats seed sheet';
const ENTRY_KEYS: { readonly [T in FileEntry['type']]: string } = {
  move: 'move',
  undo: 'to',
  'take-back': 'agreed to',
  practice: 'agreed',
  player: 'player',
  resign: 'player?',
  'time-out': 'outcome player?',
  pace: 'agreed pace',
  abort: 'agreed',
};
const PACE_KEYS = { none: '', bank: 'bankMs incrementMs', turn: 'turnMs' };
/** Nothing that a terminal or a reader could take for something else. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const hasKeys = (x: object, keys: string): boolean => {
  const allowed = keys.split(' ').filter(Boolean);
  const present = Object.keys(x);
  return (
    allowed.every(key => key.endsWith('?') || present.includes(key)) &&
    present.every(key => allowed.includes(key) || allowed.includes(`${key}?`))
  );
};

const judgeShape = (file: MatchFile): void => {
  insist(hasKeys(file, FILE_KEYS) && file.format === 'tidetable-match/2', 'keys of the file');
  const { sheet: _, ...rest } = file;
  const written = JSON.stringify(rest).replaceAll('\\\\', '');
  insist(!HIDDEN.test(written) && !/\\[^"]/.test(written), 'hidden signs');
  for (const player of file.seats) judgePlayer(player);
  judgePace(file.pace);
  for (const entry of file.log) {
    insist(hasKeys(entry, `type seat at check ${ENTRY_KEYS[entry.type]}`), 'keys of an entry');
    insist(Number.isSafeInteger(entry.at) && entry.at >= 0, 'time');
    if ('player' in entry && entry.player) judgePlayer(entry.player);
    if ('pace' in entry) judgePace(entry.pace);
  }
};

const judgePlayer = (player: Player): void => {
  insist(player.kind === 'bot' || player.kind === 'human', 'kind of a player');
  insist(hasKeys(player, `name kind ${player.kind === 'bot' ? 'level?' : ''}`), 'keys of a player');
  insist(player.name.trim() !== '' && player.name.length <= 40, 'name');
};

const judgePace = (pace: MatchFile['pace']): void => {
  insist(hasKeys(pace, `clock ${PACE_KEYS[pace.clock]}`), 'keys of the pace');
  const { clock: _, ...times } = pace;
  insist(
    Object.values(times).every(ms => Number.isSafeInteger(ms) && ms >= 0),
    'pace',
  );
};

// What was agreed on

const judgeTerms = (game: AnyGame, file: MatchFile): Options => {
  const components = sha256(canonical(game.components));
  insist(file.rules === game.rules, 'rules');
  insist(file.components === components, 'components');
  insist(file.sheet === null || sha256(canonical(file.sheet)) === components, 'sheet');
  const options = file.from === null ? judgeOptions(game, file.options) : oldOptions(game, file);
  insist(game.refuseOptions(options) === undefined, 'mix of options');
  insist(file.seats.length === options.seats, 'number of seats');
  const isSalt = (salt: string | null, seat: Seat): boolean =>
    salt === null || (file.seats[seat].kind === 'human' && /^[0-9a-f]{64}$/.test(salt));
  if (file.from === null)
    insist(file.salts.length === options.seats && file.salts.every(isSalt), 'salts');
  else {
    insist(!file.salts.includes(null), 'salts');
    insist(file.id === file.commitment.slice(0, 32), 'id of form 1');
  }
  return options;
};

/** All of them, each in the one form that it has. */
const judgeOptions = (game: AnyGame, given: MatchFile['options']): Options => {
  insist(hasKeys(given, ['seats', ...game.options.map(o => o.name)].join(' ')), 'keys of options');
  const { seats } = given;
  insist(Number.isInteger(seats) && Number(seats) >= game.seats.min, 'seats');
  insist(Number(seats) <= game.seats.max, 'seats');
  for (const spec of game.options) insist(isValueOf(spec, given[spec.name]), `option ${spec.name}`);
  return given as Options;
};

const isValueOf = (spec: OptionSpec, value: unknown): boolean => {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
    case 'choice':
      return spec.values.some(v => v === value);
    case 'set':
      return isDeepStrictEqual(
        value,
        spec.values.filter(v => Array.isArray(value) && value.includes(v)),
      );
  }
};

/** Form 1 left out what was as usual. */
const oldOptions = (game: AnyGame, file: MatchFile): Options => {
  const options = readOptions(game, file.options);
  insist(!isOptionProblem(options), 'options');
  return options;
};

// Chain and chance, as docs/match-file.md and docs/sealed-sea.md publish them

const canonical = (data: unknown): string => {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const record = data as Record<string, unknown>;
  const keys = Object.keys(record).filter(key => record[key] !== undefined);
  const parts = keys.sort().map(key => `${JSON.stringify(key)}:${canonical(record[key])}`);
  return `{${parts.join(',')}}`;
};

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

const judgeChain = ({ commitment, seats, pace, salts, log }: MatchFile): void => {
  const start = canonical({ commitment, seats, pace, salts });
  let check = sha256(`tidetable/2/start\n${start}`).slice(0, 32);
  for (const { check: written, ...entry } of log) {
    check = sha256(`${check}\n${canonical(entry)}`).slice(0, 32);
    insist(check === written, 'check');
  }
};

const sealedChance = (file: MatchFile, options: Options, hex: string): Below => {
  const { id, game, rules, components, commitment, salts, from } = file;
  const seed = Buffer.from(hex, 'hex');
  const terms = canonical({ id, game, rules, components, options });
  const committed =
    from === null
      ? sha256(`tidetable/2/commitment\n${terms}\n${hex}`)
      : sha256(Buffer.concat([Buffer.from('tidetable/1/seed/'), seed]));
  insist(committed === commitment, 'commitment');
  const lines =
    from === null
      ? ['tidetable/2/key', commitment, ...salts.map(salt => salt ?? '-')]
      : ['tidetable/1/key', ...salts];
  const key = createHmac('sha256', seed).update(lines.join('\n')).digest();
  return (n, fact) => {
    for (let block = 0; ; block++) {
      const name = block === 0 ? fact : `${fact}#${block}`;
      const words = createHmac('sha256', key).update(name).digest();
      for (let at = 0; at < 32; at += 4) {
        const p = BigInt(words.readUInt32BE(at)) * BigInt(n);
        if (p % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(p / 2n ** 32n);
      }
    }
  };
};

// Entries

interface Counted {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: number;
}

const WORLDS = 12;

class Replay {
  readonly game: AnyGame;
  readonly options: Options;
  readonly start: object;
  readonly below: Below | undefined;
  readonly players: Player[];
  readonly left: { seat: Seat; how: 'resign' | 'time-out' }[] = [];
  state: object;
  line: Counted[] = []; // the moves that count
  isPractice = false;
  hasClock = false;
  isAborted = false;

  constructor(
    game: AnyGame,
    options: Options,
    start: object,
    seats: readonly Player[],
    below: Below | undefined,
  ) {
    this.game = game;
    this.options = options;
    this.start = start;
    this.players = [...seats];
    this.below = below;
    this.state = this.after([]);
  }

  after(line: readonly Counted[]): object {
    const state = this.game.blank(this.options);
    this.game.copyInto(state, this.start);
    for (const { move } of line) this.game.play(state, move);
    return state;
  }

  get isPlayedOut(): boolean {
    return this.game.toAct(this.state) === OVER;
  }

  get hasEndedEarly(): boolean {
    return this.isAborted || (this.left.length > 0 && this.players.length < this.left.length + 2);
  }

  add(entry: FileEntry, ply: number): void {
    insist(!this.hasEndedEarly, 'an entry after the end');
    if (entry.type === 'undo') insist(!this.isPlayedOut || this.isPractice, 'undo after the end');
    else if (entry.type !== 'practice') insist(!this.isPlayedOut, 'an entry after the end');
    switch (entry.type) {
      case 'move':
        this.move(entry, ply);
        break;
      case 'undo':
        insist(this.isPractice || this.mayUndo(entry), 'undo of what is not one’s own, or known');
        this.goBack(entry);
        break;
      case 'take-back':
        insist(entry.agreed.length > 0, 'nobody agreed to a take-back');
        this.judgeAgreed(entry);
        this.goBack(entry);
        break;
      case 'practice':
        insist(!this.isPractice, 'practice twice');
        this.judgeAgreed(entry);
        this.isPractice = true;
        break;
      case 'pace':
      case 'abort':
        if (entry.seat !== -3 || entry.agreed.length > 0) this.judgeAgreed(entry);
        this.isAborted = entry.type === 'abort';
        if (entry.type === 'pace') this.hasClock = entry.pace.clock !== 'none';
        break;
      case 'player':
        insist(entry.seat in this.players && !this.hasLeft(entry.seat), 'player of no seat');
        this.players[entry.seat] = entry.player;
        break;
      case 'resign':
        this.leave(entry.seat, 'resign', entry.player);
        break;
      case 'time-out':
        this.timeOut(entry);
        break;
    }
  }

  timeOut({ seat, outcome, player }: Extract<FileEntry, { type: 'time-out' }>): void {
    insist(this.hasClock, 'time-out without a clock');
    insist(seat === this.game.toAct(this.state), 'time-out of another seat');
    if (outcome === 'lost') this.leave(seat, 'time-out', player);
    else {
      insist(this.isPerson(seat), 'time-out of no person');
      insist(player?.kind === (outcome === 'noted' ? undefined : 'bot'), 'who stands in');
      if (player) this.players[seat] = player;
    }
  }

  move({ seat, move: text }: Extract<FileEntry, { type: 'move' }>, ply: number): void {
    const { game, state } = this;
    insist(seat === game.toAct(state), 'a move of another seat');
    const out = new Int32Array(game.moveCount);
    const legal = Array.from(out.subarray(0, game.legalMoves(state, out)));
    const move = legal.find(m => game.formatMove(m) === text);
    insist(move !== undefined, 'an illegal move');
    if (seat === CHANCE && this.below) {
      const tickets = legal.flatMap(m => new Array<number>(game.odds(state, m)).fill(m));
      const drawn = tickets[this.below(tickets.length, game.pendingFact(state))];
      insist(drawn === move, 'an answer of chance');
    }
    game.play(state, move);
    this.line.push({ ply, seat, move });
  }

  goBack({ seat, to }: { seat: Seat; to: number }): void {
    const at = this.line.findIndex(p => p.ply === to);
    insist(at >= 0 && seat >= 0 && this.line[at].seat === seat, 'undo of no own move');
    this.line = this.line.slice(0, at);
    this.state = this.after(this.line);
  }

  /** Outside of practice: own moves only, and none by which somebody learnt something. */
  mayUndo({ seat, to }: { seat: Seat; to: number }): boolean {
    return this.line.every(
      (p, i) => p.ply < to || (p.seat === seat && !this.reveals(this.line.slice(0, i), p.move)),
    );
  }

  reveals(before: readonly Counted[], move: number): boolean {
    const { game, options } = this;
    const was = this.after(before);
    if (game.id === 'nautilus-island' && takesFaceDown(game.position(was), game.formatMove(move)))
      return true;
    const is = this.after([...before, { ply: 0, seat: 0, move }]);
    const viewers = Array.from({ length: options.seats + 1 }, (_, i) => SPECTATOR + i);
    return viewers.some(viewer => {
      const worlds = game.worlds(game.view(was, viewer));
      const rng = seededRng(before.length + 77);
      const world = game.blank(options);
      return Array.from({ length: WORLDS }).some(() => {
        worlds.sampleInto(world, rng);
        if (game.whyNot(world, move) !== undefined) return true;
        game.play(world, move);
        return !isDeepStrictEqual(game.view(world, viewer), game.view(is, viewer));
      });
    });
  }

  hasLeft(seat: Seat): boolean {
    return this.left.some(l => l.seat === seat);
  }

  isPerson(seat: Seat): boolean {
    return this.players[seat]?.kind === 'human' && !this.hasLeft(seat);
  }

  judgeAgreed({ seat, agreed }: { seat: Seat; agreed: readonly Seat[] }): void {
    insist(this.isPerson(seat), 'an entry of no person');
    const others = [...this.players.keys()].filter(
      s => s !== seat && this.players[s].kind === 'human',
    );
    insist(isDeepStrictEqual(others, [...agreed]), 'an agreement that is not complete');
  }

  leave(seat: Seat, how: 'resign' | 'time-out', player: Player | undefined): void {
    insist(this.isPerson(seat), 'no person gives up');
    const playing = this.players.length - this.left.length - 1;
    insist(playing >= 2 ? player?.kind === 'bot' : player === undefined, 'who finishes');
    this.left.push({ seat, how });
    if (player) this.players[seat] = player;
  }

  result(): object | null {
    const { game, state, left } = this;
    if (this.isAborted) return { end: 'abort' };
    if (!this.isPlayedOut && !this.hasEndedEarly) return null;
    const seats = [...this.players.keys()];
    const end = this.isPlayedOut ? 'game' : left.at(-1)?.how;
    const points = seats.map(s =>
      game.cooperative && !this.isPlayedOut ? 0 : game.score(state, s),
    );
    const placeOf = (seat: Seat): number => (this.isPlayedOut ? game.place(state, seat) : 1);
    if (game.cooperative || left.length === 0)
      return { end, points, places: seats.map(placeOf), left };
    const stayed = seats.filter(s => !this.hasLeft(s));
    const places = seats.map(s =>
      this.hasLeft(s)
        ? seats.length - left.findIndex(l => l.seat === s)
        : 1 + stayed.filter(other => placeOf(other) < placeOf(s)).length,
    );
    return { end, points, places, left };
  }
}

/** A face-down card is seen by whoever collects it. [NI16] */
const takesFaceDown = (position: object, move: string): boolean => {
  const { toAct, players, columns } = position as {
    toAct: number;
    players: { column: number }[];
    columns: { height: number; stacks: { faceUp: boolean }[] }[];
  };
  if (move !== 'collect') return false;
  const { height, stacks } = columns[players[toAct].column - 1];
  return height > 0 && stacks.some(stack => !stack.faceUp);
};
