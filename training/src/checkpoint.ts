/** The state of a training on disk, to resume it: counters as a line of JSON, then the numbers. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SharedMemory } from './shared.ts';

export interface Progress {
  readonly game: string;
  readonly encoding: number;
  readonly parameters: number;
  round: number;
  step: number;
  games: number;
  seconds: number;
}

const partsOf = ({ parameters, mean, square, average }: SharedMemory): Float32Array[] => [
  parameters,
  mean,
  square,
  average,
];

/** Completely or not at all. */
export const replaceFile = (file: string, content: Uint8Array | string): void => {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
};

export const saveCheckpoint = (file: string, progress: Progress, memory: SharedMemory): void => {
  const head = Buffer.from(`${JSON.stringify(progress)}\n`);
  const numbers = partsOf(memory).map(part => Buffer.from(part.slice().buffer));
  replaceFile(file, Buffer.concat([head, ...numbers]));
};

/** Undefined if there is none that fits. */
export const loadCheckpoint = (
  file: string,
  expected: Pick<Progress, 'game' | 'encoding' | 'parameters'>,
  memory: SharedMemory,
): Progress | 'other-checkpoint' | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const end = bytes.indexOf(10) + 1;
  const progress = readHead(bytes.subarray(0, end).toString());
  const fits =
    progress !== undefined &&
    progress.game === expected.game &&
    progress.encoding === expected.encoding &&
    progress.parameters === expected.parameters &&
    bytes.length - end === 16 * expected.parameters;
  if (!fits) return 'other-checkpoint';
  partsOf(memory).forEach((part, i) => {
    const from = end + 4 * expected.parameters * i;
    const copy = Uint8Array.from(bytes.subarray(from, from + 4 * expected.parameters));
    part.set(new Float32Array(copy.buffer));
  });
  return progress;
};

const readHead = (line: string): Progress | undefined => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
