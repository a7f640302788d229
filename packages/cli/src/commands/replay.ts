import {
  type AnyMatch,
  type Entry,
  isProblem,
  namesOf,
  openMatch,
  replayMatch,
} from '@tidetable/match';
import { CHANCE, OVER, SPECTATOR } from '@tidetable/rules';
import { editionText, entryText, gameTexts } from '@tidetable/text';
import { boards } from '../boards/boards.ts';
import { fileError, readMatch } from '../files/files.ts';
import type { Input } from '../options/args.ts';
import { paintFor } from '../paint.ts';
import { resultLines } from '../play/resultLines.ts';

/** Prints a recorded match from its deal and moves alone; the seed is not looked at. */
export const replay = (input: Input): void => {
  const [file] = input.words;
  const recorded = readMatch(input, file);
  const match = openMatch({ ...recorded, seed: null });
  if (isProblem(match)) throw fileError(input, file, match, recorded.game);
  const print = input.flags.json ? printJson : printText;
  if (!input.flags.json) console.log(`${editionText(input.m, match.game)}\n`);
  let names = namesOf(match.table);
  print(input, match, undefined, names);
  const again = replayMatch({ ...recorded, seed: null }, (then, entry) => {
    print(input, then, entry, names);
    names = namesOf(then.table);
  });
  if (isProblem(again)) throw fileError(input, file, again, recorded.game);
};

/** One line a ply, in the form that docs/match-file.md publishes. */
const printJson = (_input: Input, match: AnyMatch, entry: Entry | undefined): void => {
  const { game, state } = match;
  const seats = Array.from({ length: match.options.seats }, (_, seat) => seat);
  console.log(
    JSON.stringify({
      ply: match.ply,
      ...entry,
      toAct: match.toAct,
      position: game.position(state),
      views: seats.map(seat => match.view(seat)),
      spectator: match.view(SPECTATOR),
      legal: match.toAct === OVER ? [] : match.legalMoves(),
      points: match.points(),
    }),
  );
};

const printText = (
  input: Input,
  match: AnyMatch,
  entry: Entry | undefined,
  before: readonly string[],
): void => {
  const { m, language } = input;
  const names = namesOf(match.table);
  if (entry) printEntry(input, match, entry, before);
  const view = match.view(SPECTATOR);
  console.log(
    boards[match.game.id]({
      view,
      components: match.game.components,
      names,
      language,
      paint: paintFor(process.stdout),
    }),
  );
  const points = match.points();
  const scores = names.map((name, seat) => m.cli.aboutFile(name, String(points[seat])));
  console.log(m.cli.aboutFile(m.replay.points, scores.join(' · ')));
  const [heading, ...lines] = resultLines(m, gameTexts[language][match.game.id], match);
  if (heading !== undefined) console.log(['', heading, ...lines].join('\n'));
};

/** `before` are the names of the seats before the entry: it may have changed them. */
const printEntry = (
  { m, language }: Input,
  match: AnyMatch,
  entry: Entry,
  before: readonly string[],
): void => {
  const who = entry.seat === CHANCE ? m.replay.chance : before[entry.seat];
  const what =
    entry.type === 'move' ? m.cli.aboutFile(who, entry.move) : entryText(m, entry, before);
  const ply = match.ply - 1;
  console.log(`\n${m.replay.ply} ${ply} · ${what}`);
  const text = gameTexts[language][match.game.id];
  for (const sentence of text.events(match.events(ply, SPECTATOR), before, match.game.components))
    console.log(`  ${sentence}`);
};
