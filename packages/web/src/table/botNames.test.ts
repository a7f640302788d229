import { expect, test } from 'vitest';
import { freeBotName } from './botNames.ts';

test('the crew comes aboard one by one, then bots by number', () => {
  const aboard: string[] = [];
  while (aboard.length < 6) aboard.push(freeBotName(aboard));
  expect(aboard).toEqual(['Nemo', 'Aronnax', 'Conseil', 'Ned Land', 'Bot 5', 'Bot 6']);
});

test('nobody gets the name of somebody else, however that is written', () => {
  for (const name of ['Nemo', 'nemo', ' NEMO ', 'Ne\u200dmo'])
    expect(freeBotName([name]), name).toBe('Aronnax');
  const taken = ['nemo', 'aronnax', 'conseil', 'ned land', 'bot 6'];
  expect(freeBotName(taken)).toBe('Bot 7');
});
