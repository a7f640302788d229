/** A match between people at one terminal and bots: asks, plays, tells. */
import { type Bot, loadBot } from '@tidetable/bots';
import { decisionOf, isRefused, namesOf } from '@tidetable/match';
import { OVER, type Rng, type Seat, SPECTATOR, seededRng } from '@tidetable/rules';
import { isForeign } from '../arena/botChoice.ts';
import { lastWordsLines } from '../arena/report.ts';
import { askForMove } from './askForMove.ts';
import { Hints } from './hints.ts';
import { resultLines } from './resultLines.ts';
import { showBoard, showChanges, tell } from './showBoard.ts';
import type { TerminalSession } from './terminalSession.ts';

/** Returns when the game is over or the people have left. */
export const playAtTerminal = async (session: TerminalSession): Promise<void> => {
  const { match, terminal } = session;
  const rng = seededRng((match.seal?.seed?.[0] ?? 0) + 256 * match.ply);
  const told = session.bots.map(() => match.ply); // the ply up to which each seat has been shown the events
  const players = await Promise.all(
    session.bots.map(bot =>
      bot === undefined || isForeign(bot) ? undefined : loadBot(match.game, match.options, bot),
    ),
  );
  const hints = new Hints(session);
  let holder: Seat = SPECTATOR; // who was last at the screen
  for (let seat = match.toAct; seat !== OVER; seat = match.toAct) {
    const bot = players[seat];
    if (bot || session.foreignBots.has(seat)) {
      const { ply } = match;
      if (bot) moveBot(session, seat, bot, rng);
      else if (!(await moveForeignBot(session, seat))) return;
      if (!session.bots.includes(undefined)) tell(session, SPECTATOR, ply);
      continue;
    }
    if (holder !== seat) {
      if (!(await handOver(session, { from: holder, to: seat, told: told[holder] }))) return;
      if (holder !== SPECTATOR) told[holder] = match.ply;
      if (match.log.some(entry => entry.seat === seat)) terminal.print(`\n${session.m.play.since}`);
      tell(session, seat, told[seat]);
      showBoard(session, seat);
    } else {
      tell(session, seat, told[seat]);
      showChanges(session, seat, told[seat]);
    }
    holder = seat;
    told[seat] = match.ply;
    if (!(await askForMove({ session, seat, hints }))) return;
  }
  finish(session, holder, told[holder] ?? match.ply);
};

const moveBot = ({ match }: TerminalSession, seat: Seat, bot: Bot, rng: Rng): void => {
  const move = bot(decisionOf(match, seat), rng);
  const done = match.submit(seat, match.ply, move, Date.now());
  if (isRefused(done)) throw new Error(`a bot was refused: ${done.code}`);
};

/** False if the bot has failed; the match can be resumed with another player in its place. */
const moveForeignBot = async (session: TerminalSession, seat: Seat): Promise<boolean> => {
  const { terminal, m, foreignBots } = session;
  const fault = await foreignBots.move(seat);
  if (fault) {
    const why = m.arena.faults[fault.fault](fault.detail);
    terminal.print(m.cli.aboutFile(namesOf(session.match.table)[seat], why));
    for (const line of lastWordsLines(m, await foreignBots.lastWords(seat))) terminal.print(line);
  }
  return !fault;
};

/**
 * With several people at one screen, nobody sees another's hand: the player before sees the result
 * of the turn, then the screen is cleared until the next player is there. False once input has ended.
 */
const handOver = async (
  session: TerminalSession,
  { from, to, told }: { from: Seat; to: Seat; told: number },
): Promise<boolean> => {
  const { terminal, m } = session;
  const people = session.bots.filter(bot => bot === undefined).length;
  if (people < 2) return true;
  if (from !== SPECTATOR) tell(session, from, told);
  if (!terminal.isInteractive) return true;
  if (from !== SPECTATOR) {
    if ((await terminal.ask(m.play.seen)) === undefined) return false;
  }
  terminal.clear();
  const answer = await terminal.ask(m.play.handOver(namesOf(session.match.table)[to]));
  terminal.clear();
  if (from === SPECTATOR) terminal.print(session.title);
  return answer !== undefined;
};

const finish = (session: TerminalSession, seat: Seat, told: number): void => {
  const { terminal, match, m } = session;
  tell(session, seat, told);
  showBoard(session, SPECTATOR);
  const [heading, ...lines] = resultLines(m, session.text, match);
  terminal.print(`\n${terminal.paint('bold', heading)}`);
  for (const line of lines) terminal.print(line);
};
