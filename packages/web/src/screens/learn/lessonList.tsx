import './lessonList.css';
import type { GameId } from '@tidetable/rules';
import { lessonWords } from '@tidetable/text/web';
import { cardOf, lessonsOf } from '../../lessons/lessonList.ts';
import { isLessonDone } from '../../lessons/progress.ts';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';

/** The lessons of a game: how long each takes, and which have been taken. */
export const LessonList = ({ game }: { readonly game: GameId }) => {
  const words = say(lessonWords);
  return (
    <ul class="lesson-list">
      {lessonsOf(game).map(id => (
        <li key={id}>
          <Link to={`/lesson/${id}`}>{words.titles[id]}</Link>
          {isLessonDone(id) ? (
            <small class="lesson-done">✓ {words.done}</small>
          ) : (
            <small>{words.minutes(cardOf(id).minutes)}</small>
          )}
        </li>
      ))}
    </ul>
  );
};
