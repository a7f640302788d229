/** A tile for sale with its price, and below it the destination of the tile. */
import { hasRoomFor, moveNotation, priceOf } from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import { Icon } from '../../look/icon.tsx';
import { boardWords, gameWords, type NauticusProps, type Tile } from './boardProps.ts';
import { control } from './control.ts';
import { Coin, TileGlyph } from './glyphs.tsx';
import { explained } from './things.ts';
import { WarningNote } from './warningNote.tsx';
import { Workers } from './workers.tsx';

interface OfferProps extends NauticusProps {
  readonly tile: Tile;
  readonly name: string;
}

export const Offer = (props: OfferProps) => {
  const { view, components, tile, name } = props;
  const words = boardWords();
  const price = priceOf(components, view, tile);
  const left = view.stacks[tile];
  const label = `${words.left(gameWords().tiles[tile].name, left)}, ${gameWords().taler(price)}`;
  return (
    <Press
      class="nc-offer"
      data-place={`offer/${tile}`}
      {...explained('offer', tile)}
      {...control(props, moveNotation.buy(tile), label)}
    >
      <span class="nc-offer-left" aria-hidden="true">
        {left}
      </span>
      <TileGlyph tile={tile} size={42} />
      <span class="nc-offer-name">{name}</span>
      <span class="nc-offer-cost">
        <Coin value={price} />
        <Workers view={view} n={1} />
      </span>
      {price === 0 && hasRoomFor(components, view, tile) && <IntoStorage />}
      <WarningNote {...props} move={moveNotation.buy(tile)} />
    </Press>
  );
};

/** A free tile goes to the storage: said in words, or by a sign where there is no room. */
const IntoStorage = () => (
  <span class="nc-offer-to">
    <span class="nc-offer-crate">
      <Icon name="wooden-crate" size={15} />
    </span>
    <span class="nc-offer-words">{boardWords().toStorage}</span>
  </span>
);
