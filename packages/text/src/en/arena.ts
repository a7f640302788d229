import { plural } from './grammar.ts';

/** What the arena says. */
export const arena = {
  badCommand: (bot: string) => `The program of “${bot}” cannot be found or run.`,
  tooFewBots: 'An arena needs at least two bots: --bots a,b',
  badTable: (bots: number, seats: number) =>
    `${bots} bots do not fit a table of ${seats}: name two, or at least ${seats}, at most 8.`,
  usualPlayers: 'as many as bots where the game allows that, else as few as it allows',
  usualWorkers: 'as many as this machine has cores',
  onlyTwo: '--until-decided compares two bots.',
  notArenaFile: 'It is not the file of an arena.',
  otherCommand: 'It belongs to an arena with another command; give its command, or another file.',
  heading: (games: number, title: string, players: number) =>
    `${plural(games, { one: '1 game', other: `${games} games` })} of ${title} with ${plural(players, { one: '1 player', other: `${players} players` })}`,
  deals: (deals: number, each: number) =>
    `${plural(deals, { one: '1 deal', other: `${deals} deals` })}, each played ${plural(each, { one: 'once', other: `${each} times` })}, so that nobody has better seats or cards`,
  bot: 'bot',
  games: 'games',
  wins: 'wins',
  share: 'share',
  interval: '95 % sure',
  fair: 'fair',
  points: 'points',
  elo: 'Elo',
  forfeits: 'forfeits',
  eloDifference: 'Elo of the first bot over the second',
  shareDifference: 'Share of wins of the first bot over the second, on the same deals',
  comparison: (title: string, difference: string, interval: string) =>
    `${title}: ${difference} (95 % sure: ${interval})`,
  /** With its code, by which programs know it. */
  fault: (code: string, sentence: string) => `${code}: ${sentence}`,
  decided: (better: string, deals: number) => `Decided after ${deals} deals: ${better} is better.`,
  undecided: (deals: number) => `Not decided after ${deals} deals.`,
  sequential: (interval: string) =>
    `Share of the first bot, safe to look at after every deal: ${interval}`,
  forfeited: (game: number, ply: number, bot: string, seat: number) =>
    `Game ${game}, ply ${ply}: ${bot} on seat ${seat} forfeits.`,
  moreForfeits: (n: number) => `… and ${n} more; --json lists them all.`,
  said: 'Its last words on standard error:',
  progress: (done: number, games: number) => `${done} of ${games} games`,
  rate: (rate: string) => `games a second: ${rate}`,
  saved: (file: string) => `Saved: ${file}`,
  faults: {
    'cannot-start': (program: string) => `“${program}” cannot be started.`,
    exited: (code: string) => `It ended by itself, with ${code}.`,
    'slow-start': (ms: string) => `It was not ready within ${ms} ms.`,
    'slow-move': (ms: string) => `It did not move within ${ms} ms, nor when it was told to stop.`,
    'too-long': (most: string) => `It sent a line of more than ${most} characters.`,
    'not-json': (line: string) => `It sent a line that is no JSON: “${line}”`,
    shape: (where: string) =>
      where === ''
        ? 'It sent something that is no message.'
        : `It sent a message in which “${where}” is missing or wrong.`,
    'other-protocol': (protocol: string) => `It speaks another protocol: “${protocol}”`,
    'out-of-turn': (type: string) => `It sent “${type}” when that was not asked for.`,
    illegal: (move: string) => `Its move is not legal: “${move}”`,
    'gave-up': (message: string) => `It gave up: “${message}”`,
  },
};

export type ArenaMessages = typeof arena;
