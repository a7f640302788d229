/** What a line at the prompt means. */
import { Match, sealedSea } from '@tidetable/match';
import { games, type Options, readOptions } from '@tidetable/rules';
import { messages } from '@tidetable/text';
import { expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

const matchOf = (game: 'nautilion' | 'nauticus') => {
  const rules = games[game];
  const options = readOptions(rules, { seats: rules.seats.min }) as Options;
  return Match.deal(rules, { options, decide: sealedSea(new Uint8Array(32)) });
};

const read = (line: string, moves: readonly string[], game: 'nautilion' | 'nauticus') =>
  readAnswer(line, {
    match: matchOf(game),
    m: messages.en,
    choices: moves.map((move, i) => ({ number: i + 1, move })),
  });

test('a move that is written in full is that move, whatever else it begins', () => {
  const choices = ['from reserve blank', 'from reserve A'];
  for (const line of ['from reserve B', 'from reserve b', 'FROM  reserve b'])
    expect(read(line, choices, 'nautilion')).toEqual({ kind: 'move', move: 'from reserve B' });
  expect(read('from reserve bl', choices, 'nautilion')).toEqual({
    kind: 'move',
    move: 'from reserve blank',
  });
});

test('the beginning of a command may have words after it, where the command takes some', () => {
  expect(read('rul reef', [], 'nautilion')).toEqual({
    kind: 'command',
    command: 'rules',
    words: 'reef',
  });
  expect(read('hi reef', [], 'nautilion')).toMatchObject({ kind: 'move' });
});
