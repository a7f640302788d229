/** What is answered to who asks for own things or rivals. */
import { plural } from '../grammar.ts';

const ships = (n: number): string => plural(n, { one: '1 ship', other: `${n} ships` });

export const queries = {
  purse: (things: string) => `You have ${things}.`,
  inHand: (tile: string) => `In hand: ${tile}.`,
  storage: (full: number, all: number, tiles: string) =>
    `Storage, ${full} of ${all} boxes: ${tiles}.`,
  emptyStorage: 'Your storage is empty.',
  ships: (told: string) => `Ships: ${told}.`,
  noShips: 'You have no ships yet.',
  /** Where two things are told one after the other. */
  between: '; ',
  sentence: (told: string) => `${told}.`,
  supply: (stacks: string) => `Supply: ${stacks}.`,
  open: (ship: number, n: number, wants: string) =>
    `ship ${ship}, ${plural(n, { one: '1 part', other: `${n} parts` })}, ${wants === '' ? 'unfinished' : `still wants ${wants}`}`,
  finished: (ship: number, n: number) =>
    `ship ${ship}, finished, ${plural(n, { one: '1 part', other: `${n} parts` })}`,
  delivered: (goods: string) => `Delivered: ${goods}.`,
  extra: 'Your extra action is left.',
  rival: (name: string, things: readonly string[]) => `${name}: ${things.join(', ')}.`,
  built: (n: number, finished: number) =>
    `${ships(n)}${finished === 0 ? '' : ` (${finished} finished)`}`,
  full: (n: number, tiles: string) =>
    `${plural(n, { one: '1 box full', other: `${n} boxes full` })}${tiles === '' ? '' : ` (${tiles})`}`,
  passed: (n: number) =>
    plural(n, { one: '1 pass tile flipped', other: `${n === 0 ? 'no' : n} pass tiles flipped` }),
};

export type QueryWords = typeof queries;
