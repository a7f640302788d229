/** The page of online tables: own tables, open tables, and creating one. */
import './onlineTables.css';
import { isRefusal } from '@tidetable/client';
import { onlineSetupWords, onlineWords } from '@tidetable/text/online';
import { homeWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../../games/loadGame.ts';
import { api } from '../../online/api.ts';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { needTexts } from '../../texts.ts';
import { VIGNETTES } from '../home/vignettes.tsx';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { findOwnTables, tablesOf } from './ownTables.ts';
import { isWaitingForMe, type Listed } from './tableOrder.ts';
import { TableRows } from './tableRows.tsx';
import { useAttention } from './turns.tsx';

interface Found {
  readonly mine: readonly Listed[];
  readonly open: readonly Listed[];
  readonly hasServer: boolean;
}

const REFRESH = 15_000; // milliseconds

const find = async (): Promise<Found> => {
  const [mine, open] = await Promise.all([
    findOwnTables(),
    api.openTables(),
    needTexts('online', 'onlineSetup'),
  ]);
  const hasServer = !isRefusal(open) || open.code !== 'no-answer';
  return { mine, open: tablesOf(open), hasServer };
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
    const timer = setInterval(() => void look(), REFRESH); // also while hidden: the title calls
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
      {mine.length > 0 && <TableRows title={list.mine} tables={mine} />}
      <NewTable />
      <TableRows title={list.open} tables={open} nothing={list.nothingOpen} />
    </Page>
  );
};

const NewTable = () => {
  const { list } = say(onlineWords);
  const { games } = say(homeWords);
  return (
    <section class="paper sheet stack" aria-labelledby="online-new">
      <h2 id="online-new">{list.newTable}</h2>
      <p>{list.newHelp}</p>
      <div class="online-games">
        {GAMES.map(id => {
          const Vignette = VIGNETTES[id];
          return (
            <Link key={id} to={`/play/${id}?online`}>
              <span class="small-plate">
                <Vignette />
              </span>
              {games[id].title}
            </Link>
          );
        })}
      </div>
    </section>
  );
};
