/** All output of the terminal comes from the texts: in the pseudo-language nothing of it is English. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameIds } from '@tidetable/rules';
import { hasGluedSign } from '@tidetable/text/testkit';
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from './testkit/program.ts';

afterAll(removePlaces);
const place = new Place();

const HOOK = pathToFileURL(path.join(import.meta.dirname, 'testkit/speakPseudo.ts'));
const env = { NODE_OPTIONS: `--import=${HOOK}`, LANG: 'en' };

/** Words that are the same in every language, and why. */
const PLAIN: readonly (readonly [why: string, what: RegExp])[] = [
  ['a file', /\S*\/\S+\.json\b|\bsaved-[a-z-]+/g],
  ['what somebody typed', /“[^”]*”/g],
  [
    'an answer, echoed',
    /(?<=:) {2}!!\](aide|indice|journal|montrer|pourquoi|règles( a)?|légende|nonsense)$/g,
  ],
  ['a command', /\b(npx )?tidetable\b( [a-z-]+)?( \[?[A-Z]+\]?…?)?/g],
  ['what is done to tables and people', /\[list \| (close|remove-name) ID\]/g],
  ['what is done to bots', /\[list \| new NAME \| revoke NAME\]/g],
  [
    'what the bench can measure',
    /\[match \| editions \| decisions LEVEL \| search SECONDS( \| server)?\]/g,
  ],
  ['an option of a game', /\b[a-zA-Z]+=[\w|,–]+|\((intro|no)\)$/g],
  ['a flag', /--[a-z-]+( [A-Z]+(,[A-Z]+)?| a,b| en\|fr)?/g],
  ['a language', /\b(en|fr)\b/g],
  ['a game', /\b(nautilus-island|nautilion|nauticus)\b/g],
  ['the level of a bot', /\b(random|greedy|mate)\b/g],
  [
    'rules, and a mark that reads like its code',
    /\bN[CIL]\d+(, N[CIL]\d+)*(, (house ruling|likely reading))?/g,
  ],
  ['a move in notation', /(?<=!!\]: )[a-z][\w -]*(?= !!\])/g],
  ['a ship, a mage', /\b[ABC][12]?\b/g],
  ['a component as its sheet calls it', /^[\w.]+ +(?=\[!!)|(?<=!!\] +)[\w –-]+$/g],
  ['the order before the shuffle, as match files write it', /^[a-z][a-z\d ]*: [\w ]+$/g],
  ['a folder', /\(training\/out\)$/g],
  ['a hash', /\b[\da-f]{64}\b/g],
];

const isPlain = (line: string): boolean =>
  /[a-z]/i.test(PLAIN.reduce((left, [, what]) => left.replace(what, ' '), line));

const ANSWERS =
  'aide\nmontrer\npourquoi\nrègles\nrègles a\nlégende\nindice\nindice\nindice\n99999\nnonsense\n';
const COMMANDS = [
  'serve --help',
  'play --help',
  'simulate --help',
  'arena --help',
  'bench --help',
  'engine --help',
  'calibrate nautilion --games 2',
  'tables --help',
  'people --help',
  'reports --help',
  'tidy --help',
  'bots --help',
  'backup --help',
  'restore --help',
  'check-archive --help',
  'train --help',
  'calibrate --help',
  'convert --help',
  'replay --help',
  'verify --help',
  'components --help',
  'tidy --data .',
  'reports --data .',
  'people list --data .',
  'bots list --data .',
  'tables list --data .',
  'tables close nobody --data .',
  'backup --data .',
  'restore nowhere/backup.json --data .',
  'check-archive --data .',
  'train nautilion --games 0',
  'convert nowhere/match.json',
  'tables --data nowhere/data.json',
  'help',
  'play nautilion --players 9',
  'play nautilion --option ship=Z9',
  'play nautilion --lang xx',
  'verify nowhere/match.json',
  'arena nauticus --bots random',
  ...gameIds.flatMap(game => [
    `components ${game}`,
    `simulate ${game} --games 2 --save saved-${game}`,
    `verify saved-${game}/${game}-00001.json`,
    `replay saved-${game}/${game}-00001.json`,
    `play ${game} --bots random`,
    `arena ${game} --bots random,greedy --games 2`,
  ]),
  'play nautilion --bots random --option expansions=mages,mercenaries,reefs,darkhouse,heroics',
];

test.each(COMMANDS)('%s', async command => {
  const input = command.startsWith('play') ? `${ANSWERS}${'1\n'.repeat(150)}journal\n` : '';
  const { stdout, stderr } = await place.run(command.split(' '), { input, env });
  const said = stdout + stderr;
  expect(said).toContain('!!]');
  expect(said.split('\n').filter(isPlain)).toEqual([]);
  expect(hasGluedSign(said)).toBe(false);
});
