/** What is answered to who asks for own things, score or rivals. */
import { does, list, plural } from '../grammar.ts';

const steps = (n: number): string => plural(n, { one: '1 step', other: `${n} steps` });

export const queries = {
  aboard: (n: number, of: number, spaces: string) => `Crew aboard, ${n} of ${of}: ${spaces}.`,
  nobodyAboard: 'No crew is aboard yet.',
  mercenaries: (spaces: string) => `Mercenaries on: ${spaces}.`,
  cabin: (mages: string) => `In the cabin: ${mages}.`,
  reserve: (tokens: string) => `Reserve: ${tokens}.`,
  blanks: (n: number) => plural(n, { one: '1 blank token', other: `${n} blank tokens` }),
  hired: (n: number) => plural(n, { one: '1 mercenary', other: `${n} mercenaries` }),
  times: (token: string, n: number) => (n === 1 ? token : `${n} × ${token}`),
  /** Dice that are still to be given. */
  dice: (faces: string) => `Dice to give: ${faces}.`,
  /** Of the board: tokens by their distance. */
  step: (n: number, token: string) => `${n} ${token}`,
  between: '; ',
  ahead: (tokens: string) =>
    tokens === '' ? 'The Abyss lies right ahead.' : `Path ahead of the ship: ${tokens}.`,
  beforePhantom: (tokens: string) =>
    tokens === ''
      ? 'The Phantom is right before the Happy Isles.'
      : `Path before the Phantom: ${tokens}.`,
  openSpaces: (spaces: string) => `Empty spaces that can be filled: ${spaces}.`,
  closedSpaces: (spaces: string) => `Empty spaces that cannot be filled yet: ${spaces}.`,
  crew: (n: number, of: number) => `Crew aboard: ${n} of ${of}.`,
  mages: (n: number, missing: readonly string[]) =>
    missing.length === 0
      ? `Mages aboard: ${n} of 3.`
      : `Mages aboard: ${n} of 3, missing: ${list(missing)}.`,
  nautilion: (n: number) => `The Nautilion is ${steps(n)} from the Abyss.`,
  phantom: (n: number) => `The Phantom is ${steps(n)} from the Happy Isles.`,
  hold: (tokens: string) => `In its hold: ${tokens}.`,
  emptyHold: 'Its hold is empty.',
  harpoons: (ours: number, theirs: number) => `Harpoons: yours ${ours}, the Phantom’s ${theirs}.`,
  admiral: (name: string, numbers: string) => `${does(name, 'places', 'place')} ${numbers}.`,
};

export type QueryWords = typeof queries;
