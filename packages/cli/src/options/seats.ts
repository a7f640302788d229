import type { Level } from '@tidetable/bots';
import { isName, type Player } from '@tidetable/match';
import { type BotChoice, isForeign } from '../arena/botChoice.ts';
import type { Input } from './args.ts';
import { UsageError } from './usage.ts';

/** The seats: the people first, then the bots of these kinds. */
export const chooseSeats = (input: Input, humans: number, bots: readonly BotChoice[]): Player[] => {
  const { m } = input;
  const seats = humans + bots.length;
  const cards = Array.from(
    { length: seats },
    (_, seat): Player =>
      seat < humans
        ? { name: m.cli.player(seat + 1), kind: 'human' }
        : { name: m.cli.bot(seat - humans + 1), kind: 'bot', ...levelOf(bots[seat - humans]) },
  );
  if (input.flags.names === undefined) return cards;
  const names = input.flags.names.split(',').map(name => name.trim());
  const wanted = names.length === seats ? seats : humans;
  if (names.length !== wanted || !names.every(isName) || new Set(names).size !== wanted) {
    throw new UsageError(m.cli.badNames(wanted));
  }
  return cards.map((card, seat) => ({ ...card, name: names[seat] ?? card.name }));
};

/** The file does not contain the command of a foreign bot. */
const levelOf = (bot: BotChoice): { level?: Level } => (isForeign(bot) ? {} : { level: bot });
