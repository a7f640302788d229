import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games, isSheetProblem, type Nauticus, SPECTATOR, seededRng } from '@tidetable/rules';
import { mutant, randomGame } from '@tidetable/rules/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { referenceFiles, subjectOf, withTables } from './makeReference.ts';
import { type Subject, TABLES } from './reference/tables.ts';
import { root } from './sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each(Object.values(games))('the reference of $id', game => {
  const subject = subjectOf(game);

  test('is up to date: node tools/makeReference.ts would change nothing', () => {
    for (const [file, text] of Object.entries(referenceFiles(subject))) {
      expect(read(file), file).toBe(text);
    }
  });

  test('has every table', () => {
    const page = read(`docs/games/${game.id}.md`);
    const wanted = Object.keys(TABLES).filter(name =>
      name === 'options'
        ? game.options.length > 0
        : name !== 'option-refusals' || subject.seen.optionRefusals.size > 0,
    );
    for (const name of wanted) expect(page).toContain(`<!-- table ${name} -->`);
  });

  test('cannot leave out what has no words, nor describe what there is not', () => {
    const { words } = subject;
    for (const [table, part] of [
      ['deal', 'deal'],
      ['facts', 'facts'],
      ['moves', 'moves'],
      ['keys', 'keys'],
      ['events', 'events'],
      ['fields', 'fields'],
    ] as const) {
      const [first, ...others] = Object.entries(words[part]);
      const having = (entries: readonly (readonly [string, unknown])[]): Subject => ({
        ...subject,
        words: { ...words, [part]: Object.fromEntries(entries) },
      });
      expect(() => TABLES[table](having(others)), table).toThrow(first[0].replaceAll(/ .*/g, ''));
      const made = ['made up', first[1]] as const;
      expect(() => TABLES[table](having([first, ...others, made])), table).toThrow('made up');
    }
    for (const [path, meanings] of Object.entries(words.values)) {
      const [first] = Object.keys(meanings);
      const { [first]: _, ...others } = meanings;
      const values = { ...words.values, [path]: others };
      expect(() => TABLES.words({ ...subject, words: { ...words, values } })).toThrow(first);
    }
  });

  test('sheets have the form of their schema exactly if the game reads them, or cannot play them', () => {
    const schema = JSON.parse(read(`docs/games/schemas/${game.id}-sheet.json`));
    const isSheet = new Ajv2020({ unicodeRegExp: true, strict: false }).compile(schema);
    const rng = seededRng(3);
    const counts = { read: 0, refused: 0 };
    for (let i = 0; i < 400; i++) {
      const sheet = mutant(structuredClone(game.components), rng);
      const answer = game.withSheet(sheet);
      const isRead = !isSheetProblem(answer) || answer.sheet === 'unplayable';
      expect(isSheet(sheet), JSON.stringify(sheet)).toBe(isRead);
      counts[isRead ? 'read' : 'refused']++;
    }
    expect(counts.read).toBeGreaterThan(5);
    expect(counts.refused).toBeGreaterThan(50);
  });

  test('views have the form of the schema, and others have not', () => {
    const schema = JSON.parse(read(`docs/games/schemas/${game.id}-view.json`));
    const isView = new Ajv2020().compile(schema);
    const rng = seededRng(1);
    for (let seed = 10_001; seed <= 10_020; seed++) {
      const mix = subject.seen.mixes[rng(subject.seen.mixes.length)];
      randomGame(game, mix, seed, (s, _legal, ply) => {
        if (ply % 10 !== 0) return;
        for (let seat = SPECTATOR; seat < mix.seats; seat++) {
          const view = JSON.parse(JSON.stringify(game.view(s, seat)));
          expect(isView(view), JSON.stringify(isView.errors)).toBe(true);
          if (ply > 0) continue;
          expect(isView({ ...view, more: 1 })).toBe(false);
          for (const key of Object.keys(view)) {
            const { [key]: _, ...rest } = view;
            expect(isView(rest), key).toBe(false);
            expect(isView({ ...view, [key]: 0.5 }), key).toBe(false);
          }
        }
      });
    }
  });

  test('a marker that names no table is an error, and text outside the markers stays', () => {
    expect(() => withTables('<!-- table tides -->\n<!-- end -->', subject)).toThrow('tides');
    const page = withTables('before\n<!-- table limits -->\nold\n<!-- end -->\nafter', subject);
    expect(page).toMatch(/^before\n<!-- table limits -->\n\n\| what [\s\S]*<!-- end -->\nafter$/);
    expect(page).not.toContain('old');
  });
});

test('running.action of Nauticus is null exactly in the phases that the page names', () => {
  const [row] = /^\| `running\.action` .*$/m.exec(read('docs/games/nauticus.md')) ?? [''];
  const [list = ''] = /null in the phases .*,/.exec(row) ?? [];
  const named = Array.from(list.matchAll(/`(\w+)`/g), ([, phase]) => phase);
  const isNull = new Map<string, Set<boolean>>();
  const look = (s: object): undefined => {
    const { phase, running } = games.nauticus.view(s, 0) as Nauticus.View;
    isNull.set(phase, (isNull.get(phase) ?? new Set()).add(running.action === null));
  };
  for (let seed = 1; seed <= 20; seed++) {
    const options = { seats: 2 + (seed % 3), oneEmblemPerShip: false };
    look(randomGame(games.nauticus, options, seed, look));
  }
  expect(isNull.size).toBe(10);
  for (const [phase, found] of isNull) expect([...found], phase).toEqual([named.includes(phase)]);
});

const PAGES = [
  ...Object.keys(games).map(id => `docs/games/${id}.md`),
  'docs/bot-protocol.md',
  'docs/match-file.md',
  'docs/sealed-sea.md',
];

test.each(PAGES)('the links of %s lead somewhere', page => {
  for (const [, target] of read(page).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue;
    const [path, anchor] = target.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    expect(existsSync(join(root, file)), target).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(read(file)), target).toContain(anchor);
  }
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
