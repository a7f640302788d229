/** The token in hand: it goes to a glowing place, or to one chosen by a button. */
import type { Nautilion } from '@tidetable/rules';
import { moveNotation } from '@tidetable/rules/nautilion';
import { boardWords, text } from '@tidetable/text/nautilion';
import { dragFrom } from '../../board/drag.ts';
import { Press } from '../../board/press.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { placeOf } from './places.ts';
import { explains } from './things.ts';
import { Token } from './token.tsx';
import { warning } from './warning.ts';
import { WarningSign } from './warningSign.tsx';

type View = Nautilion.View;

export const Catch = (board: BoardProps) => {
  const { hand } = (board.view as View).pending;
  if (hand === null) return null;
  const moves = placeMoves(board);
  return (
    <>
      <div
        class="nl-helm-catch"
        {...explains('token', hand)}
        onPointerDown={e => dragFrom(e, target => board.play(target))}
      >
        <Token token={hand} size={48} />
        {/* A tap here shows the warning; a tap on the choice plays it. */}
        {moves.some(move => warningIn(board, move) !== undefined) && <WarningSign />}
      </div>
      <div class="nl-helm-places">
        {moves.map(move => (
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

const warningIn = ({ view, components }: BoardProps, move: string): string | undefined =>
  warning(move, view, components, language.value);

const PlaceButton = ({ move, board }: { readonly move: string; readonly board: BoardProps }) => {
  const { view, components, play } = board;
  const place = placeOf(move);
  const warned = warningIn(board, move);
  const said = text[language.value].move(move, view, components);
  return (
    <Press
      class={place === 'reserve' ? 'button' : 'button main'}
      spot={move}
      data-to={place}
      data-drop={place === 'reserve' ? moveNotation.toReserve : undefined}
      isHighlighted={highlights(board, move)}
      label={warned === undefined ? said : `${said}, ${warned}`}
      act={() => play(move)}
    >
      {warned !== undefined && <WarningSign />}
      {say(boardWords).placesFor[place]}
    </Press>
  );
};
