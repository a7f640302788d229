/** An action on its space: its goods with their prices, or the gain for a worker. */
import type { Nauticus } from '@tidetable/rules';
import {
  isLoaded,
  kindOf,
  moveNotation,
  roundsOf,
  shownOn,
  soldBy,
} from '@tidetable/rules/nauticus';
import { ItemAt } from '../../board/list.tsx';
import { PressAt } from '../../board/press.tsx';
import { IconAt } from '../../look/icon.tsx';
import { memo } from '../../look/memo.ts';
import {
  type Action,
  boardWords,
  gameWords,
  moveWords,
  type NauticusProps,
  ownSeat,
  type Tile,
} from './boardProps.ts';
import { control } from './control.ts';
import {
  ACTION_SIGNS,
  CoinAt,
  EmblemAt,
  GOOD_ICONS,
  PegAt,
  SignAt,
  StarAt,
  TileDrawing,
} from './glyphs.tsx';
import { priceShown } from './price.ts';
import { explained } from './things.ts';
import { WarningSignAt, warningOf } from './warningNote.tsx';
import type { WheelShape } from './wheelGeometry.ts';

/** A name of more letters is drawn narrower: so wide, in units of the drawing. */
const LONG_NAME = 10;
const NAME_WIDTH = 71;
/** … and so far aside on the slanting tiles of the ring, where they are wider. */
const ASIDE = 4;

interface ActionTileProps extends NauticusProps {
  readonly space: number;
  readonly shape: WheelShape;
}

export const ActionTile = (props: ActionTileProps) => {
  const { view, space, shape } = props;
  const words = boardWords();
  const { action, flipped } = view.spaces[space];
  const isChosen = view.chosen === space;
  const isNextAnchor = view.anchorTile === space && view.round < roundsOf(view.seats);
  const [x, y] = shape.print(space);
  const name = gameWords().actions[action];
  const isLong = name.length > LONG_NAME;
  const move = moveNotation.choose(action);
  const state = [
    ...(view.anchor === space ? [words.anchorHere] : []),
    ...(flipped ? [words.flipped] : []),
    ...(isChosen ? [words.chosen] : []),
    ...(isNextAnchor ? [words.nextAnchor] : []),
  ];
  const loses = warningOf({ ...props, move });
  const { description, ...pressing } = control(props, move, '');
  const brings = [bringsOf(moveWords(move, view, props.components), name), loses, description];
  const showsPrices = !flipped && soldBy(action).length > 0;
  return (
    <ItemAt>
      <PressAt
        class="nc-action"
        data-flipped={flipped || undefined}
        data-chosen={isChosen || undefined}
        data-place={`action/${action}`}
        data-sells={soldBy(action).length > 0 || undefined}
        data-action={action}
        {...explained('action', action)}
        {...pressing}
        label={words.space(space + 1, [name, ...state].join(', '))}
        description={brings.filter(part => part).join(' · ')}
      >
        <path class="nc-action-side" d={shape.outline(space)} transform="translate(0 3)" />
        <path class="nc-action-face" d={shape.outline(space)} />
        <g class="nc-action-print" transform={`translate(${x} ${y})`}>
          {showsPrices ? (
            <Prices {...props} action={action} />
          ) : (
            <>
              <SignAt name={ACTION_SIGNS[action]} x={0} y={-17} size={36} />
              {!flipped && <Yield {...props} action={action} />}
            </>
          )}
          <text
            class="nc-action-name"
            x={isLong && shape.kind === 'ring' ? Math.sign(x * y) * ASIDE : 0}
            textLength={isLong ? NAME_WIDTH : undefined}
            lengthAdjust="spacingAndGlyphs"
            y={showsPrices ? -20 : 15}
          >
            {name}
          </text>
        </g>
      </PressAt>
      {isNextAnchor && <NextAnchor at={shape.nextAnchor(space)} />}
      {loses !== undefined && <WarningSignAt at={shape.lost(space)} />}
    </ItemAt>
  );
};

/** The rest of a move's label after the name of its action: bonus, blue workers and prices. */
const bringsOf = (said: string, name: string): string =>
  said.replace(name, '').replace(/^[\s:·]+/u, '');

const KindSign = memo(
  ({ tile, x, y }: { readonly tile: Tile; readonly x: number; readonly y: number }) => {
    switch (kindOf(tile)) {
      case 'mast':
      case 'sail':
        return <EmblemAt emblem={shownOn(tile) as Nauticus.EmblemName} x={x} y={y} size={19} />;
      case 'good':
        return <IconAt name={GOOD_ICONS[tile as Nauticus.GoodName]} x={x} y={y} size={19} />;
      case 'hull':
        return (
          <g transform={`translate(${x - 11.5} ${y - 11}) scale(.48)`}>
            <TileDrawing tile={tile} />
          </g>
        );
    }
  },
);

interface ActionProps extends NauticusProps {
  readonly action: Action;
  readonly space: number;
}

const Prices = ({ action, view, components }: ActionProps) => (
  <>
    {soldBy(action).map((tile, kind) => {
      const x = (kind - 1.5) * 20.5;
      const isOut = view.stacks[tile] === 0;
      return (
        <g key={kind} opacity={isOut ? 0.3 : 1} {...explained('price', tile)}>
          <KindSign tile={tile} x={x} y={-2} />
          <CoinAt x={x} y={20} value={priceShown(components, view, tile)} />
        </g>
      );
    })}
  </>
);

/** The gain of a free action for the reader now. */
const Yield = ({ action, view, components }: ActionProps) => {
  const player = view.players[ownSeat(view)];
  const [sign, n] = ((): [preact.JSX.Element, number] => {
    switch (action) {
      case 'money':
        return [<CoinAt key="s" x={0} y={0} value={components.withdrawal} />, 0];
      case 'crowns':
        return [<StarAt key="s" x={0} y={0} size={15} />, player.crowns];
      case 'transport':
        return [
          <IconAt key="s" name="wooden-crate" x={0} y={0} size={16} />,
          Object.values(player.storage).reduce((a, b) => a + b, 0),
        ];
      default:
        return [
          <IconAt key="s" name="cargo-ship" x={0} y={0} size={16} />,
          player.ships.filter(({ parts }) => isLoaded(parts)).length,
        ];
    }
  })();
  if (action === 'transport' || action === 'delivery') {
    return (
      <g class="nc-yield" transform="translate(0 28)">
        <text x="-2" y="4">
          {n}
        </text>
        <g transform="translate(9 0)">{sign}</g>
      </g>
    );
  }
  return (
    <g class="nc-yield" transform="translate(0 28)">
      <PegAt x={-19} y={0} isBlue={false} />
      <path class="nc-yield-arrow" d="M-11 0H-3M-6-3L-3 0L-6 3" />
      {n > 0 || action === 'crowns' ? (
        <text x="9" y="4">
          {n}
        </text>
      ) : null}
      <g transform={`translate(${action === 'crowns' ? 18 : 9} 0)`}>{sign}</g>
    </g>
  );
};

const NextAnchor = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <g class="nc-next-anchor" transform={`translate(${x} ${y})`} {...explained('anchor', 'next')}>
    <circle r="13" />
    <IconAt name="anchor" x={0} y={0} size={17} fill="var(--paper-light)" />
  </g>
);
