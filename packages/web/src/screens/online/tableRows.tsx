/** A list of online tables. */
import './tableRows.css';
import { onlineSetupWords, onlineWords } from '@tidetable/text/online';
import { homeWords } from '@tidetable/text/web';
import { isGameId } from '../../gameTexts.ts';
import { paceNameOf } from '../../online/paces.ts';
import { Link } from '../../router.tsx';
import { region, say } from '../../settings.ts';
import { clockText, deadlineText, isLong } from './clockText.ts';
import { isReadyForMe, isWaitingForMe, type Listed } from './tableOrder.ts';

interface TableRowsProps {
  readonly title: string;
  readonly tables: readonly Listed[];
  /** Instead of the list, if it is empty. */
  readonly nothing?: string;
}

export const TableRows = ({ title, tables, nothing }: TableRowsProps) => (
  <section class="paper sheet stack" aria-label={title}>
    <h2>{title}</h2>
    {tables.length === 0 ? (
      <p>{nothing}</p>
    ) : (
      <ul class="online-list">
        {tables.map(listed => (
          <TableRow key={listed.table.id} listed={listed} />
        ))}
      </ul>
    )}
  </section>
);

const TableRow = ({ listed }: { readonly listed: Listed }) => {
  const { table } = listed;
  const names = table.seats.flatMap(({ name }) => name ?? []);
  return (
    <li data-waiting={isWaitingForMe(listed) || undefined}>
      <Link to={`/t/${table.id}`}>
        {isGameId(table.game) ? say(homeWords).games[table.game].title : table.game}
      </Link>
      <span>{names.join(', ')}</span>
      <small>
        {statusOf(listed)}
        {listed.left !== null && ` · ${timeOf(listed.left)}`}
      </small>
    </li>
  );
};

/** The time left; for a long one, its end. */
const timeOf = (left: number): string => {
  const { table: words } = say(onlineWords);
  return isLong(left) ? words.until(deadlineText(left, region())) : words.left(clockText(left));
};

const statusOf = (listed: Listed): string => {
  const { list } = say(onlineWords);
  const { table, toAct } = listed;
  if (table.phase === 'over') return list.over;
  if (isReadyForMe(listed)) return say(onlineWords).allHere;
  if (isWaitingForMe(listed)) return list.yourTurn;
  if (table.phase === 'running') return list.turnOf(table.seats[toAct ?? 0]?.name ?? '');
  const free = table.seats.filter(({ name }) => name === null).length;
  if (free === 0) return list.complete;
  const pace = paceNameOf(table.pace);
  const terms = pace ? [say(onlineSetupWords).paces[pace]] : [];
  return [list.freeSeats(free), ...terms].join(' · ');
};
