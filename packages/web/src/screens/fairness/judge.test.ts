/** What the page of fairness finds: matches of every game, honest and with one thing changed. */
import { factsAmong, type MatchFile, saltHash, verify, writeMatch } from '@tidetable/match';
import { newMatch, playOn, rechained } from '@tidetable/match/testkit';
import { type AnyGame, CHANCE, editions, games, seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../online/fairnessEvidence.ts';
import { type Judged, judge } from './judge.ts';

type Entry = MatchFile['log'][number];

/** Dice are rolled in Nautilion; in the others nearly all of chance is in the deal. */
const finished = (game: AnyGame): MatchFile => {
  const match = newMatch(game, { seed: 1 });
  playOn(match, seededRng(1));
  return writeMatch(match);
};

const judged = (file: MatchFile, evidence?: Evidence): Judged =>
  judge({ file, verification: verify(file), facts: factsAmong(editions, file), evidence });

const evidenceOf = ({ commitment, salts }: MatchFile): Evidence => ({
  commitment,
  hashes: salts.map((salt, seat) => salt && saltHash(commitment, seat, salt)),
  seat: 0,
});

const withEntry = (file: MatchFile, ply: number, change: object): MatchFile => ({
  ...file,
  log: file.log.with(ply, { ...file.log[ply], ...change } as Entry),
});

/** Some places of many, from the first to the last. */
const spread = (places: readonly number[]): number[] =>
  [0, 0.25, 0.5, 0.75, 1].map(part => places[Math.round(part * (places.length - 1))]);

const pliesOf = ({ log }: MatchFile, isWanted: (entry: Entry) => boolean): number[] =>
  log.flatMap((entry, ply) => (isWanted(entry) ? ply : []));

describe.each(Object.values(games) as AnyGame[])('$id', game => {
  const file = finished(game);
  const allRight = {
    verdict: 'right',
    seed: 'right',
    facts: 'right',
    moves: 'right',
    result: 'right',
  };

  test('an honest match is right in every step, also beside what this device wrote down', () => {
    expect(judged(file)).toEqual({ ...allRight, evidence: 'unknown' });
    expect(judged(file, evidenceOf(file))).toEqual({ ...allRight, evidence: 'right' });
  });

  test('two cards of the deal that change places are found, whatever is chained anew', () => {
    const facts = factsAmong(editions, file);
    for (const line of spread([...file.deal.keys()])) {
      const [name, words = ''] = file.deal[line].split(': ');
      const cards = words.split(' ');
      const other = cards.findIndex(card => card !== cards[0]);
      if (other < 0) continue;
      const swapped = cards.with(0, cards[other]).with(other, cards[0]).join(' ');
      const forged = rechained({ ...file, deal: file.deal.with(line, `${name}: ${swapped}`) });
      const { verdict, facts: mark } = judged(forged);
      expect([verdict, mark], name).toEqual(['wrong', 'wrong']);
      const found = factsAmong(editions, forged).flatMap(({ items }) =>
        items.filter(({ file, sea }) => file !== sea),
      );
      if (factsAmong(editions, forged).length === facts.length) expect(found.length, name).toBe(2);
    }
  });

  test('a changed answer of chance is found', () => {
    const asked = pliesOf(file, ({ seat, type }) => seat === CHANCE && type === 'move');
    const answers = [...new Set(asked.map(ply => (file.log[ply] as { move: string }).move))];
    expect(asked.length > 0).toBe(game.id === 'nautilion');
    for (const ply of asked.length > 0 ? spread(asked) : []) {
      const { move } = file.log[ply] as { move: string };
      const other = answers.find(answer => answer !== move) ?? `${move}!`;
      expect(judged(rechained(withEntry(file, ply, { move: other }))).verdict).toBe('wrong');
    }
  });

  test('a changed salt, and one that was left out, is found', () => {
    const [salt = ''] = file.salts;
    for (const other of [`0${salt?.slice(1)}`, `${salt?.slice(0, -1)}0`, null]) {
      const forged = rechained({ ...file, salts: file.salts.with(0, other) });
      expect(judged(forged)).toMatchObject({ verdict: 'wrong', facts: 'wrong' });
      expect(judged(forged, evidenceOf(file)).evidence).toBe('wrong');
    }
  });

  test('a changed move is found', () => {
    const moves = pliesOf(file, ({ seat, type }) => seat >= 0 && type === 'move');
    for (const ply of spread(moves)) {
      const { move } = file.log[ply] as { move: string };
      const other = moves.map(p => (file.log[p] as { move: string }).move).find(m => m !== move);
      expect(judged(withEntry(file, ply, { move: other }))).toMatchObject({
        verdict: 'wrong',
        moves: 'wrong',
      });
    }
  });

  test('a changed digit of the seed is found, and nothing behind it is claimed', () => {
    const seed = `${file.seed?.startsWith('0') ? '1' : '0'}${file.seed?.slice(1)}`;
    expect(judged({ ...file, seed })).toEqual({
      verdict: 'wrong',
      evidence: 'unknown',
      seed: 'wrong',
      facts: 'unknown',
      moves: 'unknown',
      result: 'unknown',
    });
  });
});

test('a seal that was taken while this device was away is not held against anybody', () => {
  const file = finished(games['nautilus-island'] as AnyGame);
  const away = { commitment: 'f'.repeat(64), hashes: ['e'.repeat(64), null], seat: 1 };
  expect(judged(file, { ...away, hashes: [null, 'e'.repeat(64)] }).evidence).toBe('unknown');
  expect(judged(file, { ...away, seat: 0 }).evidence).toBe('wrong');
});
