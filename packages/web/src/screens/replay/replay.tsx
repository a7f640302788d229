/** A recorded match on the table: any moment of it, from any allowed viewpoint. */
import './replay.css';
import type { FileProblem } from '@tidetable/match';
import { type GameText, type Language, notices, problemText } from '@tidetable/text/shell';
import { gamesWords, replayWords } from '@tidetable/text/web';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { BoardScope } from '../../board/boardScope.tsx';
import type { GameUi } from '../../games/gameUi.ts';
import { loadGame } from '../../games/loadGame.ts';
import { isGameId, loadGameTexts } from '../../gameTexts.ts';
import { url } from '../../router.tsx';
import { say } from '../../settings.ts';
import { readGamesFile } from '../../store/bundle.ts';
import { readMatch } from '../../store/store.ts';
import { gameAt } from '../../table/gameAt.ts';
import { openRecord, type Recorded, type RecordTable } from '../../table/recordTable.ts';
import { TableSession } from '../../table/tableSession.ts';
import { DropArea, FileButton } from '../dropArea.tsx';
import { Loading } from '../loading.tsx';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { useChanges } from '../table/part.ts';
import { TableView } from '../table/tableView.tsx';
import { useLoaded } from '../useLoaded.ts';
import { ReplayBar } from './replayBar.tsx';
import { useViewerInAddress } from './useViewerInAddress.ts';
import { readGaze } from './viewpoints.ts';

/** With an id a match of this browser, without one any match file. */
export const Replay = ({ id }: { readonly id: string | undefined }) =>
  id === undefined ? <ReplayOfFile /> : <ReplayOfKept id={id} />;

const ReplayOfKept = ({ id }: { readonly id: string }) => {
  const found = useLoaded(async () => ({ saved: await readMatch(id) }), id);
  if (!found) return <Loading />;
  return found.saved ? <Show id={id} recorded={found.saved} /> : <NotFound />;
};

const ReplayOfFile = () => {
  const words = say(replayWords);
  const [opened, setOpened] = useState<Recorded | FileProblem>();
  const take = useCallback(async ([file]: readonly File[]) => {
    if (!file) return;
    const { matches, refused } = await readGamesFile(file);
    setOpened(matches[0] ?? refused[0] ?? { problem: 'shape', where: 'matches' });
  }, []);
  if (opened && !('problem' in opened))
    return <Show id={undefined} recorded={opened} take={files => void take(files)} />;
  return (
    <Page title={words.title}>
      <DropArea label={words.drop} take={files => void take(files)} />
      <h1>{words.open}</h1>
      <p>{words.openHelp}</p>
      <p>
        <FileButton class="main" label={words.choose} isSingle take={files => void take(files)} />
      </p>
      {opened && <Problem problem={opened} />}
    </Page>
  );
};

interface ShowProps {
  /** Of a stored match. */
  readonly id: string | undefined;
  readonly recorded: Recorded;
  /** Opens another file. */
  readonly take?: (files: readonly File[]) => void;
}

interface Opened {
  readonly table: RecordTable;
  readonly session: TableSession;
  readonly ui: GameUi;
}

const Show = ({ id, recorded, take }: ShowProps) => {
  const [opened, setOpened] = useState<Opened | FileProblem>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let leave = (): void => undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const table = await openRecord(id ?? '', recorded);
      if ('problem' in table) return setOpened(table);
      leave = () => table.close();
      const ui = await loadGame(recorded.file.game);
      if (!ui) return setOpened({ problem: 'unknown-game', game: recorded.file.game });
      const { ply, viewer } = readGaze(url.peek().searchParams, recorded);
      const from = id === undefined ? 0 : ply; // a newly opened file starts at its beginning
      const session = new TableSession({
        table,
        game: await gameAt(table.card),
        hasSecrets: ui.hasSecrets,
        viewer,
      });
      leave = () => session.leave();
      await session.look(from); // an address with another moment does not show the end
      if (isGone) leave();
      else setOpened({ table, session, ui });
    };
    open().catch(setFault);
    return () => {
      isGone = true;
      leave();
    };
  }, [id, recorded]);
  useEffect(() => {
    const isLost = document.activeElement === document.body; // the control that opened the file is gone
    if (opened && isLost && id === undefined) document.getElementById('content')?.focus();
  }, [opened]);
  if (fault) throw fault;
  if (!opened) return <Loading />;
  if (!('problem' in opened)) return <Player id={id} recorded={recorded} {...opened} />;
  return (
    <Page title={say(replayWords).title}>
      <h1>{say(replayWords).cannot}</h1>
      <Problem problem={opened} game={recorded.file.game} />
      {take && (
        <p>
          <DropArea label={say(replayWords).drop} take={take} />
          <FileButton class="main" label={say(replayWords).chooseOther} isSingle take={take} />
        </p>
      )}
    </Page>
  );
};

const Player = ({ id, recorded, table, session, ui }: ShowProps & Opened) => {
  useChanges(session, ({ present }) => present?.seat);
  useViewerInAddress(session);
  return (
    <BoardScope>
      <div class="replay">
        <ReplayBar id={id} recorded={recorded} table={table} session={session} ui={ui} />
        <TableView session={session} ui={ui} owned={table} />
      </div>
    </BoardScope>
  );
};

interface ProblemProps {
  readonly problem: FileProblem;
  readonly game?: string;
}

const noTexts = async (): Promise<Record<Language, GameText> | undefined> => undefined;

/** The reason, in the words of the game where needed. */
const Problem = ({ problem, game = '' }: ProblemProps) => {
  const texts = useLoaded(isGameId(game) ? () => loadGameTexts(game) : noTexts, game);
  return (
    <div class="note wrong" role="alert">
      <p>{problemText(say(notices), problem, texts && say(texts))}</p>
      <a class="button" href="/games">
        {say(gamesWords).title}
      </a>
    </div>
  );
};
