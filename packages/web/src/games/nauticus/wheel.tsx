/** The great wheel with the eight actions around it. */
import './wheel.css';
import { components, roundsOf } from '@tidetable/rules/nauticus';
import { useRef } from 'preact/hooks';
import { IconAt } from '../../look/icon.tsx';
import { motionTime } from '../../settings.ts';
import { ActionTile } from './actionTile.tsx';
import { BonusMedal } from './bonusMedal.tsx';
import { boardWords, type SceneProps } from './scene.ts';
import { directionOf, pegDirections, polar, RIM, turnTo, WHEEL } from './wheelGeometry.ts';

/** Blue workers clockwise from the anchor, read off the spaces as they lie now. */
const blueFromAnchor = ({ spaces, anchor }: SceneProps['view']): number[] =>
  spaces.map((_, i) => spaces[(anchor + i) % spaces.length].blue);

const TURNING = 1100;

export const Wheel = (props: SceneProps) => {
  const { view } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose tiles are controls, not a form
    <svg
      class="nc-wheel"
      viewBox={`${-RIM} ${-RIM} ${2 * RIM} ${2 * RIM}`}
      role="group"
      aria-label={boardWords().wheel}
    >
      <circle class="nc-wheel-ground" r={RIM - 3} />
      <circle class="nc-wheel-line" r={RIM - 8} />
      {view.spaces.map((_, space) => (
        <ActionTile key={space} {...props} space={space} />
      ))}
      {components.bonuses.map((bonus, space) => (
        <BonusMedal key={space} {...bonus} space={space} />
      ))}
      <TurningWheel {...props} />
      <g class="nc-hub">
        <circle r="27" />
        <text y="-2">{view.round}</text>
        <text class="nc-hub-of" y="15">
          / {roundsOf(view.seats)}
        </text>
      </g>
    </svg>
  );
};

/** Turns its anchor to the space that was chosen first, when a round begins. */
const TurningWheel = ({ view, events }: SceneProps) => {
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
      {blueFromAnchor(view).map((blue, i) => (
        <RimPlace key={i} at={i} blue={blue} />
      ))}
    </g>
  );
};

const RimPlace = ({ at, blue }: { readonly at: number; readonly blue: number }) => {
  if (at === 0)
    return <IconAt name="anchor" x={0} y={-WHEEL.pegs} size={25} fill="var(--paper-light)" />;
  return (
    <>
      {pegDirections(at, blue).map(direction => {
        const [x, y] = polar(WHEEL.pegs, direction);
        return <circle key={direction} class="nc-wheel-blue" cx={x} cy={y} r="6.2" />;
      })}
    </>
  );
};
