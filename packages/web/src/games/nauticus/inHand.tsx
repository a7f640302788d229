/** The tile to be placed, with a button to store it. */
import './inHand.css';
import { boxesOf, moveNotation } from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import { boardWords, gameWords, type NauticusProps } from './boardProps.ts';
import { control } from './control.ts';
import { TileGlyph } from './glyphs.tsx';
import { explained } from './things.ts';

export const InHand = (props: NauticusProps) => {
  const { view, legal } = props;
  const words = boardWords();
  const { tile } = view.running;
  if (tile === null) return null;
  const canStore = legal.includes(moveNotation.store);
  return (
    <div class="nc-in-hand">
      <span class="nc-in-hand-tile" data-place="hand" {...explained('hand', tile)}>
        <TileGlyph tile={tile} size={48} />
      </span>
      <p class="nc-say">
        <b>{words.inHand(gameWords().tiles[tile].name)}</b>
        <br />
        {canStore ? words.placeNow : words.placeOnly}
      </p>
      {canStore && (
        <Press
          class="button"
          {...explained('storage', view.seat)}
          {...control(props, moveNotation.store, '')}
        >
          {words.store(boxesOf(tile))}
        </Press>
      )}
    </div>
  );
};
