/** A match between people at one terminal and bots: asks, plays, tells. */
import { type Bot, loadBot } from '@tidetable/bots';
import { decisionOf, isRefused, namesOf } from '@tidetable/match';
import { OVER, type Rng, type Seat, SPECTATOR, seededRng } from '@tidetable/rules';
import { isForeign } from '../arena/botChoice.ts';
import { lastWordsLines } from '../arena/report.ts';
import { askForMove } from './askForMove.ts';
import { Hints } from './hints.ts';
import { resultLines } from './resultLines.ts';
import type { Sitting } from './sitting.ts';
import { showBoard, showChanges, tell } from './telling.ts';

/** Returns when the game is over, or when nobody is there any more. */
export const playAtTerminal = async (sitting: Sitting): Promise<void> => {
  const { match, terminal } = sitting;
  const rng = seededRng((match.seal?.seed?.[0] ?? 0) + 256 * match.ply);
  const told = sitting.bots.map(() => match.ply); // how far each seat has been told what happened
  const players = await Promise.all(
    sitting.bots.map(bot =>
      bot === undefined || isForeign(bot) ? undefined : loadBot(match.game, match.options, bot),
    ),
  );
  const hints = new Hints(sitting);
  let holder: Seat = SPECTATOR; // who was last at the screen
  for (let seat = match.toAct; seat !== OVER; seat = match.toAct) {
    const bot = players[seat];
    if (bot || sitting.foreignBots.has(seat)) {
      const { ply } = match;
      if (bot) moveBot(sitting, seat, bot, rng);
      else if (!(await moveStranger(sitting, seat))) return;
      if (!sitting.bots.includes(undefined)) tell(sitting, SPECTATOR, ply);
      continue;
    }
    if (holder !== seat) {
      if (!(await handOver(sitting, { from: holder, to: seat, told: told[holder] }))) return;
      if (holder !== SPECTATOR) told[holder] = match.ply;
      if (match.log.some(entry => entry.seat === seat)) terminal.print(`\n${sitting.m.play.since}`);
      tell(sitting, seat, told[seat]);
      showBoard(sitting, seat);
    } else {
      tell(sitting, seat, told[seat]);
      showChanges(sitting, seat, told[seat]);
    }
    holder = seat;
    told[seat] = match.ply;
    if (!(await askForMove({ sitting, seat, hints }))) return;
  }
  finish(sitting, holder, told[holder] ?? match.ply);
};

const moveBot = ({ match }: Sitting, seat: Seat, bot: Bot, rng: Rng): void => {
  const move = bot(decisionOf(match, seat), rng);
  const done = match.submit(seat, match.ply, move, Date.now());
  if (isRefused(done)) throw new Error(`a bot was refused: ${done.code}`);
};

/** False if the stranger cannot go on; the match waits for somebody else in its place. */
const moveStranger = async (sitting: Sitting, seat: Seat): Promise<boolean> => {
  const { terminal, m, foreignBots } = sitting;
  const fault = await foreignBots.move(seat);
  if (fault) {
    const why = m.arena.faults[fault.fault](fault.detail);
    terminal.print(m.cli.aboutFile(namesOf(sitting.match.table)[seat], why));
    for (const line of lastWordsLines(m, await foreignBots.lastWords(seat))) terminal.print(line);
  }
  return !fault;
};

/**
 * With several people at one screen, nobody sees another's hand: who leaves looks at what came of
 * the turn, then the screen is empty until the next one is there. False once input has ended.
 */
const handOver = async (
  sitting: Sitting,
  { from, to, told }: { from: Seat; to: Seat; told: number },
): Promise<boolean> => {
  const { terminal, m } = sitting;
  const people = sitting.bots.filter(bot => bot === undefined).length;
  if (people < 2) return true;
  if (from !== SPECTATOR) tell(sitting, from, told);
  if (!terminal.isInteractive) return true;
  if (from !== SPECTATOR) {
    if ((await terminal.ask(m.play.seen)) === undefined) return false;
  }
  terminal.clear();
  const answer = await terminal.ask(m.play.handOver(namesOf(sitting.match.table)[to]));
  terminal.clear();
  if (from === SPECTATOR) terminal.print(sitting.title);
  return answer !== undefined;
};

const finish = (sitting: Sitting, seat: Seat, told: number): void => {
  const { terminal, match, m } = sitting;
  tell(sitting, seat, told);
  showBoard(sitting, SPECTATOR);
  const [heading, ...lines] = resultLines(m, sitting.text, match);
  terminal.print(`\n${terminal.paint('bold', heading)}`);
  for (const line of lines) terminal.print(line);
};
