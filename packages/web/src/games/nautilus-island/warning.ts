/** Warnings of moves that give something away for good, shown beside their choice. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  bestStore,
  type Components,
  cardPoints,
  closing,
  colourOfCard,
  hasPortholeFrom,
  isLastTurn,
  laying,
  lays,
  readMove,
  type SetColour,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, type Words } from '@tidetable/text/nautilus-island';
import type { Language } from '@tidetable/text/shell';

type View = NautilusIsland.View;

export const warning = (
  notation: string,
  view: View,
  components: Components,
  language: Language,
): string | undefined => {
  const words = allWords[language];
  const move = readMove(notation);
  switch (move.type) {
    case 'collect':
      return aboutCollect(words, view, components);
    case 'lay':
      return aboutLay(words, view, move.objects);
    case 'close':
      return aboutClose(words, view);
    case 'leave':
      return canBeClosedLater(view, closing(view)?.size ?? 0)
        ? undefined
        : words.warnings.neverClosed;
    default:
      return undefined;
  }
};

/** After this turn, at a larger size. [NI28] */
const canBeClosedLater = (view: View, size: number): boolean =>
  !isLastTurn(view) && hasPortholeFrom(view, size + 1);

/** Of what is collected in the last turn only treasures score. [NI42] */
const aboutCollect = (words: Words, view: View, components: Components): string | undefined => {
  const tops = view.columns[(view.players[view.seat].column ?? 0) - 1]?.stacks ?? [];
  const treasures = tops.reduce((sum, { top }) => sum + (top ? cardPoints(components, top) : 0), 0);
  const points = isLastTurn(view) ? bestStore(view) : 0;
  return points > treasures ? words.warnings.lastTurn(points) : undefined;
};

const aboutLay = (
  { warnings, consequences }: Words,
  view: View,
  objects: readonly number[],
): string | undefined => {
  const colour = view.storing as SetColour;
  const { size, gain, closed } = laying(view, colour, objects);
  const worth = closed ?? gain;
  if (worth < 0) return consequences.loses(-worth);
  const isOpenStill = closed !== undefined || canBeClosedLater(view, size);
  const wasOpen = lays(view, colour).some(other => {
    const then = laying(view, colour, other);
    return then.closed !== undefined || canBeClosedLater(view, then.size);
  });
  return wasOpen && !isOpenStill ? warnings.sizeNeverClosed(size) : undefined;
};

/** A closed set takes no more cards. [NI20] */
const aboutClose = (words: Words, view: View): string | undefined => {
  const { storing, seat } = view;
  const hand = view.players[seat].hand ?? [];
  const left = hand.filter(card => colourOfCard(card) === storing).length;
  if (storing === null || left === 0 || isLastTurn(view)) return undefined;
  return words.warnings.uselessCards(left, words.setColours[storing], words.cardColours[storing]);
};
