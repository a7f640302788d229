import { randomBytes } from 'node:crypto';
import { isLevel, type Level } from '@tidetable/bots';
import {
  type AnyMatch,
  ID_BYTES,
  isProblem,
  Match,
  newSeal,
  type Player,
  replayMatch,
  SEED_BYTES,
  writeMatch,
} from '@tidetable/match';
import { editionText, gameTexts, type Language, loadTexts, type Messages } from '@tidetable/text';
import { shellWords } from '@tidetable/text/web';
import { type BotChoice, botLabel, chooseOpponents } from '../arena/botChoice.ts';
import { defaultFile, fileError, matchFormat, openSaveFile, readMatch } from '../files/files.ts';
import { type Input, printable, readNumber } from '../options/args.ts';
import { chooseGame, chooseOptions } from '../options/chooseGame.ts';
import { chooseSeats } from '../options/seats.ts';
import { UsageError } from '../options/usage.ts';
import { ForeignBots } from '../play/foreignBots.ts';
import { playAtTerminal } from '../play/playAtTerminal.ts';
import { openTerminal } from '../play/terminal.ts';

interface PlaySetup {
  readonly match: AnyMatch;
  readonly bots: readonly (BotChoice | undefined)[]; // by seat; undefined for a person
  readonly file: string;
}

export const play = async (input: Input): Promise<void> => {
  const table = input.flags.resume === undefined ? newSetup(input) : resumedSetup(input);
  const { match, file } = table;
  match.letChanceAct(Date.now()); // where the deal ends with a die, or a file with a move
  const saveFile = openSaveFile(input, file, matchFormat, writeMatch(match));
  const terminal = openTerminal();
  const save = (): void => {
    if (match.ply > 0) saveFile.save(writeMatch(match));
  };
  const { m, language } = input;
  await loadTexts(language, ['web']);
  const text = gameTexts[language][match.game.id];
  const title = [
    `${terminal.paint('bold', text.title)} · ${m.play.sealed(match.seal?.commitment ?? '')}`,
    editionText(m, match.game),
    ...opponentLines(m, language, table),
  ].join('\n');
  terminal.print(title);
  const foreignBots = new ForeignBots(match, table.bots);
  try {
    await playAtTerminal({ ...table, foreignBots, terminal, m, language, text, title, save });
  } finally {
    await foreignBots.close();
    terminal.close(); // else the program would wait for input that nobody reads
  }
  if (match.ply === 0) return;
  save();
  terminal.print(m.play.saved(file));
  if (!match.isOver) {
    terminal.print(m.play.resume(`npx tidetable play ${match.game.id} --resume ${file}`));
  }
};

/** The levels of the bots, shown before the match. */
const opponentLines = (m: Messages, language: Language, { match, bots }: PlaySetup): string[] => {
  const { levels } = shellWords[language];
  const called = (bot: BotChoice): string => (isLevel(bot) ? levels[bot] : botLabel(bot));
  const who = bots.flatMap((bot, seat) =>
    bot === undefined ? [] : [m.play.opponent(match.table.players[seat].name, called(bot))],
  );
  return who.length === 0 ? [] : [m.play.opponents(who)];
};

const newSetup = (input: Input): PlaySetup => {
  const choice = chooseGame(input, input.words[0]);
  const options = chooseOptions(input, choice);
  const humans = readNumber(input, 'humans', { min: 0, max: 99, otherwise: 1 });
  if (humans > options.seats) throw new UsageError(input.m.cli.tooManyHumans(options.seats));
  const names = chooseOpponents(input, new Array(options.seats - humans).fill(undefined));
  const seats = chooseSeats(input, humans, names);
  const id = randomBytes(ID_BYTES).toString('hex');
  const seal = newSeal(choice.game, { id, options, seed: randomBytes(SEED_BYTES) });
  const match = Match.deal(choice.game, { options, seats, seal });
  if (input.flags.practice !== undefined && humans > 0) beginPractice(match, humans);
  return {
    match,
    bots: seats.map((seat, i) => (seat.kind === 'bot' ? names[i - humans] : undefined)),
    file: input.flags.save ?? defaultFile(choice.game.id, new Date(), process.env),
  };
};

/** The people sit first; those at this terminal have agreed. */
const beginPractice = (match: AnyMatch, humans: number): void => {
  const agreed = Array.from({ length: humans - 1 }, (_, i) => i + 1);
  const refusal = match.accept({ type: 'practice', seat: 0, agreed, at: Date.now() });
  if (refusal) throw new Error(`practice was refused: ${refusal.code}`);
};

/** A file may name a level that does not exist here. */
const levelBefore = (player: Player): Level | undefined => {
  const level = player.kind === 'bot' ? player.level : undefined;
  return level !== undefined && isLevel(level) ? level : undefined;
};

/** Resumes a match from a file, and saves to the same file unless `--save` names another. */
const resumedSetup = (input: Input): PlaySetup => {
  const file = input.flags.resume as string;
  const recorded = readMatch(input, file);
  const match = replayMatch(recorded);
  if (isProblem(match)) throw fileError(input, file, match, recorded.game);
  if (input.words.length > 0 && input.words[0] !== recorded.game) {
    const { title } = gameTexts[input.language][match.game.id];
    throw new UsageError(input.m.cli.aboutFile(printable(file), input.m.cli.otherGame(title)));
  }
  if (match.isOver) throw new UsageError(input.m.cli.aboutFile(file, input.m.cli.alreadyOver));
  if (recorded.seed === null) throw new UsageError(input.m.cli.aboutFile(file, input.m.cli.noSeed));
  const { players } = match.table;
  const bots = players.filter(({ kind }) => kind === 'bot');
  const names = chooseOpponents(input, bots.map(levelBefore));
  return {
    match,
    bots: players.map(({ kind }) => (kind === 'bot' ? names.shift() : undefined)),
    file: input.flags.save ?? file,
  };
};
