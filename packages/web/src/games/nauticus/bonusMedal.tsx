/** The bonus printed at a space, as signs without words. */
import type { Nauticus } from '@tidetable/rules';
import { IconAt } from '../../look/icon.tsx';
import { memo } from '../../look/memo.ts';
import { PegAt, SignAt, StarAt, TILE_SIGNS } from './glyphs.tsx';
import { explained } from './things.ts';

interface BonusMedalProps {
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly workers: number;
  readonly points: number;
  readonly taler: number;
  readonly tile: Nauticus.TileKind | null;
}

export const BonusMedal = memo(({ space, x, y, workers, points, taler, tile }: BonusMedalProps) => {
  const signs = [
    ...(workers > 0 ? [{ sign: <PegAt x={0} y={0.5} isBlue={false} />, n: workers }] : []),
    ...(points > 0 ? [{ sign: <StarAt x={0} y={0} size={13} />, n: points }] : []),
    ...(taler > 0 ? [{ sign: <IconAt name="coins" x={0} y={0} size={16} />, n: taler }] : []),
    ...(tile ? [{ sign: <SignAt name={TILE_SIGNS[tile]} x={0} y={0} size={18} />, n: 1 }] : []),
  ];
  return (
    <g class="nc-medal" transform={`translate(${x} ${y})`} {...explained('bonus', space)}>
      <circle r="17" />
      {signs.map(({ sign, n }, i) => (
        <g key={i} transform={`translate(${signs.length > 1 ? (i === 0 ? -7 : 7) : 0} 0)`}>
          <g transform={`translate(${n > 1 ? 5.5 : 0} 0)`}>{sign}</g>
          {n > 1 && (
            <text x="-6" y="4.500">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
