/**
 * Sealed chance: every fact is HMAC-SHA-256(key, its name) turned into a fair number, so that
 * nobody can bend it and everybody can check it. docs/sealed-sea.md is the published recipe.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw, fairBelow } from '@tidetable/rules';

/** Decides a fact by its name: the same name gets the same answer, whenever it is asked. */
export type Decide = (n: number, fact: string) => number;

/** The key of a match comes from its seal: seal.ts. */
export const sealedSea =
  (key: Uint8Array): Decide =>
  (n, fact) =>
    fairBelow(n, wordsOf(key, fact));

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
