import { LANGUAGES } from '@tidetable/text';
import { boardWords, words } from '@tidetable/text/nauticus';
import { describe, expect, test } from 'vitest';
import { nauticusMoments } from '../../testkit/nauticusGames.ts';
import { request } from './request.ts';

const moments = nauticusMoments();

describe.each(LANGUAGES)('in %s', language => {
  const { requests } = boardWords[language];

  test('every decision of a game is asked for in one short sentence', () => {
    const phases = new Set<string>();
    for (const { view, legal } of moments) {
      phases.add(view.phase);
      const asked = request({ view, legal }, language);
      expect(asked).not.toMatch(/undefined|NaN|\.$|\n/);
      expect(asked.length).toBeGreaterThan(8);
      expect(asked.length).toBeLessThan(75);
    }
    expect(phases.size).toBe(9); // all but the end
  });

  test('whoever still has the extra action is never told that nothing is left', () => {
    const done = moments.filter(
      ({ view, legal }) =>
        view.phase === 'act' && view.running.uses > 0 && legal.every(move => move === 'end'),
    );
    const left = (view: (typeof moments)[number]['view']) => view.players[view.seat ?? 0].extra;
    for (const { view, legal } of done)
      expect(request({ view, legal }, language)).toBe(
        left(view) ? requests.after : requests.nothingMore,
      );
    expect(new Set(done.map(({ view }) => left(view))).size).toBe(2);
  });

  test('passing, ending and storing are named where they are possible', () => {
    for (const { view, legal } of moments) {
      const asked = request({ view, legal }, language);
      if (view.phase === 'act' && view.running.action !== null) {
        const use = requests.use[view.running.action];
        expect([
          ...(legal.includes('pass') ? [requests.orPass(use), requests.nothing] : []),
          ...(legal.includes('end')
            ? [requests.again(use), requests.after, requests.nothingMore]
            : []),
          ...(legal.includes('pass') || legal.includes('end') ? [] : [use]),
        ]).toContain(asked);
      }
      if (view.phase === 'place' && view.running.tile !== null) {
        const { the } = words[language].tiles[view.running.tile];
        expect(asked).toBe(
          !legal.includes('store')
            ? requests.place(the)
            : legal.length > 1
              ? requests.placeOrStore(the)
              : requests.store(the),
        );
      }
    }
  });
});
