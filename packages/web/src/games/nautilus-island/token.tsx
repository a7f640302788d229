/** A bonus token of the camp: its face says in signs what it scores, its rim which colour it is for. */
import {
  type BonusName as Bonus,
  type ColourName as Colour,
  components,
} from '@tidetable/rules/nautilus-island';
import type { VNode } from 'preact';

const { bonusPoints } = components;

interface LittleProps {
  readonly x: number;
  readonly y: number;
  readonly tilt?: number;
  readonly scale?: number;
}

const Little = ({ x, y, tilt = 0, scale = 1 }: LittleProps) => (
  <rect
    class="ni-token-card"
    x="-3.6"
    y="-5"
    width="7.2"
    height="10"
    rx="1.2"
    transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}
  />
);

const Numeral = ({
  text,
  x = 0,
  y,
  size,
}: {
  text: string | number;
  x?: number;
  y: number;
  size: number;
}) => (
  <text class="ni-numeral" x={x} y={y} font-size={size} fill="var(--ink)">
    {text}
  </text>
);

const FACES: Record<Bonus, () => VNode> = {
  two: () => <Numeral text={bonusPoints.two} y={9} size={28} />,
  three: () => <Numeral text={bonusPoints.three} y={9} size={28} />,
  perCard: () => (
    <>
      <Numeral text="1" x={-6} y={9} size={27} />
      <path class="ni-token-line" d="M.5 9 5.5-9" />
      <Little x={10} y={3} />
    </>
  ),
  double: () => (
    <>
      <Numeral text="×2" x={0} y={4} size={27} />
      <circle class="ni-token-port" cy="12.5" r="4.6" />
    </>
  ),
  odd: () => (
    <>
      <Numeral text={bonusPoints.odd} y={4} size={27} />
      {[-8, 0, 8].map(x => (
        <Little key={x} x={x} y={11.5} scale={0.72} />
      ))}
    </>
  ),
  pair: () => (
    <>
      <Numeral text={bonusPoints.pair} x={-7} y={6} size={27} />
      <Little x={6} y={1} tilt={-10} />
      <Little x={11} y={3} tilt={8} />
    </>
  ),
};

/** Around the middle; 30 units in radius with its rim. */
export const TokenFace = ({ bonus, colour }: { bonus: Bonus; colour: Colour }) => {
  const Face = FACES[bonus];
  return (
    <>
      <circle class="ni-token-edge" cy="2" r="26" />
      <circle class="ni-token-rim" r="26" style={{ fill: `var(--${colour})` }} />
      <circle class="ni-token-paper" r="21.6" />
      <Face />
    </>
  );
};

interface TokenProps {
  readonly bonus: Bonus;
  readonly colour: Colour;
  readonly size: number | string;
}

export const Token = ({ bonus, colour, size }: TokenProps) => (
  <svg class="ni-token" viewBox="-28 -28 56 58" width={size} height={size} aria-hidden="true">
    <TokenFace bonus={bonus} colour={colour} />
  </svg>
);
