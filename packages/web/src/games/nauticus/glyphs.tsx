/** Signs of Nauticus: emblems, goods, coins, workers, points, and every tile as a small thing. */
import './glyphs.css';
import type { Nauticus } from '@tidetable/rules';
import { kindOf, shownOn } from '@tidetable/rules/nauticus';
import { IconAt } from '../../look/icon.tsx';
import type { IconName } from '../../look/iconNames.ts';
import { memo } from '../../look/memo.ts';
import type { Action, Tile } from './boardProps.ts';
import { HULL_SHAPES } from './shipGeometry.ts';

export const EMBLEM_ICONS: Record<Nauticus.EmblemName, IconName> = {
  lion: 'lion',
  eagle: 'eagle-emblem',
  lily: 'fleur-de-lys',
  tower: 'white-tower',
  crown: 'crown',
};

export const EMBLEM_COLOURS: Record<Nauticus.EmblemName, string> = {
  lion: 'var(--red-ink)',
  eagle: 'var(--purple-ink)',
  lily: 'var(--blue-ink)',
  tower: 'var(--green-ink)',
  crown: 'var(--yellow-ink)',
};

export const GOOD_ICONS: Record<Nauticus.GoodName, IconName> = {
  coffee: 'coffee-beans',
  grain: 'wheat',
  salt: 'salt-shaker',
  fish: 'double-fish',
};

/** The signs of kinds of things without an emblem; mast and sail are drawn as on their tiles. */
export type SignName = IconName | 'mast' | 'sail';

export const ACTION_SIGNS: Record<Action, SignName> = {
  hulls: 'ship-bow',
  masts: 'mast',
  sails: 'sail',
  goods: 'wooden-crate',
  transport: 'wheelbarrow',
  money: 'coins',
  delivery: 'cargo-ship',
  crowns: 'crown',
};

export const TILE_SIGNS: Record<Nauticus.TileKind, SignName> = {
  hull: 'ship-bow',
  mast: 'mast',
  sail: 'sail',
  good: 'wooden-crate',
};

interface AtProps {
  readonly x: number;
  readonly y: number;
}

interface SignProps extends AtProps {
  readonly name: SignName;
  readonly size: number;
}

export const SignAt = memo(({ name, x, y, size }: SignProps) => {
  if (name !== 'mast' && name !== 'sail') return <IconAt name={name} x={x} y={y} size={size} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {name === 'mast' ? <MastSign /> : <SailSign />}
    </g>
  );
});

const MastSign = () => (
  <path
    fill="var(--ink)"
    d="M-6.500-11.500a1.500 1.500 0 0 1 3 0V-10.500H9.500L6.500-5.500 9.500-.500H-3.500V11.500H-6.500V4.500H-10V2H-6.500Z"
  />
);

/** Canvas full of wind between two spars. */
const SailSign = () => (
  <g class="nc-sail-sign">
    <path
      class="nc-canvas"
      d="M-9.500-9H7.500C11.500-3 11.500 3 8.500 9H-8.500C-5 3-5-3-9.500-9Z"
    />
    <path class="nc-spar" d="M-11-9.500H10M-10 9.500H11" />
  </g>
);

export const Sign = memo(
  ({ name, size = 20 }: { readonly name: SignName; readonly size?: number }) => (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <SignAt name={name} x={0} y={0} size={24} />
    </svg>
  ),
);

interface EmblemProps extends AtProps {
  readonly emblem: Nauticus.EmblemName;
  readonly size: number;
  readonly fill?: string;
}

export const EmblemAt = ({ emblem, fill, ...at }: EmblemProps) => (
  <IconAt name={EMBLEM_ICONS[emblem]} fill={fill ?? EMBLEM_COLOURS[emblem]} {...at} />
);

/** A crate with what is in it, around a point. */
export const CrateAt = memo(({ good, x, y }: AtProps & { readonly good: Nauticus.GoodName }) => (
  <g transform={`translate(${x} ${y})`} class="nc-crate">
    <rect x="-17" y="-15" width="34" height="30" rx="2" />
    <path d="M-17-10.5H17M-17 10.5H17" />
    <IconAt name={GOOD_ICONS[good]} x={0} y={0} size={21} />
  </g>
));

/** A mast: pole, spar and the flag with its emblem; its foot at the origin. */
export const Mast = memo(({ emblem }: { readonly emblem: Nauticus.EmblemName }) => (
  <g class="nc-mast">
    <path class="nc-pole" d="M0 0V-138" />
    <path
      class="nc-flag"
      d="M2-145H44L35-131.500 44-118H2Z"
      style={{ fill: EMBLEM_COLOURS[emblem] }}
    />
    <EmblemAt emblem={emblem} x={19} y={-131.5} size={23} fill="var(--paper-light)" />
  </g>
));

/** A sail between its spars, full of wind. */
export const Sail = memo(({ emblem }: { readonly emblem: Nauticus.EmblemName }) => (
  <g class="nc-sail">
    <path class="nc-canvas" d="M-32-106H34C46-78 46-48 36-18H-30C-18-46-18-78-32-106Z" />
    <path class="nc-fold" d="M-12-104C2-78 2-46-10-20M14-104C26-78 26-46 16-20" />
    <EmblemAt emblem={emblem} x={9} y={-62} size={42} />
    <path class="nc-spar" d="M-36-107H38M-33-17H40" />
  </g>
));

const MastGlyph = ({ emblem }: { readonly emblem: Nauticus.EmblemName }) => (
  <g class="nc-mast">
    <path class="nc-pole" d="M11 46V3" />
    <path class="nc-flag" d="M12 3H45L39 16 45 29H12Z" style={{ fill: EMBLEM_COLOURS[emblem] }} />
    <EmblemAt emblem={emblem} x={26} y={16} size={22} fill="var(--paper-light)" />
    <path class="nc-spar" d="M3 36H20" />
  </g>
);

const SailGlyph = ({ emblem }: { readonly emblem: Nauticus.EmblemName }) => (
  <g class="nc-sail">
    <path class="nc-canvas" d="M5 6H39C46 17 46 31 40 42H6C13 31 13 17 5 6Z" />
    <EmblemAt emblem={emblem} x={26} y={24} size={26} />
    <path class="nc-spar" d="M2 5.500H42M3 42.500H44" />
  </g>
);

const HULL_FRAMES: Record<Nauticus.HullName, string> = {
  bow: 'translate(3 19) scale(.36)',
  middle: 'translate(6 17) scale(.39)',
  stern: 'translate(9 19) scale(.36)',
  '1-ship': 'translate(4 19) scale(.36)',
};

const HullGlyph = ({ hull }: { readonly hull: Nauticus.HullName }) => (
  <g class="nc-hull nc-small" transform={HULL_FRAMES[hull]}>
    <path class="nc-hull-body" d={HULL_SHAPES[hull].body} />
    <path class="nc-hull-planks" d={HULL_SHAPES[hull].planks} />
    <path class="nc-hull-edge" d={HULL_SHAPES[hull].edge} />
  </g>
);

/** A tile as it lies in a box, 48 by 48. */
export const TileDrawing = ({ tile }: { readonly tile: Tile }) => {
  const shown = shownOn(tile);
  switch (kindOf(tile)) {
    case 'hull':
      return <HullGlyph hull={tile as Nauticus.HullName} />;
    case 'mast':
      return <MastGlyph emblem={shown as Nauticus.EmblemName} />;
    case 'sail':
      return <SailGlyph emblem={shown as Nauticus.EmblemName} />;
    case 'good':
      return <CrateAt good={tile as Nauticus.GoodName} x={24} y={24} />;
  }
};

export const TileGlyph = memo(
  ({ tile, size = 44 }: { readonly tile: Tile; readonly size?: number }) => (
    <svg class="nc-tile" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <TileDrawing tile={tile} />
    </svg>
  ),
);

/** A round token with a number: money is gold, what is free is green. */
export const CoinAt = memo(({ x, y, value }: AtProps & { readonly value: number }) => (
  <g class="nc-coin" transform={`translate(${x} ${y})`} data-free={value === 0 || undefined}>
    <circle r="9.6" />
    <text y="5">{value}</text>
  </g>
));

export const Coin = memo(
  ({ value, size = 24 }: { readonly value: number; readonly size?: number }) => (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <CoinAt x={0} y={0} value={value} />
    </svg>
  ),
);

/** A worker: a peg, blue for the wheel's. */
export const PegAt = memo(({ x, y, isBlue }: AtProps & { readonly isBlue: boolean }) => (
  <g class="nc-peg" transform={`translate(${x} ${y})`} data-blue={isBlue || undefined}>
    <path d="M-4.500 7.500C-5.500 2-3 0-2.200-1.300A4 4 0 1 1 2.200-1.300C3 0 5.500 2 4.500 7.500Z" />
  </g>
));

export const Peg = memo(
  ({ isBlue, size = 20 }: { readonly isBlue: boolean; readonly size?: number }) => (
    <svg width={size * 0.7} height={size} viewBox="-6.300 -9.500 12.600 18" aria-hidden="true">
      <PegAt x={0} y={0} isBlue={isBlue} />
    </svg>
  ),
);

/** A victory point: a star on a rosette. */
export const StarAt = memo(({ x, y, size }: AtProps & { readonly size: number }) => (
  <path
    class="nc-star"
    transform={`translate(${x} ${y}) scale(${size / 20})`}
    d="M0-10 2.600-3.600 9.500-3.100 4.200 1.400 5.900 8.100 0 4.500-5.900 8.100-4.200 1.400-9.500-3.100-2.600-3.600Z"
  />
));

export const Star = memo(({ size = 20 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="-10.500 -10.500 21 21" aria-hidden="true">
    <StarAt x={0} y={0} size={20} />
  </svg>
));
