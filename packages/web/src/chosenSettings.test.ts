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
  expect(settingsFrom('{"theme":"auto","keys":false}')).toMatchObject({
    theme: 'deep',
    keys: false,
  });
});

test('what is stored and cannot be read stands for nothing, and loses nothing else', () => {
  for (const stored of ['', '7', 'null', '[1]', '{'])
    expect(settingsFrom(stored)).toEqual(settingsFrom(null));
  expect(settingsFrom('{"speed":9,"keys":false}')).toMatchObject({ speed: 1, keys: false });
});

test('there is no sound unless it is wanted, and as loud as it is wanted', () => {
  expect(settingsFrom(null).volume).toBe(0);
  expect(settingsFrom('{"volume":0.3}').volume).toBe(0.3);
  expect(settingsFrom('{"volume":7}').volume).toBe(0);
});

test('sounds that were on before there was a volume stay as loud, until one is chosen', () => {
  expect(settingsFrom('{"sound":true}').volume).toBe(1);
  expect(settingsFrom('{"sound":false}').volume).toBe(0);
  expect(settingsFrom('{"sound":true,"volume":0.2}').volume).toBe(0.2);
});
