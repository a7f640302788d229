/** The matches from which the fuzzer starts: all games, all kinds of entries, both forms. */
import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  CHANCE,
  nauticus,
  nautilion,
  nautilusIsland,
  seededRng,
} from '@tidetable/rules';
import { canonicalJson } from '../../canonicalJson.ts';
import type { Player } from '../../entry.ts';
import { isProblem, type MatchFile } from '../../matchFile.ts';
import { parseMatchFile } from '../../readMatch.ts';
import { writeMatch } from '../../writeMatch.ts';
import { enter, GAMES, matchesOfEveryEntry, newMatch, playOn } from '../everyEntry.ts';

/** A text that is fine, and what it says. */
export interface Original {
  readonly text: string;
  readonly file: MatchFile;
  readonly said: string; // the file in canonical form
}

const read = (text: string): Original => {
  const file = parseMatchFile(text);
  if (isProblem(file)) throw new Error(`the corpus is spoilt: ${JSON.stringify(file)}`);
  return { text, file, said: canonicalJson(file) };
};

const BOT: Player = { name: 'Nemo', kind: 'bot', level: 'mate' };
const PERSON: Player = { name: 'Ana 🌊', kind: 'human' };
const MIX = { ship: 'B1', expansions: ['mages', 'mercenaries', 'reefs'], harpoons: 3 };
const CARDS = { reserve: 2, expansions: ['darkhouse', 'heroics'], darkhouse: 'normal' };

type Wish = Parameters<typeof newMatch>[1];
const TO_THE_END = Number.POSITIVE_INFINITY;

/** Games with options, bots and other numbers of seats, begun, running and finished. Many are short: verifying long ones takes most of the time. */
const PLAIN: readonly [AnyGame, Wish, plies: number][] = (
  [
    [nautilusIsland, { seats: 2 }, 0],
    [nautilusIsland, { seats: 2 }, 6],
    [nautilusIsland, { seats: 2 }, 12],
    [nautilusIsland, { seats: 3, players: [PERSON, BOT, BOT] }, 9],
    [nautilusIsland, { seats: 2, players: [PERSON, BOT] }, TO_THE_END],
    [nautilion, { seats: 1 }, TO_THE_END],
    [nautilion, { seats: 1, options: MIX }, 15],
    [nautilion, { seats: 2, options: MIX }, 40],
    [nautilion, { seats: 2, options: CARDS, players: [PERSON, BOT] }, TO_THE_END],
    [nauticus, { seats: 2 }, 8],
    [nauticus, { seats: 2, players: [PERSON, BOT] }, 25],
    [nauticus, { seats: 3, options: { oneEmblemPerShip: true } }, 60],
    [nauticus, { seats: 2, players: [BOT, BOT] }, TO_THE_END],
  ] as const
).map(([game, wish, plies]) => [game as AnyGame, wish, plies]);

const plainFiles = (): MatchFile[] =>
  PLAIN.map(([game, wish, plies], i) => {
    const match = newMatch(game, { ...wish, seed: 20 + i });
    playOn(match, seededRng(i), plies);
    return writeMatch(match);
  });

/** Everybody stores whenever possible, until the bag runs short and chance places its tokens. [NI25] */
const shortBag = (): MatchFile => {
  const rng = seededRng(5);
  for (let seed = 50; ; seed++) {
    const match = newMatch(nautilusIsland as AnyGame, {
      seats: 4,
      seed,
      players: [BOT, BOT, BOT, BOT],
    });
    while (!match.isOver) {
      const legal = match.legalMoves();
      const stores = legal.filter(move => /^(store|lay|leave)/.test(move));
      const moves = stores.length > 0 && rng(10) > 0 ? stores : legal;
      match.submit(match.toAct, match.ply, moves[rng(moves.length)], match.ply);
    }
    if (match.log.some(e => e.seat === CHANCE)) return writeMatch(match);
  }
};

/** One of three has given up, a bot plays on for it, and the match runs. */
const resigned = (game: AnyGame): MatchFile => {
  const match = newMatch(game, { seats: 3, seed: 40 });
  playOn(match, seededRng(1), 6);
  enter(match, { type: 'resign', seat: 1, player: BOT } as never);
  playOn(match, seededRng(2), 20);
  return writeMatch(match);
};

const form1Of = (game: string): string => {
  const fixture = new URL(`../../../fixtures/${game}.form1.json`, import.meta.url);
  return JSON.stringify(JSON.parse(readFileSync(fixture, 'utf8')));
};

export const originals = (): Original[] => {
  const every = GAMES.flatMap(game => matchesOfEveryEntry(game, 7).slice(1).map(writeMatch));
  const files = [
    ...every,
    ...plainFiles(),
    shortBag(),
    ...[nautilusIsland, nauticus].map(g => resigned(g as AnyGame)),
  ];
  const seedless = files.filter((_, i) => i % 4 === 2).map(file => ({ ...file, seed: null }));
  const form1 = GAMES.map(({ id }) => read(form1Of(id)));
  const takenOver = form1.map(({ file }) => file);
  const texts = [...files, ...seedless, ...takenOver].map(file => JSON.stringify(file));
  return [...texts.map(read), ...form1];
};
