/** The prompt: asks until a move is made or taken back. */
import { isRefused } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { refusalText } from '@tidetable/text';
import {
  type Answer,
  choicesOf,
  isLikeMove,
  type NamedChoice,
  readAnswer,
} from '@tidetable/text/typing';
import { columns } from '../options/help.ts';
import { type Command, commandsOf } from './commands.ts';
import type { Hints } from './hints.ts';
import { legend } from './legend.ts';
import { rulesLines } from './rulesLines.ts';
import { showBoard, tell } from './showBoard.ts';
import { printFolded, type TerminalSession } from './terminalSession.ts';
import { undoTo } from './undo.ts';
import { whyMissing } from './whyMissing.ts';

/** A person at the prompt. */
interface Asked {
  readonly session: TerminalSession;
  readonly seat: Seat;
  readonly hints: Hints;
}

/** The result of a line: the question is answered, is asked again, or the person leaves. */
type Outcome = 'answered' | 'again' | 'left';

/** False once input has ended, or the person leaves. */
export const askForMove = async (asked: Asked): Promise<boolean> => {
  const { terminal, match, m, text } = asked.session;
  const { game } = match;
  const choices = namedChoices(asked);
  listMoves(asked, choices);
  for (;;) {
    const line = await terminal.ask(m.play.prompt);
    if (line === undefined) return false;
    const answer = readAnswer(line, {
      game,
      notationWords: text.notationWords,
      choices,
      commands: commandsOf(m),
      joining: m.joining,
    });
    const outcome = await follow(asked, answer, choices);
    if (outcome !== 'again') return outcome === 'answered';
  }
};

const listMoves = (asked: Asked, choices: readonly NamedChoice[] = namedChoices(asked)): void => {
  const { terminal, match, m } = asked.session;
  terminal.print(`\n${m.play.yourMove(match.table.players[asked.seat].name)}`);
  for (const choice of choices) printChoice(asked, choice, choices.length === 1);
};

const namedChoices = ({ session: { match, text }, seat }: Asked): NamedChoice[] => {
  const view = match.view(seat);
  return choicesOf(text, match.legalMoves()).map(choice => ({
    ...choice,
    name: text.move(choice.move, view, match.game.components),
  }));
};

const printChoice = (
  { session, seat }: Asked,
  { number, move, name }: NamedChoice,
  isForced = false,
): void => {
  const { match, text, m } = session;
  const told = [
    name,
    text.consequence?.(move, match.view(seat), match.game.components),
    isForced ? m.play.forced : undefined,
  ].filter(part => part !== undefined);
  printFolded(session, `${String(number).padStart(4)}  ${told.join(' – ')}`, 6);
};

const follow = async (
  asked: Asked,
  answer: Answer<Command>,
  choices: readonly NamedChoice[],
): Promise<Outcome> => {
  switch (answer.kind) {
    case 'nothing':
      if (choices.length === 1) return play(asked, choices[0].move);
      listMoves(asked, choices);
      return 'again';
    case 'move':
      return play(asked, answer.move);
    case 'command':
      return (await COMMANDS[answer.command](asked, answer.words)) ?? 'again';
    case 'no-such-number':
      refuseNumber(asked, choices);
      return 'again';
    case 'ambiguous':
      listMeanings(asked, answer.choices, answer.commands);
      return 'again';
  }
};

const play = ({ session, seat }: Asked, move: string): Outcome => {
  const { terminal, match, m, text, save } = session;
  const done = match.submit(seat, match.ply, move, Date.now());
  if (isRefused(done)) {
    const isLike = isLikeMove({ game: match.game, notationWords: text.notationWords }, move);
    const isUnread = done.code === 'unreadable' && isLike;
    terminal.print(isUnread ? m.noSuchMove(move) : refusalText(m, text, done));
    return 'again';
  }
  save();
  return 'answered';
};

const refuseNumber = ({ session }: Asked, choices: readonly NamedChoice[]): void => {
  const numbers = choices.map(({ number }) => number);
  const { terminal, m } = session;
  terminal.print(m.play.noSuchNumber(Math.min(...numbers), Math.max(...numbers)));
};

const listMeanings = (
  asked: Asked,
  choices: readonly NamedChoice[],
  commands: readonly Command[],
): void => {
  const { terminal, m } = asked.session;
  terminal.print(m.play.ambiguous);
  for (const choice of choices) printChoice(asked, choice);
  for (const line of columns(commands.map(command => commandHelp(asked, command))))
    terminal.print(line);
};

const commandHelp = ({ session: { m } }: Asked, command: Command): readonly [string, string] => [
  m.play.words[command],
  m.play.helps[command],
];

/** Takes back the last action of this seat. */
const undo = ({ session, seat }: Asked): Outcome => {
  const { terminal, match, m, text, save } = session;
  const done = match.undo(seat, match.ply, undoTo(match, seat), Date.now());
  if (isRefused(done)) {
    terminal.print(refusalText(m, text, done));
    return 'again';
  }
  save();
  terminal.print(m.play.undone);
  return 'answered';
};

const hint = async ({ session, seat, hints }: Asked): Promise<void> => {
  for (const line of await hints.next(seat))
    printFolded(session, line, line.startsWith(' ') ? 6 : 0);
};

const help = (asked: Asked): void => {
  const { m, text } = asked.session;
  printFolded(asked.session, m.play.help, 0);
  const commands = (Object.keys(m.play.words) as Command[]).map(command =>
    commandHelp(asked, command),
  );
  const rows = [...text.notation, ...commands];
  const indent = Math.max(...rows.map(([left]) => left.length)) + 4; // of the second column
  for (const line of columns(rows)) printFolded(asked.session, line, indent);
};

const printLines = (session: TerminalSession, lines: readonly string[]): void => {
  for (const line of lines) printFolded(session, line, line.startsWith('  ') ? 2 : 0);
};

/** Runs a command; most commands leave the question open. */
type Run = (asked: Asked, words: string) => Outcome | undefined | void | Promise<void>;

const COMMANDS: Readonly<Record<Command, Run>> = {
  help,
  hint,
  undo,
  show: asked => {
    showBoard(asked.session, asked.seat);
    listMoves(asked);
  },
  why: ({ session }, words) => printLines(session, whyMissing(session, words)),
  rules: async ({ session }, words) => {
    const { m, language, match } = session;
    printLines(session, await rulesLines(m, { game: match.game.id, language, words }));
  },
  legend: ({ session: { terminal, match, language } }) => {
    for (const line of columns(legend(match.game.id, language))) terminal.print(line);
  },
  log: ({ session, seat }) => tell(session, seat, 0),
  quit: () => 'left',
};
