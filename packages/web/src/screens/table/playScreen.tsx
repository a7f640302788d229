/** The screen of a table to play at, of any kind; tables of this device are opened here. */
import { useEffect, useState } from 'preact/hooks';
import { BoardScope } from '../../board/boardScope.tsx';
import type { GameUi } from '../../games/gameUi.ts';
import { loadGame } from '../../games/loadGame.ts';
import { go } from '../../router.tsx';
import { stepTime } from '../../settings.ts';
import { gameAt } from '../../table/gameAt.ts';
import { type OpenProblem, openLocalTable } from '../../table/localTable.ts';
import type { FileTable, KeptTable, PlayTable, WatchTable } from '../../table/table.ts';
import { TableSession } from '../../table/tableSession.ts';
import { Loading } from '../loading.tsx';
import { CannotOpen } from './cannotOpen.tsx';
import { captionsOf } from './captionsOf.ts';
import { sentencesOf } from './logPanel.tsx';
import type { OnlineParts } from './part.ts';
import { TableView } from './tableView.tsx';

/** A table to play at, of any kind; features of only some kinds are separate. */
export interface TableParts {
  readonly table: WatchTable & PlayTable;
  readonly owned?: FileTable;
  readonly kept?: KeptTable;
  readonly online?: OnlineParts;
}

interface Seated extends TableParts {
  readonly session: TableSession;
  readonly ui: GameUi;
}

export const TableScreen = ({ id }: { readonly id: string }) => {
  const open = async (): Promise<TableParts | OpenProblem> => {
    const table = await openLocalTable(id);
    if (table !== 'record')
      return 'problem' in table ? table : { table, owned: table, kept: table };
    go(`/replay/${id}`, 'replace');
    return { problem: 'not-found' }; // on this page
  };
  return <PlayScreen id={id} open={open} />;
};

interface PlayScreenProps {
  readonly id: string;
  readonly open: () => Promise<TableParts | OpenProblem>;
}

/** Opens a table and shows it. */
export const PlayScreen = ({ id, open }: PlayScreenProps) => {
  const [seated, setSeated] = useState<Seated | OpenProblem>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let leave = (): void => undefined;
    let isGone = false;
    const sit = async () => {
      const opened = await open();
      if ('problem' in opened) return setSeated(opened);
      const { table } = opened;
      leave = () => table.close();
      if (isGone) return leave();
      const loading = loadGame(table.card.game);
      if (!loading) return setSeated({ problem: 'unknown-game', game: table.card.game });
      const [ui, game] = await Promise.all([loading, gameAt(table.card)]);
      const session = new TableSession({
        table,
        game,
        play: table,
        hasSecrets: ui.hasSecrets,
        following: {
          pause: stepTime,
          captions: line => captionsOf(sentencesOf({ session, ui }, line)),
        },
      });
      leave = () => session.leave();
      if (isGone) leave();
      else setSeated({ ...opened, session, ui });
    };
    sit().catch(setFault);
    return () => {
      isGone = true;
      leave();
    };
  }, [id]);
  if (fault) throw fault;
  if (!seated) return <Loading />;
  if ('problem' in seated) return <CannotOpen problem={seated} />;
  return (
    <BoardScope>
      <TableView {...seated} />
    </BoardScope>
  );
};
