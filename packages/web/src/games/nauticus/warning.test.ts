import type { Nauticus } from '@tidetable/rules';
import { roundsOf } from '@tidetable/rules/nauticus';
import { LANGUAGES } from '@tidetable/text';
import { boardWords } from '@tidetable/text/nauticus';
import { describe, expect, test } from 'vitest';
import { type Moment, nauticusMoments } from '../../testkit/nauticusGames.ts';
import { needsConfirmation } from './confirmation.ts';
import { warning } from './warning.ts';

const moments = nauticusMoments();
const { warnings } = boardWords.en;

const warningOf = ({ move, view, components }: Moment): string | undefined =>
  warning(move, view, components, 'en');
const losses = ({ events }: Moment) => events.filter(e => e.type === 'lost');
const having = (type: Nauticus.Event['type']): Moment[] =>
  moments.filter(({ events }) => events.some(e => e.type === type));

test('whatever a move loses for want of room, its warning has said', () => {
  const said = new Set<string | undefined>();
  for (const moment of having('lost')) {
    const isSureOnlyNow = losses(moment).every(e => e.reason === 'gift') && moment.move === 'store';
    if (!isSureOnlyNow) expect(warningOf(moment), moment.move).toBeDefined();
    said.add(warningOf(moment));
  }
  expect(said).toContain(warnings.tile);
  expect(said).toContain(warnings.bonus);
});

test('a purchase, a choice or a reward that loses nothing has no warning', () => {
  let n = 0;
  for (const moment of moments) {
    const isSettled = moment.events.some(e => e.type !== 'bought' || e.taler === 0);
    if (!/^(buy|choose|reward|take)/.test(moment.move) || !isSettled) continue;
    if (losses(moment).length > 0) continue;
    expect(warningOf(moment), moment.move).toBeUndefined();
    n++;
  }
  expect(n).toBeGreaterThan(100);
});

test('crowns beyond the limit are said', () => {
  for (const moment of having('scored-crowns')) {
    const { crowns, points } = moment.events.find(e => e.type === 'scored-crowns') ?? {
      crowns: 0,
      points: 0,
    };
    expect(warningOf(moment)).toBe(points < crowns ? warnings.crowns(points) : undefined);
  }
});

describe.each(LANGUAGES)('in %s', language => {
  test('every end that is asked about says why', () => {
    const said = new Set<string>();
    for (const { view, components, legal } of moments) {
      if (!legal.includes('end')) continue;
      const told = warning('end', view, components, language);
      expect(told !== undefined).toBe(needsConfirmation('end', view, components));
      if (told !== undefined) said.add(told);
    }
    const { blue } = boardWords[language].warnings;
    expect([...said]).toEqual(expect.arrayContaining([blue(1), blue(2)]));
  });

  test('the extra action lapses with the last turn', () => {
    const { view, components } = moments.find(m => m.view.phase === 'after') as Moment;
    const last = { round: roundsOf(view.seats), actionPhase: components.actionPhases - 1 };
    const told = warning('end', { ...view, ...last }, components, language);
    expect(told).toBe(boardWords[language].warnings.extra);
    expect(warning('end', { ...view, ...last, round: 1 }, components, language)).toBeUndefined();
  });
});
