import type { Share } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { Pawn } from '../../look/pawn.tsx';
import { say } from '../../settings.ts';
import { gameText, nameOf } from './part.ts';
import type { Ranked, RankedProps } from './ranking.ts';

/** The sources of a seat's points; they add up to its total, including hidden ones. */
const sourcesOf = (part: RankedProps, { seat, points }: Ranked): readonly Share[] => {
  const { end, board } = part;
  const shares = gameText(part).tally?.(end.view, seat, board.components) ?? [];
  const unseen = points - shares.reduce((sum, share) => sum + share.points, 0);
  return [...shares, { name: say(tableWords).unseen, points: unseen }];
};

/** Every source of points, for each player. */
export const PointsTable = (part: RankedProps) => {
  const { ranking } = part;
  const words = say(tableWords);
  const columns = ranking.map(ranked => ({ ...ranked, sources: sourcesOf(part, ranked) }));
  const { unseen } = words;
  const rows = columns[0].sources
    .map((source, i) => ({ source, shares: columns.map(({ sources }) => sources[i]) }))
    .filter(({ source, shares }) => source.name !== unseen || shares.some(s => s.points !== 0));
  return (
    <table class="table-sheet-points">
      <caption>{words.sources}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{words.source}</span>
          </th>
          {columns.map(({ seat }) => (
            <th key={seat} scope="col">
              <Pawn seat={seat} size={22} />
              <span>{nameOf(part, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, shares }) => (
          <tr key={source.name}>
            <th scope="row">
              {source.name}
              {source.partNames && <small> {source.partNames.join(' + ')}</small>}
            </th>
            {shares.map((share, i) => (
              <Cell key={columns[i].seat} {...share} names={source.partNames} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {columns.map(({ seat, points }) => (
            <td key={seat}>
              <b>{points}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

interface CellProps extends Share {
  /** The labels of the parts, for screen readers. */
  readonly names: readonly string[] | undefined;
}

const Cell = ({ points, parts = [], names = [] }: CellProps) => (
  <td data-none={points === 0 || undefined}>
    <b>{points}</b>
    {points !== 0 && parts.length > 1 && (
      <>
        <small aria-hidden="true">{parts.join(' + ')}</small>
        <span class="hidden">
          {say(tableWords).partsOf(parts.map((part, i) => `${names[i] ?? ''} ${part}`.trim()))}
        </span>
      </>
    )}
  </td>
);
