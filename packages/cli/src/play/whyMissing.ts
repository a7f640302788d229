/** The reasons why moves are not legal now. */
import { type AnyMatch, refusalsAt } from '@tidetable/match';
import type { GameId, Nauticus, Nautilion, NautilusIsland } from '@tidetable/rules';
import { refusalText } from '@tidetable/text';
import { inOwnWords, isLikeMove, movesBegunBy } from '@tidetable/text/typing';
import type { TerminalSession } from './terminalSession.ts';

/** Refusal codes that are not listed unasked: moves of another step, or of things that are not there. */
const NOT_MISSED = {
  'nautilus-island': [
    'explore-first',
    'already-explored',
    'no-such-column',
    'store-or-collect',
    'must-act',
    'lay-first',
    'no-such-cards-in-hand',
    'close-or-leave',
    'chance-decides',
    'only-chance',
  ],
  nautilion: [
    'chance-decides',
    'only-chance',
    'choose-who-begins',
    'cast-or-give',
    'give-a-die',
    'pay-first',
    'choose-two-tokens',
    'sacrifice-first',
    'set-the-dice',
    'drop-a-card',
    'pick-a-token',
    'place-the-token',
    'lose-a-token',
    'return-a-token',
    'insert-the-token',
    'keep-one-group',
    'no-such-token',
    'no-such-group',
  ],
  nauticus: [
    'choose-first',
    'take-bonus-first',
    'act-or-pass',
    'go-on-or-end',
    'place-first',
    'take-reward-first',
    'take-goods-first',
    'take-gift-first',
    'choose-extra-first',
    'extra-or-end',
    'another-action',
    'not-on-offer',
    'not-in-storage',
    'no-such-ship',
  ],
} as const satisfies {
  'nautilus-island': readonly NautilusIsland.RefusalCode[];
  nautilion: readonly Nautilion.RefusalCode[];
  nauticus: readonly Nauticus.RefusalCode[];
} & Record<GameId, readonly string[]>;

/** Codes that are listed only with their expansion. */
const OF_EXPANSION: { readonly [code in Nautilion.RefusalCode]?: string } = {
  'no-partnership': 'mages',
  'no-castaway': 'darkhouse',
  'card-not-open': 'heroics',
  'no-sacrifice': 'heroics',
};

/** Moves that are named for each reason. */
const MOST = 5;

/** Each reason with the moves that it forbids; if there are `words`, only moves that begin with them. */
export const whyMissing = (session: TerminalSession, words: string): string[] => {
  const { match, m } = session;
  const legal = match.legalMoves();
  const isAsked = words !== '';
  const written = { game: match.game, notationWords: session.text.notationWords };
  const begun = movesBegunBy(written, words);
  if (begun.length === 0)
    return [isLikeMove(written, words) ? m.noSuchMove(words) : m.door.unreadable];
  const moves = begun.filter(move => !legal.includes(move));
  const { game, options, toAct } = match;
  const view = match.view(toAct);
  const whyNot = refusalsAt(game, options, { view, seat: toAct, toAct });
  const called = (move: string): string =>
    session.text.called(move, view, game.components) ?? inOwnWords(written.notationWords, move);
  const reasons = new Map<string, string[]>();
  for (const move of moves) {
    const refusal = whyNot(move);
    if (!refusal || !(isAsked || isMissed(match, refusal.code))) continue;
    const why = refusalText(m, session.text, refusal);
    reasons.set(why, [...(reasons.get(why) ?? []), called(move)]);
  }
  if (reasons.size === 0) return [isAsked ? m.play.why.possible : m.play.why.nothing];
  return Array.from(reasons, ([why, kept]) => `  ${m.play.why.because(listed(kept), why)}`);
};

const isMissed = ({ game, options }: AnyMatch, code: string): boolean => {
  const expansion = OF_EXPANSION[code as Nautilion.RefusalCode];
  if (game.id === 'nautilion' && expansion !== undefined)
    return (options.expansions as readonly string[]).includes(expansion);
  const others: readonly string[] = NOT_MISSED[game.id];
  return !others.includes(code);
};

/** Moves with the same name are listed once. The separator is not a comma, since names may have commas. */
const listed = (moves: readonly string[]): string => {
  const names = [...new Set(moves)];
  return [...names.slice(0, MOST), ...(names.length > MOST ? ['…'] : [])].join(' · ');
};
