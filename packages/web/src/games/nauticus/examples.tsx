/** Drawn examples of the rules. */
import './examples.css';
import { components, payment, priceOf, REWARD_NAMES } from '@tidetable/rules/nauticus';
import type { ComponentChildren } from 'preact';
import { boardOf, Drawing } from '../../board/example.tsx';
import type { ExamplesOf } from '../examples.ts';
import { ActionTile } from './actionTile.tsx';
import type { NauticusProps, View } from './boardProps.ts';
import { BonusMedal } from './bonusMedal.tsx';
import { Delivered } from './delivered.tsx';
import positions from './examples.json' with { type: 'json' };
import { Coin, Peg, TileGlyph } from './glyphs.tsx';
import { PassTiles } from './purse.tsx';
import { RewardSign } from './rewardSign.tsx';
import { ShipDrawing, ShipPaints } from './ship.tsx';
import { Storage, StoredTiles } from './storage.tsx';
import { Wheel } from './wheel.tsx';
import { RING } from './wheelGeometry.ts';
import { Yard } from './yard.tsx';

type Position = keyof typeof positions;

const at = (position: Position): NauticusProps => ({
  ...boardOf(positions[position], components),
  view: viewAt(position),
  components,
});
const viewAt = (position: Position): View => positions[position].view as unknown as View;

interface PaperProps {
  readonly shape?: string;
  readonly children: ComponentChildren;
}

const Paper = ({ shape, children }: PaperProps) => (
  <Drawing shape={shape}>
    <ShipPaints />
    <div class="paper nc-example-paper">{children}</div>
  </Drawing>
);

const WheelExample = ({ position }: { readonly position: Position }) => (
  <Drawing shape="1" class="nc-example-wheel">
    <ShipPaints />
    <Wheel {...at(position)} />
  </Drawing>
);

interface ShipsExampleProps {
  readonly position: Position;
  readonly scale: number;
}

/** The ships of the reader. */
const ShipsExample = ({ position, scale }: ShipsExampleProps) => {
  const { ships, finished } = viewAt(position).players[0];
  return (
    <Paper>
      <div class="board-example-row">
        {ships.map(({ parts }, i) => (
          <ShipDrawing key={i} parts={parts} scale={scale} isFinished={finished[i]} />
        ))}
      </div>
    </Paper>
  );
};

const YardExample = ({ position }: { readonly position: Position }) => (
  <Paper shape="5 / 2">
    <Yard {...at(position)} seat={0} />
  </Paper>
);

/** A tile of the ring with its bonus. */
const TileExample = ({
  position,
  space,
}: {
  readonly position: Position;
  readonly space: number;
}) => {
  const [x, y] = RING.print(space);
  const [medalX, medalY] = RING.medal(space);
  return (
    <Drawing>
      <ShipPaints />
      <svg class="nc-example-tile" viewBox={`${x - 85} ${y - 80} 190 180`} aria-hidden="true">
        <ActionTile {...at(position)} space={space} shape={RING} />
        <BonusMedal {...components.bonuses[space]} space={space} x={medalX} y={medalY} />
      </svg>
    </Drawing>
  );
};

const USES = 4;

const WorkersExample = () => {
  const { own, blue } = payment(viewAt('workers'), USES);
  return (
    <Paper>
      <div class="board-example-row">
        {Array.from({ length: blue + own }, (_, i) => (
          <Peg key={i} isBlue={i < blue} size={40} />
        ))}
      </div>
    </Paper>
  );
};

/** Each tile with the position in which it is bought. */
const PURCHASE = [
  ['coffee', 'buying'],
  ['coffee', 'buyingOn'],
  ['fish', 'buyingOn'],
] as const;

const PurchaseExample = () => (
  <Paper>
    <div class="board-example-row">
      {PURCHASE.map(([tile, position], i) => (
        <span key={i} class="nc-example-bought">
          <TileGlyph tile={tile} size={56} />
          <Coin value={priceOf(components, viewAt(position), tile)} size={30} />
        </span>
      ))}
    </div>
  </Paper>
);

const StorageExample = ({ position }: { readonly position: Position }) => (
  <Drawing shape="2">
    <div class="nc-example-storage">
      <Storage {...at(position)} isStrip={false} />
    </div>
  </Drawing>
);

/** All places where crowns are shown. */
const CrownsExample = () => {
  const [player] = viewAt('crowns').players;
  return (
    <Paper>
      <div class="board-example-row">
        {player.ships.map(({ parts }, i) => (
          <ShipDrawing key={i} parts={parts} scale={0.5} />
        ))}
        <StoredTiles storage={player.storage} seat={0} />
        <PassTiles player={player} seat={0} />
      </div>
    </Paper>
  );
};

const RewardsExample = () => (
  <Paper>
    <div class="board-example-row">
      {REWARD_NAMES.map(reward => (
        <RewardSign key={reward} reward={reward} components={components} />
      ))}
    </div>
  </Paper>
);

const DeliveredExample = () => (
  <Paper>
    <Delivered player={viewAt('delivered').players[0]} seat={0} />
  </Paper>
);

export const examples: ExamplesOf<'nauticus'> = {
  NC8: () => <WheelExample position="wheel" />,
  NC72: () => <TileExample position="masts" space={7} />,
  NC14: () => <WheelExample position="nextAnchor" />,
  NC20: WorkersExample,
  NC23: PurchaseExample,
  NC37: () => <StorageExample position="storage" />,
  NC29: () => <ShipsExample position="hulls" scale={0.27} />,
  NC30: () => <ShipsExample position="growing" scale={0.6} />,
  NC34: () => <ShipsExample position="emblems" scale={0.6} />,
  NC41: () => <ShipsExample position="delivery" scale={0.6} />,
  NC45: CrownsExample,
  NC51: RewardsExample,
  NC63: () => <YardExample position="finished" />,
  NC64: DeliveredExample,
};
