import './lessonList.css';
import type { GameId } from '@tidetable/rules';
import { lessonWords } from '@tidetable/text/web';
import { cardOf, lessonsOf } from '../../lessons/lessonList.ts';
import { isLessonDone } from '../../lessons/progress.ts';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';

/** The lessons of a game, with their durations, and which are done. */
export const LessonList = ({ game }: { readonly game: GameId }) => {
  const words = say(lessonWords);
  return (
    <ul class="lesson-list">
      {lessonsOf(game).map(id => (
        <li key={id}>
          <span class="lesson-mark" aria-hidden="true">
            {isLessonDone(id) ? '✓' : '○'}
          </span>
          <Link to={`/lesson/${id}`}>{words.titles[id]}</Link>
          <small>{isLessonDone(id) ? words.done : words.minutes(cardOf(id).minutes)}</small>
        </li>
      ))}
    </ul>
  );
};
