/** A shipyard: the ships of a player, and for its owner the places where a tile may go. */
import './yard.css';
import type { Nauticus } from '@tidetable/rules';
import {
  isWhole,
  kindOf,
  landOn,
  moveNotation,
  SHIP_POINTS,
  wants,
} from '@tidetable/rules/nauticus';
import { Press } from '../../board/press.tsx';
import { useSize } from '../../board/useSize.ts';
import { useTabStops } from '../../board/useTabStops.ts';
import { boardWords, isMyTurn, type NauticusProps, ownSeat, type Part } from './boardProps.ts';
import { control } from './control.ts';
import { Sail, Sign, type SignName, Star } from './glyphs.tsx';
import { ShipDrawing } from './ship.tsx';
import { MIDDLE, shipBox, UNIT } from './shipGeometry.ts';
import { ShipParts, shipLabel } from './shipParts.tsx';
import { hasTwoMasts, moveOnShip } from './tapMoves.ts';
import { explained } from './things.ts';
import { yardScale } from './yardFit.ts';

interface YardProps extends NauticusProps {
  readonly seat: number;
}

/** The tile that the viewer must place. */
const tileInHand = (view: NauticusProps['view']) =>
  isMyTurn(view) && view.phase === 'place' ? view.running.tile : null;

export const Yard = (props: YardProps) => {
  const { view, seat } = props;
  const { ref, ...room } = useSize<HTMLUListElement>();
  useTabStops(ref);
  const { ships } = view.players[seat];
  const isOwn = seat === ownSeat(view) && view.seat === seat;
  const tile = isOwn ? tileInHand(view) : null;
  const hasSlip = tile !== null && kindOf(tile) === 'hull';
  const lengths = [
    ...ships.map(({ parts }) => parts.length + (hasSlip && !isWhole(parts) ? 1 : 0)),
    ...(hasSlip ? [1] : ships.length === 0 ? [PLAN.length] : []),
  ];
  const scale = room.width === 0 ? 0.4 : yardScale(lengths, room);
  return (
    <ul class="nc-slips" ref={ref} data-yard={seat} aria-label={boardWords().ships}>
      {ships.map((_, i) => (
        <Ship key={i} {...props} number={i + 1} scale={scale} tile={tile} isOwn={isOwn} />
      ))}
      {tile !== null && hasSlip && <NewSlip {...props} tile={tile} scale={scale} />}
      {ships.length === 0 && !hasSlip && <EmptyYard scale={scale} />}
    </ul>
  );
};

/** Before the first ship there is only its plan. */
const EmptyYard = ({ scale }: { readonly scale: number }) => (
  <li class="nc-plan">
    <ShipDrawing parts={PLAN} scale={scale} />
    <p>{boardWords().emptyYard}</p>
  </li>
);

const PLAN: readonly Part[] = (['stern', 'middle', 'bow'] as const).map(hull => ({
  hull,
  mast: 'lion',
  sail: 'lion',
  good: null,
}));

interface ShipProps extends YardProps {
  readonly number: number;
  readonly scale: number;
  readonly tile: Nauticus.TileName | null;
  readonly isOwn: boolean;
}

const Ship = (props: ShipProps) => {
  const { view, seat, number, scale, tile, isOwn, legal } = props;
  const player = view.players[seat];
  const { parts } = player.ships[number - 1];
  const isFinished = player.finished[number - 1];
  const name = shipLabel(number, parts, isFinished);
  if (!isOwn) {
    return (
      <li
        class="nc-ship"
        {...explained('ship', seat, number)}
        data-place={`ship/${seat}/${number}`}
      >
        <div role="img" aria-label={name}>
          <ShipDrawing parts={parts} scale={scale} isFinished={isFinished} />
          <span class="nc-caption">
            <Caption parts={parts} isFinished={isFinished} />
          </span>
        </div>
        <ShipParts parts={parts} />
      </li>
    );
  }
  const move = moveOnShip(view, legal, number);
  const landing =
    tile !== null && legal.includes(move)
      ? landOn(parts, tile, { ...view, onCrownMast: move === moveNotation.onCrownMast(number) })
      : undefined;
  return (
    <li class="nc-ship" data-place={`ship/${seat}/${number}`}>
      <Press
        {...explained('ship', seat, number)}
        {...control(props, move, name)}
        spot={`ship/${number}`}
      >
        <ShipDrawing
          parts={landing?.parts ?? parts}
          scale={scale}
          ghost={landing}
          isFinished={isFinished}
        />
        <span class="nc-caption">
          <Caption parts={parts} isFinished={isFinished} />
        </span>
      </Press>
      {hasTwoMasts(legal, number) && <CrownMast {...props} />}
      <ShipParts parts={parts} />
    </li>
  );
};

/** The second place for a sail: a crown mast beside one with the sail's emblem. */
const CrownMast = (props: ShipProps) => {
  const { view, seat, number, scale, tile } = props;
  const { parts } = view.players[seat].ships[number - 1];
  const landing = tile && landOn(parts, tile, { ...view, onCrownMast: true });
  if (!landing) return null;
  const { x, y } = shipBox(1);
  const sail = landing.parts[landing.at].sail ?? 'crown';
  return (
    <Press
      class="nc-crown-mast"
      {...explained('crown-mast', number)}
      style={{
        left: `${(landing.at * UNIT - x) * scale}px`,
        width: `${UNIT * scale}px`,
        height: `${-y * scale}px`,
      }}
      {...control(props, moveNotation.onCrownMast(number), '')}
      spot={`crown/${number}`}
    >
      <svg class="nc-ship-drawing" viewBox={`${-MIDDLE} ${y} ${UNIT} ${-y}`} aria-hidden="true">
        <g class="nc-ghost">
          <Sail emblem={sail} />
        </g>
      </svg>
    </Press>
  );
};

/** The same in signs, so that it fits under the smallest ship. */
const Caption = ({ parts, isFinished }: { parts: readonly Part[]; isFinished: boolean }) => {
  if (isFinished) {
    return (
      <>
        {SHIP_POINTS[parts.length]}
        <Star size={15} />
      </>
    );
  }
  const { ends, masts, sails } = wants(parts);
  return (
    <>
      {ends.length > 0 && <Want n={ends.length} sign="ship-bow" />}
      {masts > 0 && <Want n={masts} sign="mast" />}
      {sails > 0 && <Want n={sails} sign="sail" />}
    </>
  );
};

interface WantProps {
  readonly n: number;
  readonly sign: SignName;
}

const Want = ({ n, sign }: WantProps) => (
  <span class="nc-want">
    {n}
    <Sign name={sign} size={16} />
  </span>
);

interface NewSlipProps extends YardProps {
  readonly tile: Nauticus.TileName;
  readonly scale: number;
}

const NewSlip = (props: NewSlipProps) => {
  const { tile, scale } = props;
  const hull = tile as Nauticus.HullName;
  return (
    <li class="nc-ship">
      <Press
        {...explained('new-ship', tile)}
        {...control(props, moveNotation.onNewShip, boardWords().newShip)}
        spot="ship/new"
      >
        <ShipDrawing
          parts={[{ hull, mast: null, sail: null, good: null }]}
          scale={scale}
          ghost={{ at: 0, slot: 'hull' }}
        />
        <span class="nc-caption">{boardWords().newShipBrief}</span>
      </Press>
    </li>
  );
};
