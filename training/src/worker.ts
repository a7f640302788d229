/** One worker of a training: all of them play, learn and synchronise in step. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Learnable,
  loadLearnable,
  newNetwork,
  newWeights,
  quantise,
  writeWeights,
} from '@tidetable/bots/network';
import { type AnyGame, games, type Rng, seededRng } from '@tidetable/rules';
import { adamStep } from './adam.ts';
import { type Backward, newBackward } from './backward.ts';
import { type Progress, replaceFile, saveCheckpoint } from './checkpoint.ts';
import { measure } from './measure.ts';
import { newSelfPlay, type Sample } from './selfPlay.ts';
import { RECIPE, rateAt, type Settings } from './settings.ts';
import { askToStop, meet, type SharedMemory, shouldStop, TALLY } from './shared.ts';

export interface WorkerData {
  readonly worker: number;
  readonly settings: Settings;
  readonly memory: SharedMemory;
  readonly progress: Progress;
}

/** A line of the curve, also printed. */
export interface Report {
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** The squared difference between predictions and results. */
  readonly loss: number;
  /** By number of players and opponent: the share of first places. */
  readonly shares: { readonly [against: string]: number };
}

const { worker, settings, memory, progress } = workerData as WorkerData;
const { workers } = memory;
const isFirst = worker === 0;
const game = games[settings.game] as unknown as AnyGame;
const learnable = (await loadLearnable(settings.game)) as Learnable;
const weights = newWeights(learnable.shape);
const network = newNetwork(weights);
const play = newSelfPlay(game, learnable, network, RECIPE);
const backward: Backward = newBackward(learnable.shape);
const own = memory.gradients.subarray(
  worker * memory.parameters.length,
  (worker + 1) * memory.parameters.length,
);
const tally = memory.tallies.subarray(worker * TALLY.size, (worker + 1) * TALLY.size);
const remembered: Sample[] = [];
let oldest = 0;

const started = Date.now();
const secondsNow = (): number => progress.seconds + (Date.now() - started) / 1000;
const gamesBefore = progress.games;

const use = (of: Float32Array): void => {
  quantise(learnable.shape, of, weights);
  network.load(weights);
};

const remember = (sample: Sample): void => {
  if (remembered.length < RECIPE.remembered) remembered.push(sample);
  else {
    remembered[oldest] = sample;
    oldest = (oldest + 1) % RECIPE.remembered;
  }
};

/** A round has its own seed, so that a resumed training continues with its own deals. */
const chanceOfRound = (round: number): Rng =>
  seededRng((settings.seed * 1_000_003 + round) * 64 + worker);

const playRound = (rng: Rng): void => {
  use(memory.parameters);
  const options = learnable.tables[progress.round % learnable.tables.length];
  for (let i = 0; i < RECIPE.gamesOfRound; i++)
    for (const sample of play(options, rng)) {
      remember(sample);
      tally[TALLY.loss] += sample.surprise;
      tally[TALLY.samples]++;
    }
};

const learnRound = (rng: Rng): void => {
  for (let i = 0; i < RECIPE.steps; i++) {
    own.fill(0);
    for (let b = 0; b < RECIPE.batch; b++) {
      const { input, targets } = remembered[rng(remembered.length)];
      backward.learn(memory.parameters, own, input, targets);
    }
    meet(memory);
    progress.step++;
    adamStep(memory, worker, progress.step, {
      rate: rateAt(progress.games / settings.games),
      samples: RECIPE.batch * workers,
    });
    meet(memory);
  }
};

const total = (entry: number): number => {
  let sum = 0;
  for (let w = 0; w < workers; w++) sum += memory.tallies[w * TALLY.size + entry];
  return sum;
};

/**
 * Each distinct number of players is measured against each opponent; the workers share the games.
 */
const measureAll = async (): Promise<Record<string, number>> => {
  use(memory.average);
  const shares: Record<string, number> = {};
  const tables = [...new Map(learnable.tables.map(o => [JSON.stringify(o), o])).values()];
  for (const opponent of settings.opponents) {
    for (const options of tables.slice(0, 4)) {
      const count = Math.ceil(settings.measured / workers);
      const seed = 900_000_000 + worker * count;
      tally[TALLY.games] = count;
      tally[TALLY.wins] =
        count *
        (await measure(game, learnable, network, opponent, { options, games: count, seed }));
      meet(memory);
      shares[`${JSON.stringify(options)} ${opponent}`] = total(TALLY.wins) / total(TALLY.games);
      meet(memory);
    }
  }
  return shares;
};

const fileIn = (name: string): string => path.join(settings.out, `${settings.game}${name}`);

const save = (strength: Record<string, number>): void => {
  saveCheckpoint(fileIn('.checkpoint'), { ...progress, seconds: secondsNow() }, memory);
  use(memory.average);
  const command = `tidetable train ${settings.game} --games ${settings.games} --workers ${workers} --seed ${settings.seed}`;
  replaceFile(
    fileIn('.net'),
    writeWeights(game, learnable, weights, { command, games: progress.games, strength }),
  );
};

let strength: Record<string, number> = {};
let lastSave = Date.now();
const between = settings.games / RECIPE.measurements;

const report = async (): Promise<void> => {
  const loss = total(TALLY.loss) / Math.max(1, total(TALLY.samples));
  meet(memory);
  tally.fill(0);
  strength = await measureAll();
  if (!isFirst) return;
  const seconds = secondsNow();
  const line: Report = {
    games: progress.games,
    seconds: Math.round(seconds),
    gamesPerSecond:
      Math.round(((progress.games - gamesBefore) / (seconds - progress.seconds)) * 10) / 10,
    loss,
    shares: strength,
  };
  appendFileSync(fileIn('.curve.jsonl'), `${JSON.stringify(line)}\n`);
  parentPort?.postMessage(line);
};

let reported = -1;
let nextReport = (Math.floor(progress.games / between) + 1) * between;
while (progress.games < settings.games && !shouldStop(memory)) {
  const rng = chanceOfRound(progress.round);
  playRound(rng);
  learnRound(rng);
  progress.round++;
  progress.games += workers * RECIPE.gamesOfRound;
  if (progress.games >= nextReport) {
    nextReport += between;
    reported = progress.games;
    await report();
  }
  if (isFirst) {
    if (Date.now() - lastSave > RECIPE.secondsBetweenSaves * 1000) {
      save(strength);
      lastSave = Date.now();
    }
    if (Date.now() - started > settings.minutes * 60_000) askToStop(memory);
  }
  meet(memory);
}
if (reported !== progress.games) await report();
if (isFirst) save(strength);
