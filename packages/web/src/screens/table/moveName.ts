/** The name of a legal move without a view of the board. */
import { tableWords } from '@tidetable/text/web';
import { language, say } from '../../settings.ts';
import { gameText, type PartProps } from './part.ts';

type Context = Pick<PartProps, 'ui' | 'moment' | 'board'>;

/** With its consequence. */
export const moveName = (context: Context, move: string): string => {
  const text = gameText(context);
  const { view } = context.moment;
  const { components } = context.board;
  const name = text.move(move, view, components);
  const consequence = text.consequence?.(move, view, components);
  return consequence === undefined ? name : say(tableWords).withConsequence(name, consequence);
};

/** The loss by a move. */
export const warningOf = ({ ui, moment, board }: Context, move: string): string | undefined =>
  ui.warning?.(move, moment.view, board.components, language.value);
