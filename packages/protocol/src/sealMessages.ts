/** How the seats of an online table add to its chance: docs/sealed-sea.md */
import * as v from 'valibot';
import { hex, line, whole } from './fields.ts';
import { parseData, type WireProblem } from './parseMessage.ts';

const HASH_BYTES = 32;
const hash = hex(HASH_BYTES);
const salt = hex(HASH_BYTES);
const MOST_SEATS = 8;
const bySeat = v.pipe(v.array(v.nullable(hash)), v.maxLength(MOST_SEATS));

/** Under which commitment it was meant: what comes late must not spoil the next seal. */
const commitment = hash;

/** From a seat whose hash is fixed: answered as a wish is. */
export const saltMessage = v.object({ type: v.literal('salt'), id: line(40), commitment, salt });

export const sealFields = {
  commitment: line(64),
  saltHashes: bySeat, // null where a seat adds no salt
  salts: bySeat, // null until the match begins, and where a seat added none
  spoilt: whole(0), // seals that were spoilt before this one
};

export const SaltHashSchema = v.object({ commitment, hash: v.nullable(hash) }); // null: no salt after all
export const SaltSchema = v.object({ commitment, salt });

/** What a claim may bring. */
export const claimSalt = { salt: v.optional(v.object({ commitment, hash })) };

export type SaltHash = v.InferOutput<typeof SaltHashSchema>;
export type OpenedSalt = v.InferOutput<typeof SaltSchema>;

export const parseSaltHash = (json: unknown): SaltHash | WireProblem =>
  parseData(SaltHashSchema, json);
export const parseSalt = (json: unknown): OpenedSalt | WireProblem => parseData(SaltSchema, json);
