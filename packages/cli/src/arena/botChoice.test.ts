import { expect, test } from 'vitest';
import { readInput } from '../options/args.ts';
import { botLabel, botLabels, chooseArenaBots, commandWords } from './botChoice.ts';

test.each([
  ['exec:cat', ['cat']],
  ['exec:python3 bot.py  -x', ['python3', 'bot.py', '-x']],
  [`exec:sh -c "a 'b' | c"`, ['sh', '-c', `a 'b' | c`]],
  [`exec:sh -c 'say "x"'`, ['sh', '-c', 'say "x"']],
  ['exec:"C:\\Program Files\\bot.exe" --x="1 2"', ['C:\\Program Files\\bot.exe', '--x=1 2']],
  ['exec:bot "" $HOME *', ['bot', '', '$HOME', '*']],
  [`exec:it's`, [`it's`]],
  ['exec:', []],
] as const)('%s', (bot, words) => {
  expect(commandWords(bot)).toEqual(words);
});

test('a comma outside quotes separates bots', () => {
  const bots = (text: string): string[] => chooseArenaBots(readInput(['--bots', text], {}));
  expect(bots('random, exec:sh -c "x,y" ,random')).toEqual([
    'random',
    'exec:sh -c "x,y"',
    'random',
  ]);
});

test('a label is short and can be printed', () => {
  expect(botLabel('random')).toBe('random');
  expect(botLabel(`exec:${'x'.repeat(100)}`)).toHaveLength(40);
  expect(botLabel('exec:\u001b[31m\n')).toBe('exec:?[31m?');
});

test('of a long command the end is shown in tables', () => {
  expect(botLabel('random')).toBe('random');
  const label = botLabel(`exec:/usr/bin/python3 ${'folder/'.repeat(9)}nauticus.py`);
  expect(label).toHaveLength(40);
  expect(label).toMatch(/^exec:….*nauticus\.py$/);
});

test('no two bots of a report are called the same', () => {
  const bots = ['exec:a', 'random', 'exec:b', 'exec:c', 'exec:d', 'exec:e'];
  const names = ['random', null, 'random (2)', 'Jo', ' Jo  ', null];
  expect(botLabels(bots, names)).toEqual([
    ...['random (2)', 'random', 'random (2) (2)', 'Jo', 'Jo (2)', 'exec:e'],
  ]);
});

test.each(['Captain', 'captain\u3164', 'cap\u034ftain', '\u2800captain', 'ｃaptain'])(
  'a stranger that looks like one of ours, %j, is numbered',
  name => {
    const [own, stranger] = botLabels(['captain', 'exec:a'], [null, name]);
    expect(own).toBe('captain');
    expect(stranger).toMatch(/ \(2\)$/);
  },
);
