/** The pages beside some recorded games, which tell them turn by turn, against what the rules make of them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isReadError } from '../core/readError.ts';
import { type Golden, goldenFolder } from '../testkit/index.ts';
import { shown } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';
import type { State } from './state.ts';

/** A line of the table of turns; what the page tells beyond that is for readers. */
interface Turn {
  rolls: string; // `reef:3 1 2 2`
  choices: string;
  ship: string; // `1 (8)`: a mercenary on 8
  reserve: string; // `blank×2 reef3 5`
}

const NONE = '–';
const COLUMNS = ['rolls', 'choices', 'ship', 'reserve'] as const;

const folder = goldenFolder(nautilion.id);
const readText = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const readTurns = (page: string): Turn[] => {
  const lines = page.split('\n').filter(line => line.startsWith('|'));
  const [titles, , ...rows] = lines.map(line => line.split('|').map(cell => cell.trim()));
  return rows.map(cells => {
    const [rolls, choices, ship, reserve] = COLUMNS.map(name => cells[titles.indexOf(name)]);
    return { rolls, choices, ship, reserve: sorted(reserve) };
  });
};

const sorted = (tokens: string): string => tokens.split(' ').sort().join(' ');

const count = (tokens: readonly string[]): string => {
  const kinds = [...new Set(tokens)].map(kind => {
    const n = tokens.filter(token => token === kind).length;
    return n > 1 ? `${kind}×${n}` : kind;
  });
  return sorted(kinds.join(' ')) || NONE;
};

const shipOf = (s: State): string => {
  const { crew, mercenaries } = shown(s);
  const spaces = [...crew, ...mercenaries].sort((a, b) => a - b);
  return spaces.map(n => (crew.includes(n) ? n : `(${n})`)).join(' ') || NONE;
};

/** The same lines, from the recorded moves. */
const replay = (golden: Golden): { end: State; turns: Turn[] } => {
  const s = nautilion.parseDeal(golden.options, golden.deal);
  if (isReadError(s)) throw new Error(s.readError);
  const turns: Turn[] = [];
  let rolls: string[] = [];
  let choices: string[] = [];
  for (const entry of golden.moves) {
    const [text] = entry.split(' #');
    const { turn, step } = shown(s);
    const face = /^roll (\d)$/.exec(text)?.[1];
    if (face === undefined) choices.push(text);
    else rolls.push(step === 'escape' ? `reef:${face}` : face);
    nautilion.play(s, nautilion.parseMove(text)!);
    if (shown(s).turn === turn && shown(s).outcome === 'open') continue;
    turns.push({
      rolls: rolls.join(' ') || NONE,
      choices: choices.join('; '),
      ship: shipOf(s),
      reserve: count(shown(s).reserve),
    });
    [rolls, choices] = [[], []];
  }
  return { end: s, turns };
};

const pages = readdirSync(folder).filter(file => file.endsWith('.md'));

test('[NL1] a game of one and one of two seats, and each expansion alone, has its page', () => {
  const mixes = pages.map(file => file.split('-keen')[0]);
  expect(mixes).toEqual(expect.arrayContaining(['base', 'base-two', 'mages', 'mercenaries']));
  expect(mixes).toEqual(expect.arrayContaining(['reefs', 'darkhouse', 'heroics', 'all-two']));
});

for (const file of pages) {
  test(`[NL13] [NL18] [NL25] [NL30] ${file}: dice, choices, ship and reserve of every turn, and the end`, () => {
    const page = readText(file);
    const golden: Golden = JSON.parse(readText(file.replace('.md', '.json')));
    const { end, turns } = replay(golden);
    expect(readTurns(page)).toEqual(turns);
    const [, outcome, pile] = /The end: .*: \*\*(\w+)\*\*\. Discard pile: (.*)\./.exec(page) ?? [];
    expect(outcome).toBe(golden.score[0] === 1 ? 'won' : 'lost');
    expect(sorted(pile)).toBe(count(shown(end).discarded));
  });
}
