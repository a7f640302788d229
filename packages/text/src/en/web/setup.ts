/** The page on which a table is set up. */
import type { Level } from '@tidetable/bots';
import { plural } from '../grammar.ts';

export const setup = {
  title: (game: string) => `A table for ${game}`,
  start: 'Cast off',
  starting: 'Casting off…',
  players: 'Players',
  seat: (n: number) => `Seat ${n}`,
  kind: 'Who plays',
  person: 'Person',
  bots: 'Bots, from the weakest',
  moreBots: 'More bots',
  name: 'Name',
  defaultName: (n: number) => `Player ${n}`,
  /** What each level is good for. */
  levels: {
    random: 'plays anything',
    greedy: 'takes what looks best now',
    deckhand: 'for a first game',
    mate: 'plays soundly',
    captain: 'plays well',
    admiral: 'plays very well, and thinks longer',
    pilot: 'has learnt by playing, and answers at once',
    nemo: 'has learnt by playing, and looks ahead: the strongest',
  } satisfies Readonly<Record<Level, string>>,
  options: 'The game',
  less: (option: string) => `${option}: one less`,
  more: (option: string) => `${option}: one more`,
  cannot: 'These cannot be combined.',
  setTo: (option: string, value: string) => `${option}: ${value}`,
  rule: (rule: string) => `Rule ${rule}`,
  aids: 'Aids at this table',
  memory: 'Show which cards others were seen to take',
  projection: 'Show the score if the game ended now',
  hotSeat: 'Several people share this screen; what is hidden is covered before it changes hands.',
  onlyBots: 'Nobody of you plays: you will watch the bots.',
  badName: 'A name needs 1 to 40 characters that can be seen: no control or direction characters.',
  sameName: 'Two players have the same name.',
  chance: {
    title: 'Chance to win this voyage',
    /** Before the share and behind it. */
    wins: (bot: string): readonly [string, string] => [
      `A simple bot (“${bot}”) wins`,
      'of such voyages.',
    ],
    measured: 'Measured;',
    estimated: 'Worked out from voyages that were measured;',
    between: (low: string, high: string) => `between ${low} and ${high} with 95 % confidence.`,
  },
  box: 'My box',
  ownBox: (n: number) =>
    `With the values of my box (${plural(n, { one: 'one differs', other: `${n} differ` })})`,
  sameBox: (n: number) =>
    `With the values of the table before (${plural(n, { one: 'one differs', other: `${n} differ` })})`,
  usual: 'Back to the usual table',
  failed: 'The table could not be made. Load the page again and try once more.',
};

export type SetupWords = typeof setup;
