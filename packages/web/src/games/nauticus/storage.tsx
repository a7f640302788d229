/** The storage, box by box; a mast lies across two. */
import './storage.css';
import { boxesOf, moveNotation, TILE_NAMES } from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import { control } from './control.ts';
import { Delivered } from './delivered.tsx';
import { TileGlyph } from './glyphs.tsx';
import {
  boardWords,
  gameWords,
  ownSeat,
  type Player,
  type SceneProps,
  type Tile,
} from './scene.ts';
import { explained } from './things.ts';
import { useTabStops } from './useTabStops.ts';

/** Every stored tile once, the long ones first, so that the rest always fits around them. */
const storedTiles = (storage: { readonly [tile: string]: number }): Tile[] =>
  Object.entries(storage)
    .flatMap(([tile, n]) => new Array<Tile>(n).fill(tile as Tile))
    .sort((a, b) => boxesOf(b) - boxesOf(a));

interface StorageProps extends SceneProps {
  /** Where there is room for one line only: nothing to press in it. */
  readonly isStrip: boolean;
}

export const Storage = (props: StorageProps) => {
  const { view, components, isStrip } = props;
  const words = boardWords();
  const seat = ownSeat(view);
  const player = view.players[seat];
  return (
    <section class="paper nc-storage" aria-label={words.storage} data-strip={isStrip || undefined}>
      <header {...explained('storage', seat)}>
        <h3>{words.storage}</h3>
        <span>{words.boxes(player.boxes, components.storage.boxes)}</span>
      </header>
      {isStrip ? <StoredTiles storage={player.storage} seat={seat} /> : <Boxes {...props} />}
      <Delivered player={player} seat={seat} />
    </section>
  );
};

const Boxes = (props: SceneProps) => {
  const stops = useTabStops<HTMLDivElement>();
  const { view, components, legal } = props;
  const { storage, boxes } = view.players[ownSeat(view)];
  const { tile } = view.running;
  const incoming = legal.includes(moveNotation.store) ? tile : null;
  const free = components.storage.boxes - boxes - (incoming === null ? 0 : boxesOf(incoming));
  const tiles = storedTiles(storage);
  const long = tiles.filter(t => boxesOf(t) > 1);
  const short = tiles.filter(t => boxesOf(t) === 1);
  const ghost = incoming !== null && <Incoming key="ghost" {...props} tile={incoming} />;
  return (
    <div class="nc-boxes" ref={stops}>
      {long.map((t, i) => (
        <Stored key={`${t}${i}`} {...props} tile={t} box={i} />
      ))}
      {incoming !== null && boxesOf(incoming) > 1 && ghost}
      {short.map((t, i) => (
        <Stored key={`${t}${i}`} {...props} tile={t} box={long.length + i} />
      ))}
      {incoming !== null && boxesOf(incoming) === 1 && ghost}
      {Array.from({ length: free }, (_, i) => (
        <span key={i} class="nc-box" aria-hidden="true" {...explained('storage', ownSeat(view))} />
      ))}
    </div>
  );
};

interface StoredTilesProps {
  readonly storage: Player['storage'];
  readonly seat: number;
}

/** The same to look at: each kind once, with its number. */
export const StoredTiles = ({ storage, seat }: StoredTilesProps) => (
  <ul class="nc-stored" aria-label={boardWords().storage}>
    {TILE_NAMES.filter(tile => storage[tile] > 0).map(tile => (
      <li key={tile} data-place={`stored/${tile}`} {...explained('stored', tile, seat)}>
        <TileGlyph tile={tile} size={26} />
        {storage[tile] > 1 && <b>{storage[tile]}</b>}
        <span class="hidden">{gameWords().tiles[tile].name}</span>
      </li>
    ))}
  </ul>
);

interface StoredProps extends SceneProps {
  readonly tile: Tile;
}

const storedLabel = (tile: Tile): string => {
  const { tiles, moves } = gameWords();
  return boardWords().stored(tiles[tile].name, moves.needs(boxesOf(tile)));
};

/** In which of the boxes, counted over all tiles. */
const Stored = (props: StoredProps & { readonly box: number }) => (
  <Press
    class="nc-box"
    data-place={`stored/${props.tile}`}
    {...explained('stored', props.tile, ownSeat(props.view))}
    data-long={boxesOf(props.tile) > 1 || undefined}
    {...control(props, moveNotation.transport(props.tile), storedLabel(props.tile))}
    spot={`storage/${props.box}`}
  >
    <TileGlyph tile={props.tile} size={36} />
  </Press>
);

const Incoming = (props: StoredProps) => (
  <Press
    class="nc-box nc-incoming"
    {...explained('storage', props.view.seat)}
    data-long={boxesOf(props.tile) > 1 || undefined}
    {...control(props, moveNotation.store, boardWords().freeBox)}
    spot="storage/in"
  >
    <TileGlyph tile={props.tile} size={36} />
  </Press>
);
