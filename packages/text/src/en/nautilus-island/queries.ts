/** What is answered to who asks for hand or rivals. */
import { plural } from '../grammar.ts';

const cards = (n: number): string => plural(n, { one: '1 card', other: `${n} cards` });

export const queries = {
  hand: (groups: string) => `Your hand: ${groups}.`,
  emptyHand: 'Your hand is empty.',
  /** Cards of one colour; groups are joined by what follows. */
  group: (colour: string, names: string) => `${names} (${colour})`,
  between: '; ',
  sets: (sets: string) => `Your sets: ${sets}.`,
  noSets: 'You have no sets yet.',
  /** A set of so many cards. */
  openSet: (colour: string, n: number) => `${colour} ${n}`,
  sizeOf: (colour: string, n: number) => `${colour}, ${cards(n)}`,
  closedSet: (set: string, points: number) => `${set} closed for ${points}`,
  betweenBrief: ', ',
  tokenName: (bonus: string) => `“${bonus}”`,
  withTokens: (set: string, tokens: string) => `${set}, tokens ${tokens}`,
  sentence: (told: string) => `${told}.`,
  /** Each of the things after the first may be missing. */
  rival: (name: string, things: readonly string[]) => `${name}: ${things.join('; ')}.`,
  handSize: (n: number) => `${cards(n)} in hand`,
  theirSets: (sets: string) => `sets: ${sets}`,
  known: (n: number, names: string) => `${n} known: ${names}`,
};

export type QueryWords = typeof queries;
