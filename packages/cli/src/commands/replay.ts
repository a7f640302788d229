import { type AnyMatch, type Entry, isProblem, openMatch, replayMatch } from '@tidetable/match';
import { CHANCE, OVER, SPECTATOR } from '@tidetable/rules';
import { entryText, gameTexts } from '@tidetable/text';
import type { Input } from '../args.ts';
import { boards } from '../boards/boards.ts';
import { fileError, readMatch } from '../files.ts';
import { paintFor } from '../paint.ts';

/** Prints a recorded match from its deal and moves alone; the seed is not looked at. */
export const replay = (input: Input): void => {
  const [file] = input.words;
  const recorded = readMatch(input, file);
  const match = openMatch({ ...recorded, seed: null });
  if (isProblem(match)) throw fileError(input, file, match, recorded.game);
  const print = input.flags.json ? printJson : printText;
  print(input, match, undefined);
  const again = replayMatch({ ...recorded, seed: null }, (then, entry) =>
    print(input, then, entry),
  );
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

const printText = (input: Input, match: AnyMatch, entry: Entry | undefined): void => {
  const { m, language } = input;
  const names = match.table.players.map(({ name }) => name);
  if (entry) {
    const who = entry.seat === CHANCE ? m.replay.chance : names[entry.seat];
    const what = entry.type === 'move' ? `${who}: ${entry.move}` : entryText(m, entry, names);
    console.log(`\n${m.replay.ply} ${match.ply} · ${what}`);
    const text = gameTexts[language][match.game.id];
    for (const event of match.events(match.ply - 1, SPECTATOR)) {
      const sentence = text.event(event, names);
      if (sentence) console.log(`  ${sentence}`);
    }
  }
  const view = match.view(SPECTATOR);
  console.log(boards[match.game.id]({ view, names, language, paint: paintFor(process.stdout) }));
  console.log(
    `${m.replay.points}: ${names.map((name, seat) => `${name} ${match.points()[seat]}`).join(' · ')}`,
  );
};
