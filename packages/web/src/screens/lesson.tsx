/** A lesson on the real engine: what is said, what the learner does, what the others answer. */
import { lessonWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/gameUi.ts';
import { loadGame } from '../games/loadGame.ts';
import { type LessonKit, loadLesson } from '../lessons/loadLesson.ts';
import { keepProgress, readProgress } from '../lessons/progress.ts';
import { Link } from '../router.tsx';
import { say, settings } from '../settings.ts';
import { LEARNER, LessonTable } from '../table/lessonTable.ts';
import { Sitting } from '../table/sitting.ts';
import { Loading } from './loading.tsx';
import { CannotOpen } from './table/cannotOpen.tsx';
import { TableView } from './table/tableView.tsx';

interface Opened {
  readonly kit: LessonKit;
  readonly ui: GameUi;
  readonly table: LessonTable;
  readonly sitting: Sitting;
}

const pace = (): number => (settings.value.speed === 0 ? 200 : 900 / settings.value.speed);

export const LessonScreen = ({ game }: { readonly game: string }) => {
  const [opened, setOpened] = useState<Opened | 'missing'>();
  const [fault, setFault] = useState<unknown>();
  const [round, begin] = useState(0); // goes up when the lesson is begun anew
  useEffect(() => {
    let isGone = false;
    let sitting: Sitting | undefined;
    const open = async () => {
      const [kit, ui] = await Promise.all([loadLesson(game), loadGame(game)]);
      if (!kit || !ui) return setOpened('missing');
      const { ply, isDone } = readProgress(game);
      const table = await LessonTable.open(kit.file, isDone ? 0 : ply, pace);
      sitting = new Sitting(table, false, LEARNER);
      if (isGone) sitting.leave();
      else setOpened({ kit, ui, table, sitting });
    };
    open().catch(setFault);
    return () => {
      isGone = true;
      sitting?.leave();
    };
  }, [game, round]);
  if (fault) throw fault;
  if (!opened) return <Loading />;
  if (opened === 'missing') return <CannotOpen problem={{ problem: 'not-found' }} />;
  const { ui, sitting, table } = opened;
  const again = () => {
    keepProgress(game, { ply: 0, step: 0, isDone: false });
    setOpened(undefined);
    begin(round + 1);
  };
  return (
    <TableView
      sitting={sitting}
      ui={ui}
      guide={<Guide {...opened} again={again} />}
      wanted={table.status.value.toAct === LEARNER ? table.expected : undefined}
    />
  );
};

/** What is being taught now. */
const Guide = ({ kit, ui, table, again }: Opened & { readonly again: () => void }) => {
  const words = say(lessonWords);
  const lesson = say(kit.lesson);
  const { ply, toAct } = table.status.value;
  const kept = readProgress(ui.id);
  const [step, setStep] = useState(kept.ply === ply && !kept.isDone ? kept.step : 0);
  const steps = lesson.steps.filter(s => s.ply === ply);
  const isOver = table.expected === undefined;
  const isRead = step >= steps.length - 1; // the last one stays in sight while its move is played
  useEffect(() => setStep(s => (ply === kept.ply ? s : 0)), [ply]);
  useEffect(() => keepProgress(ui.id, { ply, step, isDone: isOver && isRead }), [ply, step]);
  useEffect(() => {
    if (steps.length === 0 && toAct !== LEARNER) void table.playOn();
  }, [ply]);

  const current = steps[Math.min(step, steps.length - 1)];
  const isMine = toAct === LEARNER && !isOver;
  const next = () => {
    if (!isRead) setStep(step + 1);
    else void table.playOn();
  };
  return (
    <section class="paper lesson" aria-label={lesson.title}>
      <header>
        <h2>{lesson.title}</h2>
        <progress max={lesson.steps.at(-1)?.ply ?? 1} value={ply} aria-label={words.progress} />
      </header>
      {ply === 0 && step === 0 && <p>{lesson.intro}</p>}
      <p role="status">
        {current?.text ?? (isMine ? words.yourMove : words.watch)}{' '}
        {current?.rule !== undefined && (
          <Link to={`/rules/${ui.id}#${current.rule}`}>{words.rule(current.rule)}</Link>
        )}
      </p>
      {table.astray.value !== undefined && <p class="lesson-astray">{words.astray}</p>}
      {isOver && isRead ? (
        <>
          <p>{lesson.end}</p>
          <p class="row">
            <Link class="button main" to={`/play/${ui.id}`}>
              {words.playNow}
            </Link>
            <button type="button" class="button" onClick={again}>
              {words.again}
            </button>
          </p>
        </>
      ) : (
        (!isRead || (!isMine && current)) && (
          <button type="button" class="button main" onClick={next}>
            {words.next}
          </button>
        )
      )}
    </section>
  );
};
