/** The output for a seat: the board, and the events. */
import { namesOf, takenBack } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { entryText } from '@tidetable/text';
import { type Board, boards, redrawnAfter, turnDetails } from '../boards/boards.ts';
import { printFolded, type TerminalSession } from './terminalSession.ts';

/** The whole board if it has changed much since this seat last saw it, else only the changed part. */
export const showChanges = (session: TerminalSession, seat: Seat, since: number): void => {
  if (startsTurn(session, seat, since) || isRedrawn(session, seat, since)) showBoard(session, seat);
  else showPurse(session, seat);
};

export const showBoard = (session: TerminalSession, seat: Seat): void =>
  session.terminal.print(`\n${boards[session.match.game.id](pictureFor(session, seat))}`);

/** Has another seat moved since, or was a move taken back? */
const startsTurn = ({ match }: TerminalSession, seat: Seat, since: number): boolean =>
  match.log.slice(since).some(entry => entry.seat !== seat || entry.type !== 'move');

const isRedrawn = ({ match }: TerminalSession, seat: Seat, since: number): boolean => {
  const types = redrawnAfter[match.game.id];
  return match.log
    .slice(since)
    .some((_, i) => match.events(since + i, seat).some(({ type }) => types.includes(type)));
};

const showPurse = (session: TerminalSession, seat: Seat): void => {
  const purse = turnDetails[session.match.game.id];
  if (purse) session.terminal.print(purse(pictureFor(session, seat)));
};

const pictureFor = (session: TerminalSession, seat: Seat): Parameters<Board>[0] => ({
  view: session.match.view(seat),
  components: session.match.game.components,
  names: namesOf(session.match.table),
  language: session.language,
  paint: session.terminal.paint,
});

/** The events from a ply on, as this seat may know them. */
export const tell = (session: TerminalSession, seat: Seat, from: number): void => {
  const { match, text, m } = session;
  const names = namesOf(match.table);
  const undone = takenBack(match.log);
  for (let ply = from; ply < match.ply; ply++) {
    if (undone.has(ply)) continue;
    const entry = match.log[ply];
    if (entry.type !== 'move' && entry.type !== 'undo')
      printFolded(session, `  ${entryText(m, entry, names)}`, 2);
    for (const sentence of text.events(match.events(ply, seat), names, match.game.components))
      printFolded(session, `  ${sentence}`, 2);
  }
};
