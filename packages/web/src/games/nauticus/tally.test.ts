import { LANGUAGES } from '@tidetable/text';
import { expect, test } from 'vitest';
import { nauticusMoments } from '../../testkit/nauticusGames.ts';
import { tally } from './tally.ts';

const moments = nauticusMoments();

test.each(LANGUAGES)('every point of a score is in a part that has a name (%s)', language => {
  for (const { after, components } of moments)
    for (const [seat, { score, points, crownPoints }] of after.players.entries()) {
      const shares = tally(after, seat, components, language);
      expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(score);
      expect(shares.map(share => share.points)).toContain(points - crownPoints);
      expect(new Set(shares.map(share => share.name)).size).toBe(5);
    }
});

test('ships and goods are told one by one', () => {
  for (const { after, components } of moments)
    for (const seat of after.players.keys())
      for (const { points, parts = [] } of tally(after, seat, components, 'en').slice(0, 2))
        expect(parts.reduce((a, b) => a + b, 0)).toBe(points);
});
