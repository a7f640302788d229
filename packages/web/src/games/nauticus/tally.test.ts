import { gameTexts, LANGUAGES, type Language, type Share } from '@tidetable/text';
import { boardWords } from '@tidetable/text/nauticus';
import { expect, test } from 'vitest';
import { nauticusMoments } from '../../testkit/nauticusGames.ts';

const moments = nauticusMoments();

const tally = (
  { after, components }: (typeof moments)[number],
  seat: number,
  language: Language,
): readonly Share[] => gameTexts[language].nauticus.tally?.(after, seat, components) ?? [];

test.each(LANGUAGES)('every point of a score is in a part that has a name (%s)', language => {
  for (const moment of moments)
    for (const [seat, { score, points, crownPoints }] of moment.after.players.entries()) {
      const shares = tally(moment, seat, language);
      expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(score);
      expect(shares.map(share => share.points)).toContain(points - crownPoints);
      expect(new Set(shares.map(share => share.name)).size).toBe(5);
    }
});

test('ships and goods are told one by one', () => {
  for (const moment of moments)
    for (const seat of moment.after.players.keys())
      for (const { points, parts = [] } of tally(moment, seat, 'en').slice(0, 2))
        expect(parts.reduce((a, b) => a + b, 0)).toBe(points);
});

test.each(LANGUAGES)('no part of a score is named like a number of the purse (%s)', language => {
  const { taler, workers, crowns, points } = boardWords[language];
  const inPurse = [taler, workers, crowns, points].flatMap(name => [name(1), name(2)]);
  for (const { name } of tally(moments[0], 0, language)) expect(inPurse).not.toContain(name);
});
