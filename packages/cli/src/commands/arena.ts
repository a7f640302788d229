import { playedEdition } from '@tidetable/rules';
import { type ArenaState, arenaFormat, readArenaFile } from '../arena/arenaFile.ts';
import { type BotNames, isForeign } from '../arena/botChoice.ts';
import { Contest } from '../arena/contest.ts';
import { pidNamespace } from '../arena/pidNamespace.ts';
import { commandOf, type Plan, readPlan } from '../arena/plan.ts';
import type { Outcome } from '../arena/playGame.ts';
import { printContest } from '../arena/printContest.ts';
import { showProgress } from '../arena/progress.ts';
import { ThreadPool } from '../arena/threadPool.ts';
import { openSaveFile, type SaveFile } from '../files/files.ts';
import type { Input } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { guarded } from '../signals.ts';

/** Exit code of a complete result with forfeited games. */
const FORFEITED = 1;

export const arena = async (input: Input): Promise<void> => {
  const plan = readPlan(input);
  const { choice, options, bots, terms, limits, games } = plan;
  const { outcomes, names: known } = soFar(input, plan);
  const already = outcomes.size;
  const contest = new Contest(terms, { ...plan, outcomes });
  const names = bots.map((_, bot) => known[bot] ?? null);
  const state = { command: commandOf(plan), names, outcomes };
  const saveFile = openArenaFile(input, state);
  const save = (): void => saveFile?.save(state);
  const saveNowAndThen = seldom(save);
  const progress = showProgress(input.m, games);
  const done = (game: number, outcome: Outcome, said: BotNames): void => {
    said.forEach((name, bot) => {
      names[bot] ??= name; // a bot that changes its name keeps the first
    });
    contest.add(game, outcome);
    progress.tell(outcomes.size);
    saveNowAndThen();
  };

  const started = performance.now();
  const namespace = bots.some(isForeign) ? pidNamespace() : [];
  const { game } = choice;
  const data = {
    game: game.id,
    edition: playedEdition(game),
    options,
    bots,
    terms,
    limits,
    namespace,
  };
  const threads = new ThreadPool(Math.min(plan.workers, games), data);
  process.on('exit', () => threads.killAll()); // however the program ends
  await guarded(
    () => saveAtLast(save),
    () => threads.run({ next: () => contest.next(), done }),
  );
  progress.end();
  save();
  const seconds = (performance.now() - started) / 1000;
  const elapsed = { seconds, gamesPerSecond: (outcomes.size - already) / seconds };
  printContest(input, { choice, options, bots, names, contest, elapsed });
  if (contest.counted().some(outcome => 'forfeit' in outcome)) process.exitCode = FORFEITED;
};

/** What the file holds already, if there is one. */
const soFar = (input: Input, plan: Plan): ReturnType<typeof readArenaFile> => {
  const { save: file } = input.flags;
  if (file === undefined) return { outcomes: new Map(), names: [] };
  const { games, terms } = plan;
  return readArenaFile(input, file, { command: commandOf(plan), games, seats: terms.seats });
};

const openArenaFile = (input: Input, state: ArenaState): SaveFile<ArenaState> | undefined => {
  const { save: file } = input.flags;
  return file === undefined ? undefined : openSaveFile(input, file, arenaFormat, state);
};

/** For the exit of the program, where a refusal cannot be caught. */
const saveAtLast = (save: () => void): void => {
  try {
    save();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
  }
};

/** Throttles `work` so that it takes at most a tenth of the time. */
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
