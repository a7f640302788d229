import { catalogue } from '../catalogue.ts';
import { nauticusText } from './text.ts';

export type { BoardWords } from '../en/nauticus/board.ts';
export type { ExplainWords } from '../en/nauticus/explain.ts';
export type { Words } from '../en/nauticus/words.ts';
export {
  goodsText,
  kindName,
  partTexts,
  priceList,
  rewardName,
  shipParts,
  wantsText,
} from './moveText.ts';
export { SCORE_PARTS, scorePartNames } from './tally.ts';

export const words = catalogue('nauticus', part => part.words);
export const boardWords = catalogue('nauticus', part => part.board);
export const text = catalogue('nauticus', part => nauticusText(part.words, part.board));
export const explainWords = catalogue('nauticus/explain', part => part.explain);
/** Loaded with the first query by keyboard. */
export const queryWords = catalogue('nauticus/queries', part => part.queries);
