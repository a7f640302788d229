/** The request to the person to act, in one short sentence. */
import { kindOf, moveNotation, offered } from '@tidetable/rules/nauticus';
import { boardWords, words } from '@tidetable/text/nauticus';
import type { Language } from '@tidetable/text/shell';
import type { NauticusProps } from './boardProps.ts';
import { ownSeat } from './seats.ts';
import { WAYS } from './tapMoves.ts';

type Board = Pick<NauticusProps, 'view' | 'legal'>;

export const request = ({ view, legal }: Board, language: Language): string => {
  const { requests } = boardWords[language];
  const { running } = view;
  switch (view.phase) {
    case 'choose':
      return requests.choose;
    case 'extra':
      return requests.extra;
    case 'bonus':
      return requests.bonus[kindOf(offered(view)[0])];
    case 'act':
      return actRequest({ view, legal }, language);
    case 'place':
      return placeRequest({ view, legal }, language);
    case 'reward': {
      const { rewarded, rewardsLeft } = running;
      return requests.reward(rewarded.length + 1, rewarded.length + rewardsLeft);
    }
    case 'goods':
      return requests.goods(running.goodsLeft);
    case 'gift':
      return requests.gift;
    case 'after':
      return requests.after;
    case 'over':
      return words[language].board.over;
  }
};

/** To use the action or to pass; later to use it again or to end it. */
const actRequest = ({ view, legal }: Board, language: Language): string => {
  const { requests } = boardWords[language];
  const { action, uses, extra } = view.running;
  if (action === null) return requests.after;
  const canUse = legal.some(move => !WAYS.includes(move));
  if (!canUse && uses === 0) return requests.nothing;
  if (!canUse) return view.players[ownSeat(view)].extra ? requests.after : requests.nothingMore;
  const use = requests.use[action];
  return uses > 0 ? requests.again(use) : extra ? use : requests.orPass(use);
};

const placeRequest = ({ view, legal }: Board, language: Language): string => {
  const { requests } = boardWords[language];
  const { tile } = view.running;
  if (tile === null) return requests.after;
  const { the } = words[language].tiles[tile];
  if (!legal.includes(moveNotation.store)) return requests.place(the);
  return legal.length === 1 ? requests.store(the) : requests.placeOrStore(the);
};
