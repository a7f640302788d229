/** Our bots behind the bot protocol, on standard input and output. */
import { cutLines, formatMessage, LONGEST_REFEREE_LINE } from '@tidetable/protocol';
import { answerOf, Engine } from '../engine.ts';
import type { Input } from '../options/args.ts';
import { readLevel } from '../options/chooseGame.ts';
import { UsageError } from '../options/usage.ts';

export const engine = async (input: Input): Promise<void> => {
  const level = readLevel(input, input.flags.bots ?? 'random');
  const player = new Engine(level, { saysWhy: input.flags.reasons !== undefined });
  let rest = '';
  // A character for each byte, so that every line can be checked as UTF-8 by itself.
  for await (const chunk of process.stdin.setEncoding('latin1')) {
    const cut = cutLines(rest, chunk, LONGEST_REFEREE_LINE);
    if (!cut) throw new UsageError(input.m.arena.faults['too-long'](String(LONGEST_REFEREE_LINE)));
    rest = cut.rest;
    for (const line of cut.lines) {
      const answer = await answerOf(player, Buffer.from(line, 'latin1'), console.error);
      if (answer === 'quit') return;
      if (answer) process.stdout.write(`${formatMessage(answer)}\n`);
    }
  }
};
