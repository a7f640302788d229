/** For who waits, or has never heard of it: what game this is, and where to learn it. */
import './waitingGame.css';
import type { GameId } from '@tidetable/rules';
import { homeWords } from '@tidetable/text/web';
import { isLesson } from '../../lessons/lessonList.ts';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { VIGNETTES } from '../home/vignettes.tsx';

export const WaitingGame = ({ game }: { readonly game: GameId }) => {
  const words = say(homeWords);
  const { title, about, players, time } = words.games[game];
  const Vignette = VIGNETTES[game];
  return (
    <section class="paper sheet waiting-game" aria-label={title}>
      <div class="small-plate">
        <Vignette />
      </div>
      <div class="stack">
        <p>
          {about} {players} · {time}
        </p>
        <p class="row">
          {isLesson(game) && (
            <Link class="button" to={`/lesson/${game}`}>
              {words.learn}
            </Link>
          )}
          <Link class="button" to={`/rules/${game}`}>
            {words.rules}
          </Link>
        </p>
      </div>
    </section>
  );
};
