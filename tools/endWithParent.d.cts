import type { ChildProcess, SpawnOptions } from 'node:child_process';

export declare const spawnNode: (
  node: string,
  args: readonly string[],
  options?: SpawnOptions,
) => ChildProcess;

export declare const spawnProgram: (
  words: readonly string[],
  options?: SpawnOptions,
) => ChildProcess;
