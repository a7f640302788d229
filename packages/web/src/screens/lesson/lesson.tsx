/** A lesson on the real engine: texts, the learner's moves, and the replies. */
import { useEffect, useState } from 'preact/hooks';
import { BoardScope } from '../../board/boardScope.tsx';
import { loadGame } from '../../games/loadGame.ts';
import { gameOfLesson, isLesson } from '../../lessons/lessonList.ts';
import { LEARNER } from '../../lessons/lessonSteps.ts';
import { loadLesson } from '../../lessons/loadLesson.ts';
import { readProgress } from '../../lessons/progress.ts';
import { settings } from '../../settings.ts';
import { gameAt } from '../../table/gameAt.ts';
import { LessonTable } from '../../table/lessonTable.ts';
import { TableSession } from '../../table/tableSession.ts';
import { Loading } from '../loading.tsx';
import { CannotOpen } from '../table/cannotOpen.tsx';
import { useChanges } from '../table/part.ts';
import { TableView } from '../table/tableView.tsx';
import { Guide } from './guide.tsx';
import { type Opened, recordOf, useLessonProgress } from './useLessonProgress.ts';

const pace = (): number => (settings.value.speed === 0 ? 200 : 1100 / settings.value.speed);

export const LessonScreen = ({ id }: { readonly id: string }) => {
  const [opened, setOpened] = useState<Opened | 'missing'>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    let session: TableSession | undefined;
    const open = async () => {
      if (!isLesson(id)) return setOpened('missing');
      const [kit, ui] = await Promise.all([loadLesson(id), loadGame(gameOfLesson(id))]);
      if (!kit || !ui) return setOpened('missing');
      const start = readProgress(id, recordOf(kit), kit.file.log.length);
      const { name } = settings.value;
      const table = await LessonTable.open(kit.file, start.ply, { pace, name });
      const rules = await gameAt(table.card);
      session = new TableSession({
        table,
        game: rules,
        play: table,
        hasSecrets: false,
        viewer: LEARNER,
      });
      if (isGone) session.leave();
      else setOpened({ kit, ui, table, session, start });
    };
    open().catch(setFault);
    return () => {
      isGone = true;
      session?.leave();
    };
  }, [id]);
  if (fault) throw fault;
  if (!opened) return <Loading />;
  if (opened === 'missing') return <CannotOpen problem={{ problem: 'not-found' }} />;
  return <LessonView {...opened} />;
};

const LessonView = (opened: Opened) => {
  const { session, ui, table } = opened;
  const state = useChanges(session);
  const progress = useLessonProgress(opened, state);
  return (
    <BoardScope>
      <TableView
        session={session}
        ui={ui}
        owned={table}
        guide={<Guide {...opened} state={state} progress={progress} />}
        wanted={progress.wanted}
        spots={progress.current?.at}
        ahead={table.ahead}
      />
    </BoardScope>
  );
};
