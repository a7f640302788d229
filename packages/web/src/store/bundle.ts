/** Games as files: one match file, or all of them in one. Reading trusts nothing. */
import { isLevel, type Level, USUAL_LEVEL } from '@tidetable/bots';
import {
  type FileProblem,
  isAncestor,
  isProblem,
  type MatchFile,
  parseMatchFile,
  tableNow,
} from '@tidetable/match';
import { parseStrictJson } from '@tidetable/rules';
import * as v from 'valibot';
import type { Saved } from './head.ts';

export const BUNDLE_FORMAT = 'tidetable-matches/1';
/** More than anybody plays; what is larger is refused unread. */
const MOST_CHARACTERS = 64 << 20;

/** A match from elsewhere, not kept yet. */
export type Incoming = Omit<Saved, 'id'>;

export interface Bundle {
  readonly format: typeof BUNDLE_FORMAT;
  readonly matches: readonly Incoming[];
}

/** What a file holds, match by match: one that cannot be read spoils no other. */
export interface Read {
  readonly matches: readonly Incoming[];
  readonly refused: readonly FileProblem[];
}

const Envelope = v.object({
  format: v.literal(BUNDLE_FORMAT),
  matches: v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
});

const Wrapped = v.object({
  file: v.looseObject({}),
  bots: v.pipe(v.array(v.nullable(v.string())), v.maxLength(8)),
  aids: v.object({ memory: v.boolean(), projection: v.boolean() }),
  hints: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  updated: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export const writeBundle = (matches: readonly Saved[]): Bundle => ({
  format: BUNDLE_FORMAT,
  matches: matches.map(({ id: _, ...match }) => match),
});

/** The matches of a file that somebody opened or dropped. */
export const readGamesFile = async (file: Blob): Promise<Read> => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return readGames(text, Date.now());
  } catch {
    return { matches: [], refused: [{ problem: 'not-json' }] }; // no UTF-8, or no longer there
  }
};

/** `now` dates what has no date. */
export const readGames = (text: string, now: number): Read => {
  if (text.length > MOST_CHARACTERS) return { matches: [], refused: [{ problem: 'too-large' }] };
  const envelope = readEnvelope(text);
  const all = envelope ? envelope.matches.map(readWrapped) : [readBare(text, now)];
  return {
    matches: all.filter((match): match is Incoming => !isProblem(match)),
    refused: all.filter(isProblem),
  };
};

const readWrapped = (wrapped: unknown): Incoming | FileProblem => {
  const read = v.safeParse(Wrapped, wrapped, { abortEarly: true });
  if (!read.success) return { problem: 'shape', where: v.getDotPath(read.issues[0]) ?? '' };
  const file = parseMatchFile(JSON.stringify(read.output.file));
  return isProblem(file) ? file : { ...read.output, file, bots: botsOf(file, read.output.bots) };
};

const readBare = (text: string, now: number): Incoming | FileProblem => {
  const file = parseMatchFile(text);
  if (isProblem(file)) return file;
  const aids = { memory: true, projection: true };
  return { file, bots: botsOf(file, []), aids, hints: 0, updated: lastMoment(file) ?? now };
};

const readEnvelope = (text: string): v.InferOutput<typeof Envelope> | undefined => {
  try {
    const read = v.safeParse(Envelope, parseStrictJson(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined; // no JSON: the match file says so
  }
};

const botsOf = (file: MatchFile, levels: readonly (string | null)[]): (Level | null)[] =>
  tableNow(file).players.map((player, seat) => {
    if (player.kind === 'human') return null;
    const level = levels[seat] ?? player.level;
    return level && isLevel(level) ? level : USUAL_LEVEL;
  });

const lastMoment = ({ log }: MatchFile): number | undefined => log[log.length - 1]?.at;

/** What becomes of a match from elsewhere: new here, further than ours, or nothing new. */
export const placeFor = (
  { file }: Pick<Incoming, 'file'>,
  kept: readonly Saved[],
): { readonly id: string | undefined; readonly isKnown: boolean } => {
  const isKnown = kept.some(k => isAncestor(file, k.file));
  const same = isKnown ? undefined : kept.find(k => isAncestor(k.file, file));
  return { id: same?.id, isKnown };
};
