/** The storage, box by box; a mast lies across two. */
import './storage.css';
import { boxesOf, moveNotation } from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import { control } from './control.ts';
import { Delivered } from './delivered.tsx';
import { TileGlyph } from './glyphs.tsx';
import { boardWords, gameWords, ownSeat, type SceneProps, type Tile } from './scene.ts';

/** Every stored tile once, the long ones first, so that the rest always fits around them. */
export const storedTiles = (storage: { readonly [tile: string]: number }): Tile[] =>
  Object.entries(storage)
    .flatMap(([tile, n]) => new Array<Tile>(n).fill(tile as Tile))
    .sort((a, b) => boxesOf(b) - boxesOf(a));

export const Storage = (props: SceneProps) => {
  const { view, components, legal } = props;
  const words = boardWords();
  const { storage, boxes } = view.players[ownSeat(view)];
  const { tile } = view.running;
  const incoming = legal.includes(moveNotation.store) ? tile : null;
  const free = components.storage.boxes - boxes - (incoming === null ? 0 : boxesOf(incoming));
  const tiles = storedTiles(storage);
  const long = tiles.filter(t => boxesOf(t) > 1);
  const short = tiles.filter(t => boxesOf(t) === 1);
  const ghost = incoming !== null && <Incoming key="ghost" {...props} tile={incoming} />;
  return (
    <section class="paper nc-storage" aria-label={words.storage}>
      <header>
        <h3>{words.storage}</h3>
        <span>{words.boxes(boxes, components.storage.boxes)}</span>
      </header>
      <div class="nc-boxes">
        {long.map((t, i) => (
          <Stored key={`${t}${i}`} {...props} tile={t} />
        ))}
        {incoming !== null && boxesOf(incoming) > 1 && ghost}
        {short.map((t, i) => (
          <Stored key={`${t}${i}`} {...props} tile={t} />
        ))}
        {incoming !== null && boxesOf(incoming) === 1 && ghost}
        {Array.from({ length: free }, (_, i) => (
          <span key={i} class="nc-box" aria-hidden="true" />
        ))}
      </div>
      <Delivered player={view.players[ownSeat(view)]} />
    </section>
  );
};

interface StoredProps extends SceneProps {
  readonly tile: Tile;
}

const Stored = (props: StoredProps) => (
  <Press
    class="nc-box"
    data-place={`stored/${props.tile}`}
    data-long={boxesOf(props.tile) > 1 || undefined}
    {...control(props, moveNotation.transport(props.tile), gameWords().tiles[props.tile].name)}
  >
    <TileGlyph tile={props.tile} size={36} />
  </Press>
);

const Incoming = (props: StoredProps) => (
  <Press
    class="nc-box nc-incoming"
    data-long={boxesOf(props.tile) > 1 || undefined}
    {...control(props, moveNotation.store, boardWords().freeBox)}
  >
    <TileGlyph tile={props.tile} size={36} />
  </Press>
);
