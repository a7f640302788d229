/** The drawn table, for typed lines. */
import {
  type MatchRefusal,
  type MatchRefusalCode,
  type SeatView,
  whyNotMove,
} from '@tidetable/match';
import { CHANCE, type GameId, OVER } from '@tidetable/rules';
import { ruleAbout } from '@tidetable/text/rules';
import { notices } from '@tidetable/text/shell';
import {
  type Called,
  choicesOf,
  isLikeMove,
  movesMeant,
  type Question,
} from '@tidetable/text/typing';
import { tableWords, typingWords } from '@tidetable/text/web';
import { language, say, settings } from '../../settings.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { loadRules } from '../rules/loadRules.ts';
import { askTable } from './askTable.ts';
import { moveName, warningOf } from './moveName.ts';
import { gameText, type PartProps } from './part.ts';
import type { TypedTable } from './playTyped.ts';
import type { Query } from './queries.ts';
import { refusalSentence } from './refusalSentence.ts';
import type { RailTab } from './useRail.ts';

export type Command = keyof (typeof typingWords)['en']['words'];

/** The drawn state, and the panels beside it. */
export interface TypedAt {
  readonly part: () => PartProps;
  readonly show: (tab: RailTab) => void;
  /** Closes panels that cover the table. */
  readonly close: () => void;
  /** A move that has been confirmed. */
  readonly confirmed: () => string | undefined;
}

export const questionAt = ({ session, ui }: PartProps): Question<Command> => {
  const { game } = session;
  const { view = {} } = session.state.present ?? {};
  const text = gameText({ ui });
  const choices = choicesOf(text, session.legal).map(choice => ({
    ...choice,
    name: text.move(choice.move, view, game.components),
  }));
  const commands = {
    words: say(typingWords).words,
    others: [SIGNS],
    takeWords: ['rules' as const, 'board' as const],
  };
  return {
    game,
    notationWords: text.notationWords,
    choices,
    commands,
    joining: say(notices).joining,
  };
};

/** The same in every language. */
const SIGNS = { help: '?' };

export const typedTable = (at: TypedAt): TypedTable<Command> => ({
  question: () => questionAt(at.part()),
  asksFirst: move => {
    const { session, ui } = at.part();
    const { present } = session.state;
    const isLegal = present !== undefined && session.legal.includes(move);
    const needsConfirmation =
      isLegal && ui.needsConfirmation(move, present.view, session.game.components);
    return settings.value.confirm && needsConfirmation && at.confirmed() !== move;
  },
  play: move => play(at.part(), move),
  run: called => COMMANDS[called.command](at, called),
});

const play = async (part: PartProps, move: string): Promise<string | undefined> => {
  const { session } = part;
  const { present } = session.state;
  const told = (refusal: MatchRefusal): string => refusalSentence(part, refusal, language.value);
  if (session.state.past) return say(typingWords).lookingBack;
  if (!present) return say(tableWords).refusals['no-answer'];
  if (!session.legal.includes(move)) {
    const { game, table } = session;
    const isMine = session.legal.length > 0;
    const why = isMine ? whyNotMove(game, table.card.options, present, move) : undefined;
    if (why?.code === 'unreadable' && isMoveButForNumber(questionAt(part), move))
      return say(notices).noSuchMove(move);
    return told(why ?? { code: isMine ? 'unreadable' : whyNobodyMoves(present) });
  }
  await session.play(move);
  await nextDecision(session, present.ply);
  const { refusal } = session.state;
  return refusal && session.state.present?.ply === present.ply ? told(refusal) : undefined;
};

/** Is it a move, or the name of one, with another number? */
const isMoveButForNumber = (question: Question<Command>, line: string): boolean => {
  const rest = line.replace(/\d+/g, '').trim();
  const isName = rest !== line && movesMeant(rest, question.choices, question.joining).length > 0;
  return isName || isLikeMove(question, line);
};

const whyNobodyMoves = ({ toAct }: Pick<SeatView, 'toAct'>): MatchRefusalCode =>
  toAct === OVER ? 'over' : 'not-your-turn';

/** Resolves when the move, the chance moves after it and their steps have been shown. */
const nextDecision = (session: TableSession, ply: number): Promise<void> =>
  new Promise(resolve => {
    let unsubscribe = (): void => undefined;
    const look = (): void => {
      const { present, refusal, fault, status } = session.state;
      const isPlayed = present !== undefined && present.ply > ply;
      const isOwn = present?.toAct === present?.seat || present?.toAct === CHANCE;
      const isOpen = status.isOpen && !fault && !refusal;
      if (isOpen && !(isPlayed && (session.legal.length > 0 || !isOwn))) return;
      unsubscribe();
      resolve();
    };
    unsubscribe = session.subscribe(look);
    look();
  });

type Run = (at: TypedAt, called: Called<Command>) => Promise<string>;

const ask =
  (query: Query): Run =>
  at =>
    askTable(at.part(), query);

/** Presses a button of the action bar, if it is enabled. */
const press =
  (control: string, otherwise: 'undo' | 'hint'): Run =>
  async at => {
    const button = document.querySelector<HTMLButtonElement>(control);
    if (!button || button.disabled) return say(tableWords).dead[otherwise];
    at.close(); // its content covers the table
    button.click();
    return '';
  };

const openRules: Run = async (at, { words }) => {
  const { ui } = at.part();
  const rule =
    words === '' ? '' : ruleAbout((await loadRules(ui.id as GameId))[language.value], words);
  if (rule === undefined) return say(typingWords).noRule(words);
  const link = document.createElement('a'); // the table intercepts it and shows a sheet
  link.href = `/rules/${ui.id}#${rule}`;
  document.querySelector('.table-typing')?.append(link);
  link.click();
  link.remove();
  return '';
};

/** The field is hidden then; its focus goes to the tab of the log. */
const openLog: Run = async at => {
  at.show('log');
  document.querySelector<HTMLElement>('.table-rail [data-tab=log]')?.focus();
  return say(typingWords).logOpen;
};

/** Between the lines of a list. */
const LINES = '\n';

const help: Run = async () => {
  const { howTo, words, helps, command } = say(typingWords);
  const names = Object.keys(words) as Command[];
  return [howTo, ...names.map(name => command(words[name], helps[name]))].join(LINES);
};

/** The numbered list, with all that its buttons say. */
const listMoves: Run = async at => {
  const part = at.part();
  const { choices } = questionAt(part);
  const words = say(typingWords);
  if (choices.length === 0) return words.noMoves;
  const { present = part.moment } = part.state;
  const tell = (move: string): string => {
    const name = moveName({ ...part, moment: present }, move);
    const warning = warningOf({ ...part, moment: present }, move);
    return warning === undefined ? name : words.warned(name, warning);
  };
  return choices.map(({ number, move }) => words.numbered(number, tell(move))).join(LINES);
};

/** The public area; the part that the words name. */
const tellBoard: Run = async (at, { words }) => {
  const { ui, board } = at.part();
  const { board: tell } = await ui.loadQueries();
  const all = tell(board, language.value).map(name => ({ move: '', name }));
  const told = movesMeant(words, all, say(notices).joining); // by its head first, as with moves
  return told.length === 0
    ? say(typingWords).notOnBoard(words)
    : told.map(({ name }) => name).join(' ');
};

const tellNotation: Run = async at =>
  gameText(at.part())
    .notation.map(([move, does]) => say(typingWords).command(move, does))
    .join(LINES);

const COMMANDS: Readonly<Record<Command, Run>> = {
  help,
  moves: listMoves,
  hand: ask('own'),
  score: ask('score'),
  rivals: ask('rivals'),
  board: tellBoard,
  last: ask('last'),
  now: ask('asked'),
  round: ask('time'),
  undo: press('.table-undo', 'undo'),
  hint: press('.table-hint-button', 'hint'),
  log: openLog,
  notation: tellNotation,
  rules: openRules,
};
