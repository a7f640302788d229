/** The name of a legal move without a view of the board. */
import { tableWords } from '@tidetable/text/web';
import { language, say } from '../../settings.ts';
import { gameText, type PartProps } from './part.ts';

type Table = Pick<PartProps, 'ui' | 'moment' | 'board'>;

/** With its consequence. */
export const moveName = (table: Table, move: string): string => {
  const text = gameText(table);
  const { view } = table.moment;
  const { components } = table.board;
  const name = text.move(move, view, components);
  const consequence = text.consequence?.(move, view, components);
  return consequence === undefined ? name : say(tableWords).withConsequence(name, consequence);
};

/** The loss by a move. */
export const warningOf = ({ ui, moment, board }: Table, move: string): string | undefined =>
  ui.warning?.(move, moment.view, board.components, language.value);
