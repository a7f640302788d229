// Plays games 0 to n-1 and prints what they took. Arguments: <players> <games>

export class Tally {
  turns = 0;
  checksum = 2166136261;

  add(value: number): void {
    this.checksum = Math.imul(this.checksum ^ value, 16777619) >>> 0;
  }
}

export type PlayGame = (players: number, game: number, tally: Tally) => void;

export function measure(yardstick: string, playGame: PlayGame): void {
  const players = Number(process.argv[2] ?? 3);
  const games = Number(process.argv[3] ?? 100);
  playGames(playGame, players, games / 5); // warms up
  const start = process.cpuUsage();
  const { turns, checksum } = playGames(playGame, players, games);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1e6;
  const turnsPerSec = Math.round(turns / seconds);
  const gamesPerSec = Math.round(games / seconds);
  console.log(
    JSON.stringify({ yardstick, players, games, turns, turnsPerSec, gamesPerSec, checksum }),
  );
}

function playGames(playGame: PlayGame, players: number, games: number): Tally {
  const tally = new Tally();
  for (let game = 0; game < games; game++) playGame(players, game, tally);
  return tally;
}
