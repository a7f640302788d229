import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { nameOf, type PartProps } from './part.ts';

/** Not in the past, nor while another tab plays or the learner only reads. */
export const isMyTurn = ({ board }: Pick<PartProps, 'board'>): boolean => board.legal.length > 0;

/**
 * In a few words: whose turn it is, or why nobody's; empty while the learner reads in their own
 * turn.
 */
export const statusText = (part: PartProps): string => {
  const { moment, session, state, guide } = part;
  const words = say(tableWords);
  if (moment.toAct === OVER) return words.over;
  if (state.past) return words.past(moment.ply, state.present?.ply ?? 0);
  if (state.isPending) return words.sending;
  if (isMyTurn(part)) return words.yourTurn;
  if (session.legal.length > 0) return '';
  const name = nameOf(part, moment.toAct);
  const isThinking = session.table.card.players[moment.toAct]?.bot !== undefined && !guide;
  return isThinking && state.status.isOpen && !session.isRecord
    ? words.thinking(name)
    : words.turnOf(name);
};
