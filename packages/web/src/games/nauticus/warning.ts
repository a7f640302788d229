/** Warnings of moves that lose something at once or for good, in a few words beside their choice. */
import type { Nauticus } from '@tidetable/rules';
import {
  actor,
  type Components,
  crownPoints,
  goodsReward,
  hasRoomFor,
  losesBonus,
  losesGift,
  type MoveParts,
  priceOf,
  readMove,
} from '@tidetable/rules/nauticus';
import { type BoardWords, boardWords } from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import type { Action, Tile, View } from './boardProps.ts';
import { wastesExtra, wastesUse } from './confirmation.ts';

interface Context {
  readonly view: View;
  readonly components: Components;
  readonly words: BoardWords['warnings'];
}

export const warning = (
  notation: string,
  view: View,
  components: Components,
  language: Language,
): string | undefined =>
  warningOf(readMove(notation), { view, components, words: boardWords[language].warnings });

const warningOf = (move: MoveParts, context: Context): string | undefined => {
  const { view, components, words } = context;
  switch (move.type) {
    case 'choose':
      return choiceWarning(move.action, context);
    case 'buy':
      return buyWarning(move.tile, context);
    case 'reward':
      return rewardWarning(move.reward, context);
    case 'score': {
      const points = crownPoints(view);
      return points < actor(view).crowns ? words.crowns(points) : undefined;
    }
    case 'end':
      return endWarning(context);
    case 'take':
      return hasRoomFor(components, view, move.tile) ? undefined : words.tile;
    case 'extra':
    case 'pass':
    case 'store':
    case 'place':
    case 'transport':
    case 'withdraw':
    case 'deliver':
      return undefined;
  }
};

/** The extra action is chosen without a bonus. [NC87] */
const choiceWarning = (
  action: Action,
  { view, components, words }: Context,
): string | undefined => {
  const space = view.spaces.findIndex(s => s.action === action);
  return view.phase === 'choose' && losesBonus(components, view, space) ? words.bonus : undefined;
};

const buyWarning = (tile: Tile, { view, components, words }: Context): string | undefined => {
  if (losesGift(components, view, tile)) return words.gift;
  const isFree = priceOf(components, view, tile) === 0;
  return isFree && !hasRoomFor(components, view, tile) ? words.tile : undefined;
};

const rewardWarning = (
  reward: Nauticus.RewardName,
  { view, components, words }: Context,
): string | undefined => {
  switch (reward) {
    case 'crown mast':
    case 'crown sail':
      return hasRoomFor(components, view, reward) ? undefined : words.tile;
    case 'goods': {
      const { due, fit } = goodsReward(components, view);
      return fit < due ? words.goods(due - fit) : undefined;
    }
    case 'points':
    case 'taler':
    case 'workers':
      return undefined;
  }
};

const endWarning = ({ view, components, words }: Context): string | undefined => {
  if (wastesExtra(view)) return words.extra;
  if (!wastesUse(view, components)) return undefined;
  const { blue } = view.running;
  return blue > 0 ? words.blue(blue) : words.delivery;
};
