/**
 * What makes chance checkable: a commitment published before the first move, salts that the seats
 * add, and the seed revealed after the last. docs/sealed-sea.md is the published recipe.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyGame, type Options, playedEdition } from '@tidetable/rules';
import { canonicalJson } from './canonicalJson.ts';
import type { Player } from './entry.ts';
import { type Decide, sealedSea } from './sealedSea.ts';

export const SEED_BYTES = 32;
export const SALT_BYTES = 32;
export const ID_BYTES = 16;

/** What a table agreed on before chance was sealed; the commitment binds all of it. */
export interface Terms {
  readonly id: string; // of the match
  readonly game: string;
  readonly rules: number;
  readonly components: string; // hash of the table of components
  readonly options: Options; // every one of them, as `readOptions` returns them
}

/** By seat: 64 hexadecimal digits, or null where a seat added none. */
export type Salts = readonly (string | null)[];

export interface Seal {
  readonly id: string;
  readonly commitment: string;
  readonly salts: Salts;
  readonly seed: Uint8Array | undefined; // undefined until it is revealed
  /** The table of components, where the match brings its own. */
  readonly sheet?: object | undefined;
  /** The form of the file in which the match began, where it was not the present one. */
  readonly from?: 'tidetable-match/1' | undefined;
}

export type SealWithSeed = Seal & { readonly seed: Uint8Array };

export const hasSeed = (seal: Seal): seal is SealWithSeed => seal.seed !== undefined;

/** The hash of the components of a match: every card, token and price. */
export const componentsHash = (components: object): string => sha256Hex(canonicalJson(components));

export const termsOf = (game: AnyGame, id: string, options: Options): Terms => ({
  id,
  game: game.id,
  rules: game.rules,
  components: componentsHash(game.components),
  options,
});

/** Seals the chance of a new match. Without salts of the seats its owner may have chosen the seed. */
export const newSeal = (
  game: AnyGame,
  { id, options, seed, salts }: { id: string; options: Options; seed: Uint8Array; salts?: Salts },
): SealWithSeed => ({
  id,
  commitment: commitment(termsOf(game, id, options), seed),
  salts: salts ?? Array.from({ length: options.seats }, () => null),
  seed,
  sheet: playedEdition(game).sheet ?? undefined,
});

/** Published when a table opens; proves later that neither terms nor seed were chosen afterwards. */
export const commitment = (terms: Terms, seed: Uint8Array): string => {
  const { id, game, rules, components, options } = terms;
  const bound = canonicalJson({ id, game, rules, components, options });
  return sha256Hex(`tidetable/2/commitment\n${bound}\n${bytesToHex(seed)}`);
};

/** What a seat sends first: its salt is hidden, and can no longer be changed. */
export const saltHash = (committed: string, seat: number, salt: string): string =>
  sha256Hex(`tidetable/2/salt\n${committed}\n${seat}\n${salt}`);

export type SaltProblem = {
  readonly problem: 'unopened' | 'bot' | 'other-salt';
  readonly seat: number;
};

/**
 * The salts of a match, once every seat that sent a hash has opened it. If a seat does not open its
 * hash, or opens another salt, the seal is void: the table needs a new seed and asks again.
 */
export const openSalts = (
  committed: string,
  seats: readonly Player[],
  { hashes, opened }: { hashes: readonly (string | null)[]; opened: Salts },
): Salts | SaltProblem => {
  for (const [seat, { kind }] of seats.entries()) {
    const hash = hashes[seat] ?? null;
    const salt = opened[seat] ?? null;
    if (kind === 'bot' && (hash !== null || salt !== null)) return { problem: 'bot', seat };
    if (hash !== null && salt === null) return { problem: 'unopened', seat };
    if (salt !== null && hash !== saltHash(committed, seat, salt))
      return { problem: 'other-salt', seat };
  }
  return seats.map((_, seat) => opened[seat] ?? null);
};

/** Decides every fact of a match whose seed is known. */
export const decideBy = (seal: SealWithSeed): Decide =>
  sealedSea(seal.from === undefined ? keyOf(seal) : keyOfForm1(seal));

/** The key depends on all that the commitment binds: other terms, other cards. */
const keyOf = ({ commitment: committed, salts, seed }: SealWithSeed): Uint8Array => {
  const lines = ['tidetable/2/key', committed, ...salts.map(salt => salt ?? '-')];
  return hmac(sha256, seed, utf8ToBytes(lines.join('\n')));
};

const keyOfForm1 = ({ salts, seed }: SealWithSeed): Uint8Array =>
  hmac(sha256, seed, utf8ToBytes(['tidetable/1/key', ...salts].join('\n')));

/** In matches that began in form 1 the commitment binds the seed alone. */
const commitmentOfForm1 = (seed: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('tidetable/1/seed/'), seed)));

/** Form 1 gave a match no id of its own. */
export const idOfForm1 = (committed: string): string => committed.slice(0, 2 * ID_BYTES);

/** For matches whose seed was chosen under form 1: the same seed gives the same cards only so. */
export const sealOfForm1 = (seed: Uint8Array): SealWithSeed => {
  const committed = commitmentOfForm1(seed);
  return {
    id: idOfForm1(committed),
    commitment: committed,
    salts: [],
    seed,
    from: 'tidetable-match/1',
  };
};

/** Does the revealed seed match the published commitment? */
export const fitsCommitment = (seal: SealWithSeed, terms: Terms): boolean =>
  seal.commitment ===
  (seal.from === undefined ? commitment(terms, seal.seed) : commitmentOfForm1(seal.seed));

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
