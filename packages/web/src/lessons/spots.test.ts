/** What the lessons point at has a name at that moment, so that it can be heard as well as seen. */
import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import { type AnyGame, type GameId, games, type Nautilion } from '@tidetable/rules';
import { LANGUAGES, loadEveryLanguage } from '@tidetable/text/shell';
import { expect, test } from 'vitest';
import type { BoardProps, Explain } from '../games/gameUi.ts';
import { explain as explainNauticus } from '../games/nauticus/explain.ts';
import { explain as explainNautilion } from '../games/nautilion/explain.ts';
import { thingsOf } from '../games/nautilion/things.ts';
import { loadExplain } from '../games/nautilus-island/explain.ts';
import { isOneThing } from '../screens/table/spots.ts';
import { gameOfLesson, LESSONS } from './lessonList.ts';
import { type LessonKit, loadLesson } from './loadLesson.ts';

const EXPLAIN: Readonly<Record<GameId, Explain>> = {
  'nautilus-island': await loadExplain(),
  nautilion: explainNautilion,
  nauticus: explainNauticus,
};

const viewsOf = (file: MatchFile): object[] => {
  const views: object[] = [];
  const end = replayMatch(file, match => {
    views[match.ply] ??= match.view(0);
  });
  if (isProblem(end)) throw new Error(end.problem);
  views[end.ply] = end.view(0);
  return views;
};

const boardOf = (game: AnyGame, view: object): BoardProps => ({
  ...{ view, legal: [], events: [], lines: [], points: [0, 0], highlighted: undefined },
  components: game.components,
  players: [{ name: 'Skipper' }, { name: 'Nemo' }],
  aids: { memory: true, projection: true },
  play: () => undefined,
  offer: () => undefined,
});

test.each(LESSONS)('%s: every thing that a step points at can be named', async id => {
  const game = gameOfLesson(id);
  await loadEveryLanguage([game, `${id}/lesson`, `${game}/explain`]);
  const { file, lesson } = (await loadLesson(id)) as LessonKit;
  const views = viewsOf(file);
  const nameless: string[] = [];
  for (const { ply, at = [] } of lesson.en.steps) {
    const view = views[ply];
    if (!view) continue; // before the first entry
    const missing = (spot: string): boolean =>
      game === 'nautilion' && !thingsOf(view as Nautilion.View).includes(spot);
    nameless.push(...at.filter(spot => isOneThing(spot) && missing(spot)));
    for (const spot of at.filter(isOneThing))
      for (const language of LANGUAGES)
        if (!EXPLAIN[game](spot, boardOf(games[game], view), language)?.name)
          nameless.push(`ply ${ply}: ${spot}, ${language}`);
  }
  expect(nameless).toEqual([]);
});

test('most steps of a lesson point at something', async () => {
  for (const id of LESSONS) {
    const { lesson } = (await loadLesson(id)) as LessonKit;
    const { steps } = lesson.en;
    expect(steps.filter(({ at }) => at).length / steps.length, id).toBeGreaterThan(0.75);
  }
});
