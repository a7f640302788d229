import { availableParallelism } from 'node:os';
import { type ArenaCommand, readArenaFile, writeArenaFile } from '../arena/arenaFile.ts';
import { chooseArenaBots, isForeign } from '../arena/botChoice.ts';
import { Contest } from '../arena/contest.ts';
import { Lanes } from '../arena/lanes.ts';
import type { Outcome } from '../arena/playGame.ts';
import { printContest } from '../arena/printContest.ts';
import { showProgress } from '../arena/progress.ts';
import { seatings, type Terms } from '../arena/schedule.ts';
import { type Input, readNumber } from '../args.ts';
import { chooseGame, chooseOptions, type GameChoice } from '../table.ts';
import { UsageError } from '../usage.ts';

const MOST_GAMES = 1_000_000;
const MOST_BOTS = 8;
const DAY = 86_400_000;

export const arena = async (input: Input): Promise<void> => {
  const choice = chooseGame(input, input.words[0]);
  const { game } = choice;
  const bots = chooseArenaBots(input, game.id);
  const options = chooseOptions(withPlayers(input, choice, bots.length), choice);
  const terms = chooseTerms(input, choice, { bots: bots.length, seats: options.seats });
  const limits = {
    moveMs: readNumber(input, 'move-time', { min: 1, max: DAY, otherwise: 5000 }),
    startMs: readNumber(input, 'start-time', { min: 1, max: DAY, otherwise: 10_000 }),
  };
  const wanted = readNumber(input, 'games', { min: 1, max: MOST_GAMES, otherwise: 100 });
  const each = seatings(terms).length;
  const games = Math.ceil(wanted / each) * each; // whole deals
  const cores = availableParallelism();
  const workers = readNumber(input, 'workers', { min: 1, max: 64, otherwise: cores });
  const untilDecided = input.flags['until-decided'] !== undefined;

  const command: ArenaCommand = {
    game: game.id,
    rules: game.rules,
    options,
    bots,
    games,
    seed: terms.seed,
    untilDecided,
    ...(bots.some(isForeign) && limits), // of no concern to our own bots
  };
  const file = input.flags.save;
  const outcomes =
    file === undefined
      ? new Map()
      : readArenaFile(input, file, { command, games, seats: terms.seats });
  const contest = new Contest(terms, { games, untilDecided, outcomes });
  const save = (): void => {
    if (file !== undefined) writeArenaFile(input, file, { command, outcomes });
  };
  const data = { game: game.id, options, bots, terms, limits };
  const lanes = new Lanes(Math.min(workers, games), data);
  const started = performance.now();
  const already = outcomes.size;
  const saveNowAndThen = seldom(save);
  const progress = showProgress(input, games);
  const done = (index: number, outcome: Outcome): void => {
    contest.add(index, outcome);
    progress.tell(outcomes.size);
    saveNowAndThen();
  };
  await guarded({ lanes, save }, () => lanes.run({ next: () => contest.next(), done }));
  progress.end();
  save();
  const seconds = (performance.now() - started) / 1000;
  const elapsed = { seconds, gamesPerSecond: (outcomes.size - already) / seconds };
  printContest(input, { choice, options, bots, contest, elapsed });
};

/** As many players as bots, if the game is for so many. */
const withPlayers = (input: Input, { game }: GameChoice, bots: number): Input => {
  const { min, max } = game.seats;
  const players = bots >= min && bots <= max && min > 1 ? bots : min;
  return { ...input, flags: { players: String(players), ...input.flags } };
};

const chooseTerms = (
  input: Input,
  { game }: GameChoice,
  { bots, seats }: { bots: number; seats: number },
): Terms => {
  const { m } = input;
  const together = game.seats.min === 1; // whoever can play alone plays with others, not against
  if (bots < 2 && !together) throw new UsageError(m.arena.tooFewBots);
  if (bots > MOST_BOTS || (!together && bots !== 2 && bots < seats))
    throw new UsageError(m.arena.badTable(bots, seats));
  if (input.flags['until-decided'] !== undefined && bots !== 2)
    throw new UsageError(m.arena.onlyTwo);
  const seed = readNumber(input, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, otherwise: 1 });
  return { bots, seats, together, seed };
};

/** Does it now and then only, so that it takes at most a tenth of the time. */
const seldom = (work: () => void): (() => void) => {
  let earliest = 0;
  return () => {
    const start = performance.now();
    if (start < earliest) return;
    work();
    const end = performance.now();
    earliest = end + Math.max(100, 10 * (end - start));
  };
};

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** However the program ends, what is known is saved and no child process is left behind. */
const guarded = async (
  { lanes, save }: { lanes: Lanes; save: () => void },
  work: () => Promise<void>,
): Promise<void> => {
  const leave = (signal: keyof typeof SIGNALS): void => {
    save();
    process.exit(SIGNALS[signal]);
  };
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  process.on('exit', () => lanes.killAll());
  for (const signal of signals) process.on(signal, leave);
  try {
    await work();
  } finally {
    for (const signal of signals) process.off(signal, leave);
  }
};
