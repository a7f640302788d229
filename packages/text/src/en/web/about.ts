/** What this is, who made what, and what it needs. */
import { plural } from '../grammar.ts';

export const about = {
  title: 'About Tidetable',
  what: 'Tidetable is a home for three sea games: complete rules, bots of every strength, and several people at one screen or online. Offline, all of it runs in your browser, and nothing is sent anywhere; an online game sends only what you do in it, and your name.',
  fair: 'Every shuffle and every die is sealed before the first move. When a game is over, its replay can recompute all of them from the seed: nobody, not even this program, could have changed its mind.',
  unofficialTitle: 'Unofficial and non-commercial',
  unofficial:
    'The games belong to their designers and publishers, who have nothing to do with this page. No text and no picture is theirs: the words are our own, the drawings too. If you like a game, buy the box.',
  games: 'The games',
  rulings: 'House rulings',
  rulingsHelp:
    'Where a rulebook can be read in two ways we follow the likely reading; where it is silent, or its components are not known to us, we had to choose. Each such rule is marked on the rules page.',
  rulingCount: (n: number) => plural(n, { one: '1 house ruling', other: `${n} house rulings` }),
  readingCount: (n: number) =>
    plural(n, { one: '1 likely reading', other: `${n} likely readings` }),
  licences: 'Pictures, letters, programs',
  icons:
    'Icons: game-icons.net, by Lorc, Delapouite and contributors, licence CC BY 3.0; some are recoloured.',
  fonts:
    'Letters: IM Fell English SC (Igino Marini) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), both under the SIL Open Font License 1.1.',
  programs: 'Bundled programs, with thanks:',
  licencesInFull: 'Their licences in full',
  own: 'Tidetable itself is under the MIT licence.',
  needs: 'What it needs',
  browsers:
    'A current Chrome, Edge, Firefox or Safari of the last two years. It uses workers, IndexedDB to keep your games and Web Locks so that two tabs do not play the same game.',
  missing: (what: string) => `This browser lacks: ${what}. Games cannot be played or kept here.`,
  allThere: 'This browser has everything.',
  privacy: 'Your games',
  privacyHelp: 'They are kept in this browser, on this device. You can save or delete all of them.',
};

export type AboutWords = typeof about;
