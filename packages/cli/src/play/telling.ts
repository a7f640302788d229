/** What a seat is shown: the board, and what has happened. */
import { namesOf, takenBack } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { entryText } from '@tidetable/text';
import { type Board, boards, redrawnAfter, turnDetails } from '../boards/boards.ts';
import { printFolded, type Sitting } from './sitting.ts';

/** The board where it has changed much since this seat looked last, else the little that changed. */
export const showChanges = (sitting: Sitting, seat: Seat, since: number): void => {
  if (startsTurn(sitting, seat, since) || isRedrawn(sitting, seat, since)) showBoard(sitting, seat);
  else showPurse(sitting, seat);
};

export const showBoard = (sitting: Sitting, seat: Seat): void =>
  sitting.terminal.print(`\n${boards[sitting.match.game.id](pictureFor(sitting, seat))}`);

/** Has somebody else moved since, or was a move taken back? */
const startsTurn = ({ match }: Sitting, seat: Seat, since: number): boolean =>
  match.log.slice(since).some(entry => entry.seat !== seat || entry.type !== 'move');

const isRedrawn = ({ match }: Sitting, seat: Seat, since: number): boolean => {
  const types = redrawnAfter[match.game.id];
  return match.log
    .slice(since)
    .some((_, i) => match.events(since + i, seat).some(({ type }) => types.includes(type)));
};

const showPurse = (sitting: Sitting, seat: Seat): void => {
  const purse = turnDetails[sitting.match.game.id];
  if (purse) sitting.terminal.print(purse(pictureFor(sitting, seat)));
};

const pictureFor = (sitting: Sitting, seat: Seat): Parameters<Board>[0] => ({
  view: sitting.match.view(seat),
  components: sitting.match.game.components,
  names: namesOf(sitting.match.table),
  language: sitting.language,
  paint: sitting.terminal.paint,
});

/** What happened from a ply on, as this seat may know it. */
export const tell = (sitting: Sitting, seat: Seat, from: number): void => {
  const { match, text, m } = sitting;
  const names = namesOf(match.table);
  const undone = takenBack(match.log);
  for (let ply = from; ply < match.ply; ply++) {
    if (undone.has(ply)) continue;
    const entry = match.log[ply];
    if (entry.type !== 'move' && entry.type !== 'undo')
      printFolded(sitting, `  ${entryText(m, entry, names)}`, 2);
    for (const sentence of text.events(match.events(ply, seat), names, match.game.components))
      printFolded(sitting, `  ${sentence}`, 2);
  }
};
