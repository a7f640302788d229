/** The storage, box by box; a mast lies across two. */
import './storage.css';
import { boxesOf, moveNotation, TILE_NAMES } from '@tidetable/rules/nauticus';
import { useRef } from 'preact/hooks';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { Pawn } from '../../look/pawn.tsx';
import {
  boardWords,
  gameWords,
  type NauticusProps,
  ownSeat,
  type Player,
  type Tile,
} from './boardProps.ts';
import { control } from './control.ts';
import { Delivered } from './delivered.tsx';
import { TileGlyph } from './glyphs.tsx';
import { emptyBoxes, type StoredBox, showInBoxes } from './storedBoxes.ts';
import { explained } from './things.ts';

/** Every stored tile once. */
const storedTiles = (storage: { readonly [tile: string]: number }): Tile[] =>
  Object.entries(storage).flatMap(([tile, n]) => new Array<Tile>(n).fill(tile as Tile));

interface StorageProps extends NauticusProps {
  /** Where there is room for one line only: nothing to press in it. */
  readonly isStrip: boolean;
}

export const Storage = (props: StorageProps) => {
  const { view, components, players, isStrip } = props;
  const words = boardWords();
  const seat = ownSeat(view);
  const player = view.players[seat];
  const isMine = seat === view.seat;
  const name = isMine ? words.storage : words.storageOf(players[seat].name);
  return (
    <section class="paper nc-storage" aria-label={name} data-strip={isStrip || undefined}>
      <header {...explained('storage', seat)}>
        <h3>
          {!isMine && <Pawn seat={seat} size={18} />} {words.storage}
        </h3>
        <span>{words.boxes(player.boxes, components.storage.boxes)}</span>
      </header>
      {isStrip ? (
        <StoredTiles storage={player.storage} seat={seat} />
      ) : (
        <Boxes key={seat} {...props} />
      )}
      <Delivered player={player} seat={seat} />
    </section>
  );
};

/** The tile in hand is shown in the box that it would take. */
const Boxes = (props: NauticusProps) => {
  const stops = useTabStops<HTMLDivElement>();
  const kept = useRef<readonly StoredBox[]>([]);
  const { view, components, legal } = props;
  const seat = ownSeat(view);
  const all = components.storage.boxes;
  const tiles = storedTiles(view.players[seat].storage);
  const { tile } = view.running;
  const incoming = legal.includes(moveNotation.store) ? tile : null;
  const { filled, ghost } = showInBoxes(kept.current, tiles, incoming, all);
  kept.current = filled.filter(stored => stored !== ghost);
  return (
    <div class="nc-boxes" ref={stops}>
      {filled.map(stored =>
        stored === ghost ? (
          <Incoming key="ghost" {...props} {...stored} />
        ) : (
          <Stored key={stored.box} {...props} {...stored} />
        ),
      )}
      {emptyBoxes(filled, all).map(box => (
        <span
          key={`free${box}`}
          class="nc-box"
          style={placeOf(box)}
          aria-hidden="true"
          {...explained('storage', seat)}
        />
      ))}
    </div>
  );
};

const placeOf = (box: number, length = 1) => ({
  gridColumn: Math.floor(box / 2) + 1,
  gridRow: `${(box % 2) + 1} / span ${length}`,
});

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

type StoredProps = NauticusProps & StoredBox;

const storedLabel = (tile: Tile): string => {
  const { tiles, moves } = gameWords();
  return boardWords().stored(tiles[tile].name, moves.needs(boxesOf(tile)));
};

const Stored = (props: StoredProps) => (
  <Press
    class="nc-box"
    data-place={`stored/${props.tile}`}
    {...explained('stored', props.tile, ownSeat(props.view))}
    style={placeOf(props.box, boxesOf(props.tile))}
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
    style={placeOf(props.box, boxesOf(props.tile))}
    {...control(props, moveNotation.store, boardWords().freeBox)}
    spot="storage/in"
  >
    <TileGlyph tile={props.tile} size={36} />
  </Press>
);
