/**
 * Fetches the weights of a network when a player needs them: from beside this module, or from the
 * server of the page.
 */
import type { AnyGame } from '@tidetable/rules';
import type { Learnable } from './learnable.ts';
import type { Network } from './network.ts';
import { newNetwork } from './newNetwork.ts';
import type { Weights } from './weights.ts';
import { readWeights } from './weightsFile.ts';

/**
 * The part of Node and of a browser that we use; the type libraries of this package include
 * neither.
 */
interface Surroundings {
  readonly process?: {
    getBuiltinModule?(name: 'node:fs'): { readFileSync(file: URL): Uint8Array } | undefined;
  };
  fetch(url: URL): Promise<{ readonly ok: boolean; arrayBuffer(): Promise<ArrayBuffer> }>;
}

const fetched = new Map<string, Promise<Uint8Array>>();

const readBytes = async (file: URL): Promise<Uint8Array> => {
  const { process, fetch } = globalThis as unknown as Surroundings;
  const fs = file.protocol === 'file:' ? process?.getBuiltinModule?.('node:fs') : undefined;
  if (fs !== undefined) return fs.readFileSync(file);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.pathname}: not found`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Fetched once; a failed attempt is repeated. */
const bytesAt = (file: URL): Promise<Uint8Array> => {
  const known = fetched.get(file.href);
  if (known !== undefined) return known;
  const bytes = readBytes(file);
  fetched.set(file.href, bytes);
  bytes.catch(() => fetched.delete(file.href));
  return bytes;
};

/** Throws with the code of the fault of the file. */
export const loadWeights = async (
  game: AnyGame,
  learnable: Learnable,
  file: URL,
): Promise<Weights> => {
  const read = readWeights(await bytesAt(file), game, learnable);
  if ('refused' in read) throw new Error(`${file.pathname}: ${read.refused}`);
  return read.weights;
};

export const loadNetwork = async (
  game: AnyGame,
  learnable: Learnable,
  file: URL,
): Promise<Network> => newNetwork(await loadWeights(game, learnable, file));
