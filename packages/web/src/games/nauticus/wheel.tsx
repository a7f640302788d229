/** The great wheel with the actions around it; in a low place the same as two rows. */
import './wheel.css';
import { components, roundsOf } from '@tidetable/rules/nauticus';
import { useRef } from 'preact/hooks';
import { ListAt, unheard } from '../../board/list.tsx';
import { useSize } from '../../board/useSize.ts';
import { useTabStops } from '../../board/useTabStops.ts';
import { IconAt } from '../../look/icon.tsx';
import { motionTime } from '../../settings.ts';
import { ActionTile } from './actionTile.tsx';
import { boardWords, type NauticusProps } from './boardProps.ts';
import { BonusMedal } from './bonusMedal.tsx';
import { explained } from './things.ts';
import {
  directionOf,
  pegDirections,
  polar,
  RIM,
  rowPegs,
  shapeFor,
  turnTo,
  WHEEL,
  type WheelShape,
} from './wheelGeometry.ts';

const TURNING = 1100;

export const Wheel = (props: NauticusProps) => {
  const { ref, ...room } = useSize();
  return (
    <div class="nc-wheel-room" ref={ref}>
      {room.width > 0 && <WheelDrawing {...props} shape={shapeFor(room)} />}
    </div>
  );
};

const WheelDrawing = (props: NauticusProps & { readonly shape: WheelShape }) => {
  const { view, shape } = props;
  const { width, height } = shape;
  const stops = useTabStops<SVGSVGElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose tiles are controls, not a form
    <svg
      class="nc-wheel"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="group"
      aria-label={boardWords().wheel}
      ref={stops}
    >
      {shape.kind === 'ring' && (
        <>
          <circle class="nc-wheel-ground" r={RIM - 3} />
          <circle class="nc-wheel-line" r={RIM - 8} />
        </>
      )}
      {shape.kind === 'rows' && (
        <rect class="nc-wheel-band" x={-width / 2} y="-34" width={width} height="68" rx="8" />
      )}
      <ListAt label={boardWords().spaces}>
        {view.spaces.map((_, space) => (
          <ActionTile key={space} {...props} space={space} />
        ))}
      </ListAt>
      <g {...unheard}>
        {components.bonuses.map((bonus, space) => {
          const [x, y] = shape.medal(space);
          return <BonusMedal key={space} {...bonus} space={space} x={x} y={y} />;
        })}
        {shape.kind === 'ring' ? <RingWheel {...props} /> : <RowWorkers {...props} />}
      </g>
    </svg>
  );
};

const RingWheel = (props: NauticusProps) => (
  <>
    <TurningWheel {...props} />
    <g class="nc-hub" {...explained('round', 'now')}>
      <circle r="27" />
      <text y="-2">{props.view.round}</text>
      <text class="nc-hub-of" y="15">
        / {roundsOf(props.view.seats)}
      </text>
    </g>
  </>
);

/** The blue workers of each space and the anchor, where the wheel is drawn as rows. */
const RowWorkers = ({ view }: NauticusProps) => (
  <>
    {view.spaces.map(({ blue }, space) =>
      space === view.anchor ? (
        <AnchorAt key={space} at={rowPegs(space, 2)[1]} />
      ) : (
        <g key={space} {...explained('blue', space)}>
          {rowPegs(space, blue).map(([x, y]) => (
            <circle key={x} class="nc-wheel-blue" cx={x} cy={y} r="6.2" />
          ))}
        </g>
      ),
    )}
  </>
);

const AnchorAt = ({ at: [x, y] }: { readonly at: readonly [number, number] }) => (
  <g {...explained('anchor', 'now')}>
    <IconAt name="anchor" x={x} y={y} size={25} fill="var(--paper-light)" />
  </g>
);

/** Turns its anchor to the space that was chosen first, when a round begins. */
const TurningWheel = ({ view, events }: NauticusProps) => {
  const angle = useRef(directionOf(view.anchor));
  angle.current = turnTo(angle.current, view.anchor);
  const isNewRound = events.some(e => e.type === 'round');
  const time = isNewRound ? motionTime(TURNING) : 0;
  return (
    <g
      class="nc-turning"
      style={{ transform: `rotate(${angle.current}deg)`, transitionDuration: `${time}ms` }}
    >
      {view.spaces.map((_, i) => (
        <g key={i} transform={`rotate(${directionOf(i) + 22.5})`}>
          <path class="nc-spoke" d="M0-24V-56" />
          <path
            class="nc-handle"
            d={`M-3.500 ${-WHEEL.outer}C-7-88-6-94-4 ${-WHEEL.handle}A4.500 4.500 0 0 1 4 ${-WHEEL.handle}C6-94 7-88 3.500 ${-WHEEL.outer}Z`}
          />
        </g>
      ))}
      <circle class="nc-felloe" r={WHEEL.pegs} />
      <circle class="nc-inlay" r={WHEEL.outer - 4} />
      <circle class="nc-inlay" r={WHEEL.inner + 4} />
      {view.spaces.map((_, i) => {
        const space = (view.anchor + i) % view.spaces.length;
        return <RimPlace key={i} at={i} space={space} blue={view.spaces[space].blue} />;
      })}
    </g>
  );
};

interface RimPlaceProps {
  /** Clockwise from the anchor. */
  readonly at: number;
  readonly space: number;
  readonly blue: number;
}

const RimPlace = ({ at, space, blue }: RimPlaceProps) => {
  if (at === 0) return <AnchorAt at={[0, -WHEEL.pegs]} />;
  return (
    <g {...explained('blue', space)}>
      {pegDirections(at, blue).map(direction => {
        const [x, y] = polar(WHEEL.pegs, direction);
        return <circle key={direction} class="nc-wheel-blue" cx={x} cy={y} r="6.2" />;
      })}
    </g>
  );
};
