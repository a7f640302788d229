/** The page of online tables: own tables, open tables, and creating one. */
import './onlineTables.css';
import { isRefusal, type TableList } from '@tidetable/client';
import { onlineSetupWords, onlineWords } from '@tidetable/text/online';
import { homeWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { isGameId } from '../../gameTexts.ts';
import { api } from '../../online/api.ts';
import { Link } from '../../router.tsx';
import { region, say } from '../../settings.ts';
import { needTexts } from '../../texts.ts';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { clockText, deadlineText, isLong } from './clockText.ts';
import { isWaitingForMe, type Listed, mostUrgentFirst } from './tableOrder.ts';
import { useAttention } from './turns.tsx';

interface Found {
  readonly mine: readonly Listed[];
  readonly open: readonly Listed[];
  readonly hasServer: boolean;
}

const REFRESH = 15_000; // milliseconds

const tablesOf = (answer: TableList | object): readonly Listed[] =>
  'tables' in answer ? answer.tables : [];

/** A client without a name sits nowhere. */
const findMine = async (): Promise<readonly Listed[]> => {
  const guest = await api.guest();
  return 'name' in guest && guest.name !== null ? tablesOf(await api.myTables()) : [];
};

const find = async (): Promise<Found> => {
  const [mine, open] = await Promise.all([
    findMine(),
    api.openTables(),
    needTexts('online', 'onlineSetup'),
  ]);
  const hasServer = !isRefusal(open) || open.code !== 'no-answer';
  return { mine: mostUrgentFirst(mine), open: tablesOf(open), hasServer };
};

export const OnlineTables = () => {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const now = await find();
      if (!isGone) setFound(now);
    };
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, REFRESH);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return found ? <Lists {...found} /> : <Loading />;
};

const Lists = ({ mine, open, hasServer }: Found) => {
  const words = say(onlineWords);
  const { list } = words;
  const waiting = mine.filter(isWaitingForMe);
  useAttention(waiting.length);
  return (
    <Page title={list.title} class="narrow online-tables">
      <h1>{list.title}</h1>
      {!hasServer && <p role="alert">{say(onlineSetupWords).failed}</p>}
      {waiting.length > 0 && (
        <Link class="button main" to={`/t/${waiting[0].table.id}`}>
          {list.next(waiting.length)}
        </Link>
      )}
      <TableRows title={list.mine} tables={mine} nothing={list.nothingMine} />
      <TableRows title={list.open} tables={open} nothing={list.nothingOpen} />
      <section class="paper sheet stack" aria-labelledby="online-new">
        <h2 id="online-new">{list.newTable}</h2>
        <p>{list.newHelp}</p>
        <p class="row">
          {Object.entries(say(homeWords).games).map(([id, { title }]) => (
            <Link key={id} class="button" to={`/play/${id}?online`}>
              {title}
            </Link>
          ))}
        </p>
      </section>
    </Page>
  );
};

interface TableRowsProps {
  readonly title: string;
  readonly tables: readonly Listed[];
  readonly nothing: string;
}

const TableRows = ({ title, tables, nothing }: TableRowsProps) => (
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
  if (isWaitingForMe(listed)) return list.yourTurn;
  if (table.phase === 'running') return list.turnOf(table.seats[toAct ?? 0]?.name ?? '');
  const free = table.seats.filter(({ name }) => name === null).length;
  return free > 0 ? list.freeSeats(free) : list.complete;
};
