import type { Result } from '../../store/head.ts';
import { ownGames } from './statistics.ts';

const HEAD = 'date,game,players,seat,place,points,won,opponents,practice,hints,options';

/** The results as CSV: RFC 4180, one line a game. */
export const csvOf = (results: readonly Result[]): string =>
  [HEAD, ...results.map(lineOf), ''].join('\r\n');

const lineOf = (result: Result): string => {
  const { at, game, points, places, bots, isPractice, hints, options } = result;
  const [own] = ownGames([result]);
  return [
    new Date(at).toISOString(),
    game,
    points.length,
    own ? own.seat + 1 : '',
    own ? places[own.seat] : '',
    points.join(' '),
    own?.isWon ?? '',
    bots?.filter(bot => bot !== null).join(' ') ?? '',
    isPractice,
    hints,
    JSON.stringify(options),
  ]
    .map(value => quoted(String(value)))
    .join(',');
};

/** A text that begins like a formula would be evaluated by a spreadsheet. */
const quoted = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
