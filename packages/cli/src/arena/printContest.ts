import type { Options } from '@tidetable/rules';
import { cleaned, type Input } from '../options/args.ts';
import type { GameChoice } from '../options/chooseGame.ts';
import { type BotNames, botLabels } from './botChoice.ts';
import type { Contest } from './contest.ts';
import {
  botTable,
  comparisonLine,
  type ForfeitAt,
  forfeitLines,
  formatInterval,
  percent,
} from './report.ts';
import { seatings } from './schedule.ts';
import { tally } from './tally.ts';

export interface Finished {
  readonly choice: GameChoice;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly names: BotNames;
  readonly contest: Contest;
  readonly elapsed: { readonly seconds: number; readonly gamesPerSecond: number };
}

export const printContest = (input: Input, finished: Finished): void => {
  if (input.flags.json) console.log(JSON.stringify(asData(finished), null, 1));
  else console.log(asText(input, finished).join('\n'));
};

const asData = (finished: Finished): object => {
  const { choice, options, bots, names, contest, elapsed } = finished;
  const outcomes = contest.counted();
  const { bots: summaries, comparison } = tally(contest.terms, outcomes);
  return {
    game: choice.game.id,
    rules: choice.game.rules,
    options,
    players: options.seats,
    seed: contest.terms.seed,
    games: outcomes.length,
    deals: outcomes.length / contest.each,
    bots: summaries.map((summary, i) => ({ bot: bots[i], name: names[i], ...summary })),
    comparison,
    verdict: contest.untilDecided ? contest.verdict() : null,
    forfeits: listForfeits(finished, bots),
    elapsed,
  };
};

const asText = (input: Input, finished: Finished): string[] => {
  const { choice, options, bots, names, contest, elapsed } = finished;
  const labels = botLabels(bots, names);
  const { m } = input;
  const { arena: t } = m;
  const outcomes = contest.counted();
  const { bots: summaries, comparison } = tally(contest.terms, outcomes);
  return [
    t.heading(outcomes.length, choice.text.title, options.seats),
    t.deals(outcomes.length / contest.each, contest.each),
    botTable(m, labels, summaries),
    ...commandsOf(bots, labels),
    ...(comparison ? [comparisonLine(m, comparison)] : []),
    ...(contest.untilDecided ? verdictLines(input, contest, labels) : []),
    ...forfeitLines(m, listForfeits(finished, labels)),
    t.rate(elapsed.gamesPerSecond.toPrecision(3)),
    ...(input.flags.save === undefined ? [] : [t.saved(input.flags.save)]),
  ];
};

/** The whole of each command that the table does not show. */
const commandsOf = (bots: readonly string[], labels: readonly string[]): string[] =>
  bots.flatMap((bot, i) => (labels[i] === cleaned(bot) ? [] : [`${i + 1} ${cleaned(bot)}`]));

const verdictLines = (
  { m: { arena: t } }: Input,
  contest: Contest,
  labels: readonly string[],
): string[] => {
  const { deals, interval, better } = contest.verdict();
  return [
    t.sequential(formatInterval(interval, percent)),
    better === null ? t.undecided(deals) : t.decided(labels[better], deals),
  ];
};

/** Each with its bot as it is called here. */
const listForfeits = ({ contest }: Finished, bots: readonly string[]): ForfeitAt[] => {
  const kinds = seatings(contest.terms);
  return contest.counted().flatMap((outcome, game) => {
    if (!('forfeit' in outcome)) return [];
    const bot = bots[kinds[game % kinds.length][outcome.forfeit.seat]];
    return [{ game: game + 1, bot, ...outcome.forfeit }];
  });
};
