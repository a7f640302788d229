/** Our bots behind the bot protocol, on standard input and output. */
import { botsFor } from '@tidetable/bots';
import { cutLines, formatMessage, LONGEST_REFEREE_LINE } from '@tidetable/protocol';
import { games } from '@tidetable/rules';
import { type Input, printable } from '../args.ts';
import { answerOf, Engine } from '../engine.ts';
import { UsageError } from '../usage.ts';

export const engine = async (input: Input): Promise<void> => {
  const name = input.flags.bots ?? 'random';
  const known = new Set(Object.keys(games).flatMap(game => Object.keys(botsFor(game))));
  if (!known.has(name)) throw new UsageError(input.m.cli.badBot(printable(name), [...known]));
  const player = new Engine(name, { saysWhy: input.flags.reasons !== undefined });
  let rest = '';
  // A character for each byte, so that every line can be checked as UTF-8 by itself.
  for await (const chunk of process.stdin.setEncoding('latin1')) {
    const cut = cutLines(rest, chunk, LONGEST_REFEREE_LINE);
    if (!cut) throw new UsageError(input.m.arena.faults['too-long'](String(LONGEST_REFEREE_LINE)));
    rest = cut.rest;
    for (const line of cut.lines) {
      const answer = answerOf(player, Buffer.from(line, 'latin1'), console.error);
      if (answer === 'quit') return;
      if (answer) process.stdout.write(`${formatMessage(answer)}\n`);
    }
  }
};
