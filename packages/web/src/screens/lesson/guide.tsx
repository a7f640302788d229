/** The guide of a lesson: its text, and the buttons to continue. */
import './guide.css';
import { lessonWords } from '@tidetable/text/web';
import { useEffect } from 'preact/hooks';
import { cardOf, lessonAfter, wishesAfter } from '../../lessons/lessonList.ts';
import { firstPly, type Place, progressOf, skippedBefore } from '../../lessons/lessonSteps.ts';
import { isLessonDone } from '../../lessons/progress.ts';
import { WRONG_MOVE } from '../../lessons/wrongMove.ts';
import { Link } from '../../router.tsx';
import { motionTime, say } from '../../settings.ts';
import type { SessionState } from '../../table/tableSession.ts';
import type { LessonProgress, Opened } from './useLessonProgress.ts';

const BEGINNING: Place = { ply: 0, step: 0 };

type GuideProps = Opened & { readonly progress: LessonProgress; readonly state: SessionState };

export const Guide = (props: GuideProps) => {
  const { kit, state, start, progress } = props;
  const words = say(lessonWords);
  const lesson = say(kit.lesson);
  const title = words.titles[kit.id];
  const { place, isEnd, goTo } = progress;
  useSight(props);
  const isAtStart = place.ply === start.ply && place.step === start.step;
  const isResumed = start.ply > firstPly(lesson) && isAtStart && !isEnd;
  return (
    <section class="paper guide" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <progress value={progressOf(lesson, kit.file.log, place)} aria-label={words.progress} />
      </header>
      {isResumed && (
        <p class="guide-resumed">
          {words.welcomeBack}{' '}
          <button type="button" class="guide-link" onClick={() => goTo(BEGINNING)}>
            {words.fromStart}
          </button>
        </p>
      )}
      <Said {...props} />
      {state.refusal?.code === WRONG_MOVE && (
        <p class="guide-wrong-move" role="alert">
          {words.wrongMove}
        </p>
      )}
      <Ways {...props} />
    </section>
  );
};

const UNFOLDED = 60; // milliseconds, after which a part of the board that takes its turn is shown

/** Scrolls the expected control into view: on a phone the hand may be below the sheet. */
const useSight = ({ state, progress: { wanted } }: GuideProps): void => {
  const moment = state.present;
  useEffect(() => {
    const behavior = motionTime(1) === 0 ? 'instant' : 'smooth';
    const look = (): void => lowestLit()?.scrollIntoView({ block: 'nearest', behavior });
    if (wanted === undefined) return;
    const waiting = setTimeout(look, UNFOLDED);
    return () => clearTimeout(waiting);
  }, [moment, wanted]);
};

/** Of several things the lowest: the sheet is below and would cover it first. */
const lowestLit = (): Element | undefined =>
  ['.table-dock', '.table-board']
    .map(area => [...document.querySelectorAll(`${area} [data-highlighted]`)].at(-1))
    .find(thing => thing !== undefined);

/** The text of the step, or a reminder of the expected move. */
const Said = ({ kit, ui, table, session, state, progress }: GuideProps) => {
  const words = say(lessonWords);
  const { current, wanted, place } = progress;
  const { turns, rounds } = skippedBefore(say(kit.lesson), state.lines, place.ply);
  const later =
    rounds === undefined
      ? turns > 0 && words.turnsLater(turns)
      : rounds > 0 && words.roundsLater(rounds);
  const moment = state.present;
  const move =
    wanted !== undefined && moment?.legal.includes(wanted)
      ? say(ui.text).move(wanted, moment.view, session.game.components)
      : '';
  const name = table.card.players[moment?.toAct ?? -1]?.name ?? '';
  if (!current)
    return (
      <p class="guide-said guide-waits" role="status">
        {wanted === undefined ? words.watch(name) : words.yourMove} <b>{move}</b>
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in a small window it scrolls, by keys too
    <p class="guide-said" role="status" tabIndex={0}>
      {place.step === 0 && later && <small class="guide-skipped">{later}</small>}
      {current.text}
      {progress.isEnd && (
        <>
          {' '}
          <Link to={`/learn/${ui.id}`}>{words.allLessons}</Link>
        </>
      )}
    </p>
  );
};

/** Links for practising what was learnt. */
const AfterLesson = ({ kit, ui, progress: { goTo } }: GuideProps) => {
  const words = say(lessonWords);
  const { rule } = cardOf(kit.id);
  const wishes = wishesAfter(kit.id, isLessonDone);
  const after = lessonAfter(kit.id);
  return (
    <>
      <Link class="button main" to={`/play/${ui.id}${wishes ? `?${wishes}` : ''}`}>
        {words.playWith[kit.id] ?? words.playNow}
      </Link>
      {after && (
        <Link class="button" to={`/lesson/${after}`}>
          {words.nextLesson}
          {words.of(words.titles[after])}
        </Link>
      )}
      {rule && (
        <Link class="button quiet" to={`/rules/${ui.id}#${rule}`}>
          {words.itsRules}
        </Link>
      )}
      <button type="button" class="button quiet" onClick={() => goTo(BEGINNING)}>
        {words.again}
      </button>
    </>
  );
};

/** Buttons: back, on, the rule, or out of the lesson. */
const Ways = (props: GuideProps) => {
  const { ui, progress } = props;
  const words = say(lessonWords);
  const { current, isEnd, next, back, goTo } = progress;
  return (
    <div class="row guide-ways" data-end={isEnd || undefined}>
      {isEnd ? (
        <AfterLesson {...props} />
      ) : (
        <>
          <button
            type="button"
            class="button quiet"
            aria-label={words.back}
            disabled={!back}
            onClick={() => back && goTo(back)}
          >
            ‹
          </button>
          {current?.rule !== undefined && (
            <Link class="guide-rule" to={`/rules/${ui.id}#${current.rule}`}>
              {words.rule(current.rule)}
            </Link>
          )}
          {next && (
            <button type="button" class="button main guide-next" onClick={() => goTo(next)}>
              {words.next}
            </button>
          )}
        </>
      )}
    </div>
  );
};
