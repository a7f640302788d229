import { expect, test } from 'vitest';
import { readChosen, settingsOf } from './chosenSettings.ts';

const settingsFrom = (stored: string | null) => settingsOf(readChosen(stored));

test('a newcomer gets the deep look', () => {
  expect(settingsFrom(null).theme).toBe('deep');
});

test('day, or the look of the device, is a choice that is kept', () => {
  expect(settingsFrom('{"theme":"day"}').theme).toBe('day');
  expect(settingsFrom('{"theme":"system"}').theme).toBe('system');
});

test('“auto”, stored by earlier versions with any other change, was no choice', () => {
  expect(settingsFrom('{"theme":"auto","sound":true}')).toMatchObject({
    theme: 'deep',
    sound: true,
  });
});

test('what is stored and cannot be read stands for nothing, and loses nothing else', () => {
  for (const stored of ['', '7', 'null', '[1]', '{'])
    expect(settingsFrom(stored)).toEqual(settingsFrom(null));
  expect(settingsFrom('{"speed":9,"keys":false}')).toMatchObject({ speed: 1, keys: false });
});
