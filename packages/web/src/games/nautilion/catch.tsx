/** The token in hand: it goes to a place that glows, or where one of the buttons says. */
import type { Nautilion } from '@tidetable/rules';
import { moveNotation, readMove } from '@tidetable/rules/nautilion';
import { boardWords, text } from '@tidetable/text/nautilion';
import { dragFrom } from '../../board/drag.ts';
import { Press } from '../../board/press.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { explains } from './things.ts';
import { Token } from './token.tsx';
import { warning } from './warning.ts';
import { WarningSign } from './warningSign.tsx';

type View = Nautilion.View;

export const Catch = (board: BoardProps) => {
  const { pending, options } = board.view as View;
  const { hand } = pending;
  if (hand === null) return null;
  return (
    <>
      <div
        class="nl-helm-catch"
        {...explains('token', hand)}
        onPointerDown={e => dragFrom(e, target => board.play(target))}
      >
        <Token token={hand} size={48} />
      </div>
      <div class="nl-helm-places" data-cabin={options.expansions.includes('mages') || undefined}>
        {placeMoves(board).map(move => (
          <PlaceButton key={move} move={move} board={board} />
        ))}
      </div>
    </>
  );
};

/** Where it may go; a mercenary that fits several spaces is put on one of those that glow. */
const placeMoves = ({ legal }: BoardProps): string[] => {
  const aboard = legal.filter(move => placeOf(move) === 'ship');
  return aboard.length > 1 ? legal.filter(move => !aboard.includes(move)) : [...legal];
};

const placeOf = (notation: string): 'ship' | 'cabin' | 'reserve' => {
  const move = readMove(notation);
  return move.type === 'to' ? move.place : 'reserve';
};

const PlaceButton = ({ move, board }: { readonly move: string; readonly board: BoardProps }) => {
  const { view, components, highlighted, play } = board;
  const place = placeOf(move);
  const warned = warning(move, view, components, language.value);
  const said = text[language.value].move(move, view, components);
  return (
    <Press
      class={place === 'reserve' ? 'button' : 'button main'}
      spot={move}
      data-to={place}
      data-drop={place === 'reserve' ? moveNotation.toReserve : undefined}
      isHighlighted={highlighted === move}
      label={warned === undefined ? said : `${said}, ${warned}`}
      act={() => play(move)}
    >
      {warned !== undefined && <WarningSign />}
      {say(boardWords).placesFor[place]}
    </Press>
  );
};
