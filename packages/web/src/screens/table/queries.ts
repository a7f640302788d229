/** Answers to query keys and typed queries: about the moment shown, from the own view alone. */
import type { LogLine, SeatView } from '@tidetable/match';
import { SPECTATOR } from '@tidetable/rules';
import type { Language } from '@tidetable/text/shell';
import { tableWords, typingWords } from '@tidetable/text/web';
import type { BoardProps, Queries } from '../../games/gameUi.ts';
import { lastSentencesFrom } from './lastSentences.ts';
import { sinceLastTurn, sinceTurnBefore } from './sinceLastTurn.ts';

export type Query = 'own' | 'score' | 'rivals' | 'last' | 'asked' | 'time';

/** The data of an answer. */
export interface QueryContext {
  readonly queries: Queries;
  readonly language: Language;
  readonly board: BoardProps;
  readonly moment: Pick<SeatView, 'seat' | 'ply' | 'points' | 'guessed' | 'result'>;
  /** The number of moves, if that moment is past. */
  readonly pastOf: number | undefined;
  /** The present question. */
  readonly request: string;
  /** The state of the game. */
  readonly heading: string;
  /** Undone moves. */
  readonly undone: ReadonlySet<number>;
  readonly sentencesOf: (line: LogLine) => readonly string[];
}

export const answerTo = (query: Query, context: QueryContext): string => {
  const { language, moment, pastOf } = context;
  const told = ANSWERS[query](context).join(' ');
  if (pastOf === undefined) return told;
  return typingWords[language].atMoment(tableWords[language].past(moment.ply, pastOf), told);
};

type Answer = (context: QueryContext) => readonly string[];

const own: Answer = ({ queries, board, moment, language }) =>
  moment.seat === SPECTATOR ? [typingWords[language].watching] : queries.own(board, language);

const score: Answer = ({ queries, board, moment, language }) => {
  const words = typingWords[language];
  const { points, guessed, result } = moment;
  if (queries.score) return queries.score(board, language);
  if (!board.aids.projection && !result) return [words.scoreAtEnd];
  const standing = (n: number, seat: number): string => {
    const tell = guessed[seat] ? words.about : tableWords[language].standing;
    return tell(board.players[seat].name, n);
  };
  return [words.score(points.map(standing))];
};

/** The maximum length of a spoken answer. */
const MOST = 600; // characters: a long turn of several moves

/** The last sentences that fit; the log has the others. */
const latest = (lines: readonly LogLine[], { sentencesOf, language }: QueryContext): string => {
  const told = lines.flatMap(sentencesOf);
  const from = lastSentencesFrom(told, MOST);
  const more = from > 0 ? [typingWords[language].earlier] : [];
  return [...told.slice(from), ...more].join(' ');
};

const last: Answer = context => {
  const { board, moment, undone, language } = context;
  const words = typingWords[language];
  const isInTurn = board.legal.length > 0 && board.players.length > 1;
  const find = isInTurn ? sinceTurnBefore : sinceLastTurn;
  const { lines, isFirst } = find(board.lines, undone, moment.seat);
  const since = latest(lines, context);
  const when = moment.seat === SPECTATOR ? 'lately' : isFirst ? 'beforeFirst' : 'since';
  if (since !== '') return [words[when](since)];
  const mine = board.lines.findLast(line => line.seat === moment.seat && !undone.has(line.ply));
  const move = mine ? latest([mine], context) : '';
  return [move === '' ? tableWords[language].nothingHappened : words.yourLast(move)];
};

const ANSWERS: Readonly<Record<Query, Answer>> = {
  own,
  score,
  rivals: ({ queries, board, language }) => queries.rivals(board, language),
  last,
  asked: ({ request }) => [request],
  time: ({ heading }) => [heading],
};
