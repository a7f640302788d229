/** A match between people at one terminal and bots: asks, plays, tells. */
import { type Bot, loadBot } from '@tidetable/bots';
import { type AnyMatch, decisionOf, isRefused, takenBack } from '@tidetable/match';
import { OVER, type Rng, type Seat, SPECTATOR, seededRng } from '@tidetable/rules';
import {
  entryText,
  type GameText,
  LANGUAGES,
  type Language,
  type Messages,
  messages,
  refusalText,
} from '@tidetable/text';
import { type BotChoice, isForeign } from '../arena/botChoice.ts';
import { lastWordsLines } from '../arena/report.ts';
import { type Board, boards, turnDetails } from '../boards/boards.ts';
import { fold } from '../boards/layout.ts';
import { columns } from '../options/help.ts';
import type { ForeignBots } from './foreignBots.ts';
import { Hints } from './hints.ts';
import { resultLines } from './resultLines.ts';
import type { Terminal } from './terminal.ts';

export interface Sitting {
  readonly terminal: Terminal;
  readonly m: Messages;
  readonly language: Language;
  readonly text: GameText;
  readonly match: AnyMatch;
  readonly bots: readonly (BotChoice | undefined)[]; // by seat; undefined for a person
  readonly foreignBots: ForeignBots;
  readonly save: () => void;
  readonly title: string; // with the commitment of the sealed sea
}

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
      if (startsTurn(sitting, seat, told[seat])) showBoard(sitting, seat);
      else showPurse(sitting, seat);
    }
    holder = seat;
    told[seat] = match.ply;
    if (!(await askForMove(sitting, seat, hints))) return;
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
    terminal.print(m.cli.aboutFile(namesOf(sitting)[seat], why));
    for (const line of lastWordsLines(m, await foreignBots.lastWords(seat))) terminal.print(line);
  }
  return !fault;
};

/** Has somebody else moved since this seat looked last? */
const startsTurn = ({ match }: Sitting, seat: Seat, since: number): boolean =>
  match.log.slice(since).some(entry => entry.seat !== seat || entry.type !== 'move');

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
  const answer = await terminal.ask(m.play.handOver(namesOf(sitting)[to]));
  terminal.clear();
  if (from === SPECTATOR) terminal.print(sitting.title);
  return answer !== undefined;
};

const showBoard = (sitting: Sitting, seat: Seat): void =>
  sitting.terminal.print(`\n${boards[sitting.match.game.id](pictureFor(sitting, seat))}`);

const showPurse = (sitting: Sitting, seat: Seat): void => {
  const purse = turnDetails[sitting.match.game.id];
  if (purse) sitting.terminal.print(purse(pictureFor(sitting, seat)));
};

const pictureFor = (sitting: Sitting, seat: Seat): Parameters<Board>[0] => ({
  view: sitting.match.view(seat),
  components: sitting.match.game.components,
  names: namesOf(sitting),
  language: sitting.language,
  paint: sitting.terminal.paint,
});

/** People get lines that break between words; programs get one line for each thing that is said. */
const printFolded = (terminal: Terminal, text: string, indent: number): void =>
  terminal.print(terminal.isInteractive ? fold(text, indent) : text);

const namesOf = ({ match }: Sitting): string[] => match.table.players.map(({ name }) => name);

/** What happened from a ply on, as this seat may know it. */
const tell = (sitting: Sitting, seat: Seat, from: number): void => {
  const { match, text, terminal, m } = sitting;
  const names = namesOf(sitting);
  const undone = takenBack(match.log);
  for (let ply = from; ply < match.ply; ply++) {
    if (undone.has(ply)) continue;
    const entry = match.log[ply];
    if (entry.type !== 'move' && entry.type !== 'undo')
      printFolded(terminal, `  ${entryText(m, entry, names)}`, 2);
    for (const sentence of text.events(match.events(ply, seat), names, match.game.components))
      printFolded(terminal, `  ${sentence}`, 2);
  }
};

/** Asks until a move was made or taken back. False once input has ended. */
const askForMove = async (sitting: Sitting, seat: Seat, hints: Hints): Promise<boolean> => {
  const { terminal, match, m, text, save } = sitting;
  const moves = match.legalMoves();
  const view = match.view(seat);
  terminal.print(`\n${m.play.yourMove(namesOf(sitting)[seat])}`);
  moves.forEach((move, i) => {
    const forced = moves.length === 1 ? ` – ${m.play.forced}` : '';
    const told = text.move(move, view, match.game.components);
    printFolded(terminal, `${String(i + 1).padStart(4)}  ${told}${forced}`, 6);
  });
  for (;;) {
    const answer = (await terminal.ask(m.play.prompt))?.trim().replace(/\s+/g, ' ').toLowerCase();
    if (answer === undefined || isCommand(answer, 'quit')) return false;
    if (answer === '') continue;
    if (answer === '?' || isCommand(answer, 'help')) help(sitting);
    else if (isCommand(answer, 'log')) tell(sitting, seat, 0);
    else if (isCommand(answer, 'hint')) hint(sitting, await hints.next(seat));
    else if (isCommand(answer, 'undo')) {
      if (undo(sitting, seat)) return true;
    } else {
      const move = /^\d+$/.test(answer) ? moves[Number(answer) - 1] : answer;
      const done = move === undefined ? undefined : match.submit(seat, match.ply, move, Date.now());
      if (done && !isRefused(done)) {
        save();
        return true;
      }
      terminal.print(done ? refusalText(m, text, done) : m.play.noSuchNumber(moves.length));
    }
  }
};

type Command = keyof Messages['play']['words'];

/** In the words of any language: habits outlast a change of it. */
const isCommand = (answer: string, command: Command): boolean =>
  LANGUAGES.some(language => messages[language].play.words[command] === answer);

/** Takes back the last move of this seat. True if that was allowed. */
const undo = (sitting: Sitting, seat: Seat): boolean => {
  const { terminal, match, m, text, save } = sitting;
  const done = match.undo(seat, match.ply, match.lastOwnPly(seat), Date.now());
  if (isRefused(done)) {
    terminal.print(refusalText(m, text, done));
    return false;
  }
  save();
  terminal.print(m.play.undone);
  return true;
};

const hint = ({ terminal }: Sitting, lines: readonly string[]): void => {
  for (const line of lines) printFolded(terminal, line, line.startsWith(' ') ? 6 : 0);
};

const help = ({ terminal, m, text }: Sitting): void => {
  const { hint, undo, log, quit } = m.play.words;
  const commands = [
    [hint, m.play.helpHint],
    [undo, m.play.helpUndo],
    [log, m.play.helpLog],
    [quit, m.play.helpQuit],
  ];
  terminal.print(m.play.help);
  for (const line of columns([...text.notation, ...commands])) terminal.print(line);
};

const finish = (sitting: Sitting, seat: Seat, told: number): void => {
  const { terminal, match, m } = sitting;
  tell(sitting, seat, told);
  showBoard(sitting, SPECTATOR);
  const [heading, ...lines] = resultLines(m, match);
  terminal.print(`\n${terminal.paint('bold', heading)}`);
  for (const line of lines) terminal.print(line);
};
