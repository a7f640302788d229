/** The result of an arena for people. */
import type { Messages } from '@tidetable/text';
import { cleaned, printable } from '../options/args.ts';
import type { Interval } from './intervals.ts';
import type { Forfeit } from './playGame.ts';
import type { BotSummary, Comparison } from './tally.ts';

const MOST_FORFEITS = 5; // told one by one

export interface ForfeitAt extends Forfeit {
  readonly game: number; // counted from 1
  readonly bot: string; // its command, or what it is called
}

export const botTable = (
  { arena: t }: Messages,
  labels: readonly string[],
  bots: readonly BotSummary[],
): string => {
  const hasElo = bots.some(bot => bot.elo !== null);
  const head = [t.games, t.wins, t.share, t.interval, t.fair, t.points, t.forfeits];
  const rows = bots.map(bot => [
    bot.games,
    Math.round(bot.wins * 100) / 100,
    percent(bot.share),
    formatInterval(bot.interval, percent),
    bot.fair === null ? '–' : percent(bot.fair),
    bot.points === null ? '–' : bot.points.toFixed(2),
    bot.forfeits,
    ...(hasElo ? [signed(bot.elo)] : []),
  ]);
  const first = [t.bot, ...labels.map((label, i) => `${i + 1} ${label}`)];
  const width = Math.max(...first.map(label => label.length));
  return [[...head, ...(hasElo ? [t.elo] : [])], ...rows]
    .map((row, i) => first[i].padEnd(width) + row.map(cell).join(''))
    .join('\n');
};

/** The interval needs more room than a number. */
const cell = (content: string | number, column: number): string =>
  String(content).padStart(column === 3 ? 19 : 10);

export const comparisonLine = ({ arena: t }: Messages, c: Comparison): string => {
  const format = (x: number): string => (c.unit === 'elo' ? signed(x) : `${signed(100 * x, 1)} %`);
  const [low, high] = c.interval;
  const title = c.unit === 'elo' ? t.eloDifference : t.shareDifference;
  const bounds = [low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY];
  const difference = c.difference ?? bounds.find(x => !Number.isFinite(x)) ?? 0;
  return t.comparison(title, format(difference), bounds.map(format).join(' … '));
};

export const formatInterval = (interval: Interval, format: (x: number) => string): string =>
  interval.map(format).join('–');

export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

const signed = (x: number | null, decimals = 0): string => {
  if (x === null) return '–';
  if (!Number.isFinite(x)) return x > 0 ? '+∞' : '−∞';
  return `${x < 0 ? '−' : '+'}${Math.abs(x).toFixed(decimals)}`;
};

const MOST_LINES = 10; // of standard error
const LONGEST_LINE = 200;

/** The end of what a bot printed for people. */
export const lastWordsLines = ({ arena: t }: Messages, stderr: string): string[] => {
  if (stderr === '') return [];
  const lines = stderr.split('\n').slice(-MOST_LINES);
  return [`  ${t.said}`, ...lines.map(line => `    ${cleaned(line).slice(0, LONGEST_LINE)}`)];
};

export const forfeitLines = (m: Messages, forfeits: readonly ForfeitAt[]): string[] => {
  const { arena: t } = m;
  const told = forfeits.slice(0, MOST_FORFEITS).flatMap(f => {
    const why = t.fault(f.fault, t.faults[f.fault](printable(f.detail)));
    const line = t.forfeited(f.game, f.ply, f.bot, f.seat + 1);
    return [line, `  ${why}`, ...lastWordsLines(m, f.stderr)];
  });
  const more = forfeits.length - MOST_FORFEITS;
  return more > 0 ? [...told, t.moreForfeits(more)] : told;
};
