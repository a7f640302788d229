/** “My games”: the stored matches, to continue, view or save. */
import './myGames.css';
import { gamesWords, shellWords } from '@tidetable/text/web';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { GAMES } from '../../games/loadGame.ts';
import { Link } from '../../router.tsx';
import { download, today } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import { writeBundle } from '../../store/bundle.ts';
import type { Head } from '../../store/head.ts';
import { type Imported, importFiles } from '../../store/importFiles.ts';
import {
  type KeptMatches,
  readAllMatches,
  readMatchList,
  removeAllMatches,
  removeMatch,
} from '../../store/matchList.ts';
import { DropArea, FileButton } from '../dropArea.tsx';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { DeleteDialog } from './deleteDialog.tsx';
import { GameFilter } from './gameFilter.tsx';
import { ImportReport } from './importReport.tsx';
import { MatchItem } from './matchItem.tsx';

/** Online tables that are not over; undefined where none are found. */
const findOnline = async () => {
  const { findUnfinished, Unfinished } = await import('../online/unfinished.tsx');
  const tables = await findUnfinished();
  return tables.length > 0 ? { tables, List: Unfinished } : undefined;
};

/** An open question about deleting one match, or all. */
type Question = Head | 'all';

export const MyGames = () => {
  const words = say(gamesWords);
  const [kept, setKept] = useState<KeptMatches>();
  const [report, setReport] = useState<Imported>();
  const [question, ask] = useState<Question>();
  const [game, show] = useState<string>();
  const look = useCallback(async () => setKept(await readMatchList()), []);
  useEffect(() => void look(), []);
  const online = useLoaded(() => findOnline().catch(() => undefined), 'online');
  const take = useCallback(async (files: readonly File[]) => {
    setReport(await importFiles(files));
    await look();
  }, []);
  if (!kept) return <Loading />;

  const { matches, trouble } = kept;
  const isThere = matches.some(({ file }) => file.game === game); // otherwise there is no choice
  const shown = isThere ? matches.filter(({ file }) => file.game === game) : matches;
  const running = shown.filter(({ file }) => file.result === null);
  const finished = shown.filter(({ file }) => file.result !== null);
  const remove = async (what: Question): Promise<void> => {
    ask(undefined);
    await (what === 'all' ? removeAllMatches() : removeMatch(what.id)).catch(() => undefined);
    await look();
    document.getElementById('content')?.focus(); // the focused button may be gone
  };

  return (
    <Page title={words.title} class="my-games">
      <DropArea label={words.drop} take={files => void take(files)} />
      <div class="my-games-head">
        <h1>{words.title}</h1>
        <div class="row">
          <Link class="button" to="/statistics">
            {words.statistics}
          </Link>
          <FileButton label={words.importFile} take={files => void take(files)} />
          {matches.length > 0 && (
            <button type="button" class="button" onClick={() => void saveAll(words.bundleName)}>
              {words.exportAll}
            </button>
          )}
        </div>
      </div>
      {trouble && (
        <div class="note wrong" role="status">
          <p>{trouble === 'closed' ? say(shellWords).noStorage : say(shellWords).evicted}</p>
        </div>
      )}
      {report && <ImportReport report={report} />}
      {online && <online.List tables={online.tables} />}
      {matches.length === 0 && !online && <Empty />}
      <GameFilter
        games={GAMES.filter(id => matches.some(({ file }) => file.game === id))}
        game={isThere ? game : undefined}
        show={show}
      />
      <MatchList title={words.running} matches={running} ask={ask} />
      <MatchList title={words.finished} matches={finished} ask={ask} />
      {matches.length > 0 && (
        <div class="my-games-foot">
          <p>{words.where}</p>
          <button type="button" class="button quiet" onClick={() => ask('all')}>
            {words.removeAll}
          </button>
        </div>
      )}
      {question && (
        <DeleteDialog
          title={question === 'all' ? words.removeAllAsk(matches.length) : words.removeAsk}
          count={question === 'all' ? matches.length : 1}
          yes={() => void remove(question)}
          no={() => ask(undefined)}
        />
      )}
    </Page>
  );
};

const saveAll = async (name: string): Promise<void> =>
  download(`${name}-${today()}`, writeBundle(await readAllMatches()));

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly Head[];
  readonly ask: (question: Question) => void;
}

const MatchList = ({ title, matches, ask }: MatchListProps) =>
  matches.length === 0 ? null : (
    <section class="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul class="match-list">
        {matches.map(head => (
          <MatchItem key={head.id} head={head} remove={() => ask(head)} />
        ))}
      </ul>
    </section>
  );

const Empty = () => {
  const words = say(gamesWords);
  return (
    <div class="stack my-games-empty">
      <p>{words.none}</p>
      <p>
        <Link class="button main" to="/">
          {words.toGames}
        </Link>
      </p>
    </div>
  );
};
