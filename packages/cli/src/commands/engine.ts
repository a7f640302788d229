/** Our bots behind the bot protocol, on standard input and output. */
import { botsFor } from '@tidetable/bots';
import { cutLines, formatMessage, LONGEST_REFEREE_LINE } from '@tidetable/protocol';
import { games } from '@tidetable/rules';
import { type Input, printable } from '../args.ts';
import { Engine } from '../engine.ts';
import { UsageError } from '../usage.ts';

export const engine = async (input: Input): Promise<void> => {
  const name = input.flags.bots ?? 'random';
  const known = new Set(Object.keys(games).flatMap(game => Object.keys(botsFor(game))));
  if (!known.has(name)) throw new UsageError(input.m.cli.badBot(printable(name), [...known]));
  const player = new Engine(name, { saysWhy: input.flags.reasons !== undefined });
  let rest = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const cut = cutLines(rest, chunk, LONGEST_REFEREE_LINE);
    if (!cut) throw new UsageError(input.m.arena.faults['too-long'](String(LONGEST_REFEREE_LINE)));
    rest = cut.rest;
    for (const line of cut.lines) {
      const answer = player.answer(line);
      if (answer === 'quit') return;
      if (answer) process.stdout.write(`${formatMessage(answer)}\n`);
    }
  }
};
