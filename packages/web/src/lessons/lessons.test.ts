import { readFileSync } from 'node:fs';
import { isProblem, type MatchFile, openMatch, parseMatchFile, verify } from '@tidetable/match';
import { CHANCE, type Seat } from '@tidetable/rules';
import {
  LANGUAGES,
  type Language,
  type Lesson,
  type LessonStep,
  loadEveryLanguage,
} from '@tidetable/text/shell';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../screens/rules/loadRules.ts';
import {
  cardOf,
  gameOfLesson,
  LESSONS,
  lessonAfter,
  lessonsOf,
  wishesAfter,
} from './lessonList.ts';
import { LEARNER, type Place, progressOf, skippedBefore, tell } from './lessonSteps.ts';
import { type LessonKit, loadLesson } from './loadLesson.ts';

const readRecord = (id: string): MatchFile => {
  const text = readFileSync(new URL(`${id}/match.json`, import.meta.url), 'utf8');
  const file = parseMatchFile(text);
  if (isProblem(file)) throw new Error(file.problem);
  return file;
};

/** Takes the lesson: all that is said, and the moves that the learner plays. */
const take = (lesson: Lesson, log: MatchFile['log']) => {
  const said: LessonStep[] = [];
  const progress: number[] = [];
  const played: number[] = [];
  let place: Place = { ply: 0, step: 0 };
  for (;;) {
    const told = tell(lesson, log, place);
    if (told.current) said.push(told.current);
    progress.push(progressOf(lesson, log, place));
    if (told.isEnd) return { said, played, progress };
    if (told.wanted !== undefined) played.push(place.ply);
    place = told.next ?? { ply: afterMove(log, place.ply), step: 0 };
  }
};

/** Chance answers a move before anything is said. */
const afterMove = (log: MatchFile['log'], ply: number): number =>
  log[ply + 1]?.seat === CHANCE ? afterMove(log, ply + 1) : ply + 1;

/** Who is to act at each ply, as the engine says. */
const seatsToAct = (file: MatchFile): Seat[] => {
  const match = openMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  return file.log.map(({ check: _, ...entry }) => {
    const { toAct } = match;
    match.accept(entry);
    return toAct;
  });
};

const textsOf = ({ intro, steps, end }: Lesson): string[] => [
  intro,
  ...steps.map(({ text }) => text),
  end,
];
/** French has a word for a 1-ship, and no number. */
const numbersIn = (text: string): string[] =>
  (text.replaceAll('1-ship', '').match(/\d+/g) ?? []).sort();

test('there are lessons', () => {
  expect(LESSONS).toContain('nautilus-island');
  expect(loadLesson('toString')).toBeUndefined();
  expect(lessonsOf('nauticus')).toEqual(['nauticus']);
  expect(lessonAfter('nautilion')).toBe('nautilion-mages');
  expect(lessonAfter('nautilion-admirals')).toBeUndefined();
});

test('after a lesson, all expansions that were learnt are offered', () => {
  const isDone = (id: string) => id === 'nautilion' || id === 'nautilion-mages';
  expect(wishesAfter('nautilion-reefs', isDone)).toBe('expansions=mages,reefs');
  expect(wishesAfter('nautilion-reefs', () => false)).toBe('expansions=reefs');
  expect(wishesAfter('nautilion', isDone)).toBeUndefined();
  expect(wishesAfter('nautilion-admirals', isDone)).toBe('seats=2');
});

/** Moves that the learner plays, and steps: a first lesson teaches a game, another what an expansion adds. */
const LIMITS = {
  first: { moves: [12, 40], steps: [12, 60] },
  short: { moves: [5, 16], steps: [8, 17] },
} as const;

describe.each(LESSONS)('the lesson of %s', async id => {
  const game = gameOfLesson(id);
  await loadEveryLanguage([`${id}/lesson`, `${game}/rules`]);
  const { file, lesson } = (await loadLesson(id)) as LessonKit;
  const rules = Object.values((await loadRules(game)) ?? {})
    .flatMap(({ chapters }) => chapters)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(paragraph => paragraph.rules);

  test('its record opens, replays and comes out of its seed, card by card', () => {
    const record = readRecord(id);
    expect(file).toEqual(record);
    expect(record.game).toBe(game);
    const { wrong, unproved } = verify(record);
    expect(wrong).toBeUndefined();
    expect(unproved).not.toContain('deal');
  });

  test('it is of a length that one finishes', () => {
    const { played } = take(lesson.en, file.log);
    const { moves, steps } = LIMITS[id === game ? 'first' : 'short'];
    const isWithin = ([least, most]: readonly [number, number], n: number): void => {
      expect(n).toBeGreaterThanOrEqual(least);
      expect(n).toBeLessThanOrEqual(most);
    };
    isWithin(moves, played.length);
    isWithin(steps, lesson.en.steps.length);
  });

  test('every step and every move brings it further, up to its end', () => {
    const { progress } = take(lesson.en, file.log);
    expect(progress).toEqual([...new Set(progress)].toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  test('where its rules begin is on the rules page, and what it plays is what it offers to play', () => {
    const { rule, wishes } = cardOf(id);
    if (rule !== undefined) expect(rules).toContain(rule);
    for (const [name, wish] of new URLSearchParams(wishes))
      expect(String(file.options[name])).toBe(wish);
  });

  describe.each(LANGUAGES)('%s', (language: Language) => {
    const { steps, intro, end } = lesson[language];

    test('everything is said, in order, and the lesson ends with its record', () => {
      const { said } = take(lesson[language], file.log);
      expect(said.map(({ text }) => text)).toEqual([intro, ...steps.map(s => s.text), end]);
      expect(steps.at(-1)?.ply).toBe(file.log.length);
    });

    test('the learner is asked for a move only when seat 0 is to act', () => {
      const turns = seatsToAct(file);
      const { played } = take(lesson[language], file.log);
      for (const ply of played) expect(turns[ply], `ply ${ply}`).toBe(LEARNER);
    });

    test('every rule that it names is on the rules page', () => {
      for (const { rule } of steps) if (rule !== undefined) expect(rules).toContain(rule);
    });

    test('plain text, short enough for a phone', () => {
      for (const text of textsOf(lesson[language])) {
        expect(text).toMatch(/^\S[^<>*_`\p{Cc}]*\S$/u);
        expect(text).not.toMatch(/\s\s|\s[.,)]|'/);
        expect(text.length, text).toBeLessThanOrEqual(230);
      }
    });
  });

  test('fr: no line can break before a sign that a space precedes, nor inside guillemets', () => {
    for (const text of textsOf(lesson.fr)) expect(text).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/);
  });

  test('both languages say the same at the same places, with the same numbers', () => {
    const shapeOf = ({ steps }: Lesson) => steps.map(({ text: _, ...step }) => step);
    expect(shapeOf(lesson.fr)).toEqual(shapeOf(lesson.en));
    const numbers = (of: Lesson) => textsOf(of).map(numbersIn);
    expect(numbers(lesson.fr)).toEqual(numbers(lesson.en));
  });
});

test('turns and rounds that are skipped are counted where the lesson goes on', () => {
  const lesson: Lesson = {
    intro: '',
    end: '',
    steps: [
      { ply: 2, text: '', skipTo: 6 },
      { ply: 6, text: '' },
    ],
  };
  const CHANCE = -1;
  // both admirals have played, and chance has rolled for the next turn
  const lines = [0, 0, 0, 0, 1, CHANCE, 0].map((seat, i) => ({
    seat,
    turn: [1, 1, 2, 2, 3, 4, 4][i],
  }));
  expect(skippedBefore(lesson, lines, 6)).toEqual({ turns: 2 });
  expect(skippedBefore(lesson, lines, 2)).toEqual({ turns: 0 });
  const inRounds = lines.map((line, i) => ({ ...line, round: [1, 1, 1, 2, 2, 3, 4][i] }));
  expect(skippedBefore(lesson, inRounds, 6)).toMatchObject({ rounds: 2 });
});
