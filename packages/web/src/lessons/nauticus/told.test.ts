import { isProblem, type MatchFile, replayMatch } from '@tidetable/match';
import type { Nauticus } from '@tidetable/rules';
import { components, printedPrice, scoreParts, soldBy } from '@tidetable/rules/nauticus';
import { lessonText } from '@tidetable/text/lessons';
import { boardWords, kindName, words } from '@tidetable/text/nauticus';
import { LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { expect, test } from 'vitest';
import record from './match.json' with { type: 'json' };

type View = Nauticus.View;

await loadEveryLanguage(['web', 'nauticus', 'nauticus/lesson']);
const lesson = lessonText('nauticus');

const viewsByPly = (): View[] => {
  const views: View[] = [];
  const end = replayMatch(record as MatchFile, match => {
    views[match.ply] = match.view(0) as View;
  });
  if (isProblem(end)) throw new Error(end.problem);
  return views;
};
const views = viewsByPly();

const saidAt = (language: Language, ply: number): string =>
  lesson[language].steps
    .filter(step => step.ply === ply)
    .map(({ text }) => text)
    .join(' ');

/** What is said of a moment, and where it stands on the table. */
const told: readonly { ply: number; numbers: (view: View) => number[] }[] = [
  { ply: 1, numbers: ({ players }) => [players[0].workers] },
  { ply: 15, numbers: ({ players }) => [players[0].taler, players[0].workers] },
  { ply: 52, numbers: ({ players }) => [players[0].crowns] },
  { ply: 65, numbers: ({ players }) => [players[0].crowns] },
  { ply: 68, numbers: ({ running }) => [running.scored] },
  { ply: 70, numbers: ({ players }) => [players[0].workers] },
  {
    ply: 76,
    numbers: ({ players: [you, nemo] }) => [
      ...Object.values(scoreParts(you)),
      you.score,
      nemo.score,
    ],
  },
];

for (const language of LANGUAGES) {
  test.each(told)(`the numbers told at ply $ply are those in sight (${language})`, part => {
    const said = saidAt(language, part.ply).match(/\d+/g)?.map(Number);
    expect(said).toEqual(expect.arrayContaining(part.numbers(views[part.ply])));
  });

  test.each([
    { action: 'hulls', ply: 1, toldAt: 0, kinds: 3 },
    { action: 'goods', ply: 34, toldAt: 34, kinds: 4 },
  ] as const)(`the prices told of $action are those of its space (${language})`, part => {
    const space = views[part.ply].spaces.findIndex(({ action }) => action === part.action);
    const prices = soldBy(part.action)
      .slice(0, part.kinds)
      .map(tile => `${kindName(words[language], tile)} ${printedPrice(components, space, tile)}`);
    for (const price of prices) expect(saidAt(language, part.toldAt)).toContain(price);
  });

  test(`what is quoted is written on the table (${language})`, () => {
    const {
      end,
      endTurn,
      takeExtra,
      pass,
      delivered,
      passTiles,
      scoreParts: names,
    } = boardWords[language];
    const onTable = [
      ...Object.values(words[language].actions),
      end,
      endTurn,
      takeExtra,
      pass,
      delivered,
      passTiles,
      ...Object.values(names),
      tableWords[language].undo,
    ].join('\n');
    const texts = lesson[language].steps.map(({ text }) => text).join('\n');
    const quoted = [...texts.matchAll(/“(.+?)”|«\u00a0(.+?)\u00a0»/g)].map(
      ([, en, fr]) => en ?? fr,
    );
    expect(quoted.length).toBeGreaterThan(20);
    for (const name of new Set(quoted)) expect(onTable).toContain(name);
  });
}
