import { randomBytes } from 'node:crypto';
import {
  type AnyMatch,
  commitment,
  isProblem,
  Match,
  type MatchFile,
  type Papers,
  replayMatch,
  sealedSea,
  writeMatch,
} from '@tidetable/match';
import { gameTexts } from '@tidetable/text';
import { chooseOpponents } from '../arena/botChoice.ts';
import { type Input, printable, readNumber } from '../args.ts';
import { defaultFile, fileError, matchFormat, openSaveFile, readMatch } from '../files.ts';
import { playAtTerminal } from '../playAtTerminal.ts';
import { Strangers } from '../strangers.ts';
import { chooseGame, chooseOptions, chooseSeats } from '../table.ts';
import { openTerminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';

interface Table {
  readonly match: AnyMatch;
  readonly papers: Papers;
  readonly bots: readonly (string | undefined)[]; // by seat; undefined for a person
  readonly file: string;
}

export const play = async (input: Input): Promise<void> => {
  const table = input.flags.resume === undefined ? newTable(input) : resumedTable(input);
  const { match, papers, file } = table;
  match.letChanceAct(Date.now()); // where the deal ends with a die, or a file with a move
  const saveFile = openSaveFile(input, file, matchFormat, writeMatch(match, papers));
  const terminal = openTerminal();
  const save = (): void => {
    if (match.ply > 0) saveFile.save(writeMatch(match, papers));
  };
  const { m, language } = input;
  const text = gameTexts[language][match.game.id];
  const title = `${terminal.paint('bold', text.title)} · ${m.play.sealed(commitment(papers.seed))}`;
  terminal.print(title);
  const strangers = new Strangers(match, papers, table.bots);
  try {
    await playAtTerminal({ ...table, strangers, terminal, m, language, text, title, save });
  } finally {
    await strangers.close();
    terminal.close(); // else the program would wait for input that nobody reads
  }
  if (match.ply === 0) return;
  save();
  terminal.print(m.play.saved(file));
  if (!match.isOver) {
    terminal.print(m.play.resume(`npx tidetable play ${match.game.id} --resume ${file}`));
  }
};

const newTable = (input: Input): Table => {
  const choice = chooseGame(input, input.words[0]);
  const options = chooseOptions(input, choice);
  const humans = readNumber(input, 'humans', { min: 0, max: 99, otherwise: 1 });
  if (humans > options.seats) throw new UsageError(input.m.cli.tooManyHumans(options.seats));
  const seats = chooseSeats(input, options.seats, humans);
  const names = chooseOpponents(input, choice.game.id, options.seats - humans);
  const papers: Papers = { seats, seed: randomBytes(32), salts: [] };
  return {
    match: Match.deal(choice.game, {
      options,
      decide: sealedSea(papers.seed, []),
      practice: input.flags.practice !== undefined,
    }),
    papers,
    bots: seats.map((seat, i) => (seat.kind === 'bot' ? names[i - humans] : undefined)),
    file: input.flags.save ?? defaultFile(choice.game.id, new Date(), process.env),
  };
};

/** A match from a file goes on where it stood, in the same file unless told otherwise. */
const resumedTable = (input: Input): Table => {
  const file = input.flags.resume as string;
  const recorded = readMatch(input, file);
  const match = replayMatch(recorded);
  if (isProblem(match)) throw fileError(input, file, match, recorded.game);
  if (input.words.length > 0 && input.words[0] !== recorded.game) {
    const { title } = gameTexts[input.language][recorded.game];
    throw new UsageError(input.m.cli.aboutFile(printable(file), input.m.cli.otherGame(title)));
  }
  if (match.isOver) throw new UsageError(input.m.cli.aboutFile(file, input.m.cli.alreadyOver));
  const bots = recorded.seats.filter(seat => seat.kind === 'bot').length;
  const names = chooseOpponents(input, recorded.game, bots);
  return {
    match,
    papers: papersOf(input, file, recorded),
    bots: recorded.seats.map(seat => (seat.kind === 'bot' ? names.shift() : undefined)),
    file: input.flags.save ?? file,
  };
};

const papersOf = (input: Input, file: string, recorded: MatchFile): Papers => {
  const { seats, salts } = recorded;
  if (recorded.seed === null) throw fileError(input, file, { problem: 'no-seed' });
  const seed = Buffer.from(recorded.seed, 'hex');
  if (commitment(seed) !== recorded.commitment) throw fileError(input, file, { problem: 'seed' });
  return { seats, seed, salts };
};
