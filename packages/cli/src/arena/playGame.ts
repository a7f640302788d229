/** One game of the arena: every move, ours or a foreign bot's, is validated by the match. */
import {
  type AnyMatch,
  decisionOf,
  isRefused,
  Match,
  type Standings,
  standingsOf,
} from '@tidetable/match';
import { type Fault, isFault, newGame } from '@tidetable/protocol/referee';
import { type AnyGame, type Options, OVER, type Seat } from '@tidetable/rules';
import { printable } from '../options/args.ts';
import { linesFor, type Player } from './player.ts';
import { botSeed, chanceOf } from './schedule.ts';

export interface ArenaGame {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seed: number; // of the arena
  readonly deal: number;
  readonly index: number; // of the game
  readonly names: readonly string[]; // by seat
}

/** How a game ended: as the rules say, or because a bot forfeited it. */
export type Outcome = Standings | { readonly forfeit: Forfeit };

export interface Forfeit extends Fault {
  readonly seat: Seat;
  readonly ply: number;
  readonly stderr: string; // the end of what it printed there
}

export const playGame = async (g: ArenaGame, players: readonly Player[]): Promise<Outcome> => {
  const { game, options } = g;
  const match = Match.deal(game, { options, decide: chanceOf(g.seed, g.deal) });
  const forfeit = (await begin(g, players)) ?? (await play(match, players));
  const result = forfeit ? null : (standingsOf(match.result()) ?? null);
  for (const [seat, player] of players.entries()) {
    player.end({ view: match.view(seat), linesFrom: linesFor(match, seat), result });
  }
  if (result) return result;
  const { seat, fault, detail } = forfeit as Fault & { seat: Seat };
  const stderr = await players[seat].lastWords();
  return { forfeit: { seat, ply: match.ply, fault, detail, stderr } };
};

type FaultAt = (Fault & { seat: Seat }) | undefined;

const begin = async (g: ArenaGame, players: readonly Player[]): Promise<FaultAt> => {
  for (const [seat, player] of players.entries()) {
    const seed = botSeed(g.seed, g.index, seat);
    const fault = await player.begin(newGame(g.game, g.options, { seat, names: g.names, seed }));
    if (fault) return { ...fault, seat };
  }
  return undefined;
};

const play = async (match: AnyMatch, players: readonly Player[]): Promise<FaultAt> => {
  match.letChanceAct(0);
  for (let seat = match.toAct; seat !== OVER; seat = match.toAct) {
    const move = await players[seat].choose(decisionOf(match, seat), linesFor(match, seat));
    if (isFault(move)) return { ...move, seat };
    const done = match.submit(seat, match.ply, move, 0);
    if (isRefused(done)) {
      players[seat].refuse(done.code, move);
      return { fault: 'illegal', detail: printable(move), seat };
    }
  }
  // A bot that sent a message out of turn loses even a finished game.
  for (const [seat, player] of players.entries()) {
    const fault = player.failure();
    if (fault) return { ...fault, seat };
  }
  return undefined;
};
