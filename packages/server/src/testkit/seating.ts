/** Tables with people on their seats, made over HTTP. */
import type { Guest } from './guest.ts';

export const PERSON = { kind: 'person' };
export const BOT = { kind: 'bot', name: 'Bob', level: 'greedy' };

/** Two people, unless it says otherwise. */
export interface WishedTable {
  readonly seats?: readonly { readonly kind: string }[];
  readonly game?: string;
  readonly [manner: string]: unknown;
}

/** The id of a new table of the first of them; each takes one of the seats for people, in order. */
export const seatedTable = async (
  people: readonly Guest[],
  { seats = [PERSON, PERSON], game = 'nautilus-island', ...wish }: WishedTable = {},
): Promise<string> => {
  const [owner] = people;
  const { id } = await owner!.newTable({ game, seats, ...wish });
  const open = [...seats.keys()].filter(seat => seats[seat]?.kind === 'person');
  for (const [i, seat] of open.entries()) await people[i]!.must(`tables/${id}/claim`, { seat });
  return id;
};

/** The same, and its match has begun. */
export const startedTable = async (
  people: readonly Guest[],
  wish?: WishedTable,
): Promise<string> => {
  const id = await seatedTable(people, wish);
  await people[0]!.must(`tables/${id}/start`);
  return id;
};
