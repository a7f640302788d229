/**
 * Sealed chance: every fact is HMAC-SHA-256(key, its name) turned into a fair number, so that
 * nobody can bend it and everybody can check it. docs/sealed-sea.md is the published recipe.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw, fairBelow } from '@tidetable/rules';

/** Decides a fact by its name: the same name gets the same answer, whenever it is asked. */
export type Decide = (n: number, fact: string) => number;

export const SEED_BYTES = 32;

/** Published before the first move; proves later that the seed was not chosen afterwards. */
export const commitment = (seed: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('tidetable/1/seed/'), seed)));

/** The salts are what seats added after they saw the commitment, a line each, in the order of the seats. */
export const sealedSea = (seed: Uint8Array, salts: readonly string[]): Decide => {
  const key = hmac(sha256, seed, utf8ToBytes(['tidetable/1/key', ...salts].join('\n')));
  return (n, fact) => {
    const word = wordsOf(key, fact);
    return fairBelow(n, word);
  };
};

/** The 32-bit big-endian words of HMAC(key, fact), then of HMAC(key, fact#1), HMAC(key, fact#2)… */
const wordsOf = (key: Uint8Array, fact: string): (() => number) => {
  let block = new DataView(new ArrayBuffer(0) as ArrayBufferLike);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      const name = blocks === 0 ? fact : `${fact}#${blocks}`;
      const { buffer, byteOffset, byteLength } = hmac(sha256, key, utf8ToBytes(name));
      block = new DataView(buffer, byteOffset, byteLength);
      blocks++;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
};

/** For the deal: its facts are named `name/index`. */
export const drawBy =
  (decide: Decide): Draw =>
  (n, fact, index) =>
    decide(n, `${fact}/${index}`);
