/** The supply: every stack with what is left of it. */
import './supply.css';
import { ACTION_NAMES, kindOf, soldBy, TILE_NAMES } from '@tidetable/rules/nauticus';
import { kindName } from '@tidetable/text/nauticus';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { type Action, boardWords, gameWords, type NauticusProps, type Tile } from './boardProps.ts';
import { control } from './control.ts';
import { TileGlyph } from './glyphs.tsx';
import { priceShown } from './price.ts';
import { moveOnStack } from './tapMoves.ts';
import { explained } from './things.ts';

interface StackRowOf {
  readonly action: Action;
  readonly tiles: readonly Tile[];
}

/** For each action that sells tiles, all tiles of that kind: also those with crowns, which nobody sells. */
const SHELVES: readonly StackRowOf[] = ACTION_NAMES.filter(action => soldBy(action).length > 0).map(
  action => ({
    action,
    tiles: TILE_NAMES.filter(tile => kindOf(tile) === kindOf(soldBy(action)[0])),
  }),
);

/** Where they do not fit in one row there are two, none with a single shelf. */
const ROWS = [SHELVES.slice(0, 2), SHELVES.slice(2)];

export const Supply = (props: NauticusProps) => (
  <section class="nc-supply" aria-label={boardWords().supply} ref={useTabStops<HTMLElement>()}>
    {ROWS.map((shelves, row) => (
      <div key={row} class="nc-shelf-row">
        {shelves.map(shelf => (
          <StackRow key={shelf.action} {...props} {...shelf} />
        ))}
      </div>
    ))}
  </section>
);

const StackRow = ({ action, tiles, ...props }: NauticusProps & StackRowOf) => (
  <fieldset class="nc-shelf">
    <legend>{gameWords().actions[action]}</legend>
    {tiles.map(tile => (
      <Stack key={tile} {...props} tile={tile} />
    ))}
  </fieldset>
);

interface StackProps extends NauticusProps {
  readonly tile: Tile;
}

/** The stock and price of a tile: the price now if it is for sale, else the one at the space of its action. */
const stackLabel = ({ view, components, tile }: StackProps): string => {
  const words = boardWords();
  const left = words.left(gameWords().tiles[tile].name, view.stacks[tile]);
  const space = view.spaces.findIndex(({ action }) => soldBy(action).includes(tile));
  if (space < 0) return words.onlyReward(left);
  return words.price(left, gameWords().taler(priceShown(components, view, tile)));
};

const Stack = (props: StackProps) => {
  const { view, tile } = props;
  const left = view.stacks[tile];
  const name = stackLabel(props);
  const move = moveOnStack(view, tile);
  const shared = control(props, move, name);
  return (
    <Press
      class="nc-stack"
      data-place={`stack/${tile}`}
      data-out={left === 0 || undefined}
      {...explained('stack', tile)}
      {...shared}
      spot={`stack/${tile}`}
      label={shared.can ? `${name}. ${shared.label}` : name}
    >
      <TileGlyph tile={tile} size={28} />
      <b>{left}</b>
      <span class="nc-kind">{kindName(gameWords(), tile)}</span>
    </Press>
  );
};
