/** The lessons of one game, or of all. */
import { homeWords, lessonWords } from '@tidetable/text/web';
import { GAMES } from '../../games/loadGame.ts';
import { isGameId } from '../../gameTexts.ts';
import { lessonsOf } from '../../lessons/lessonList.ts';
import { say } from '../../settings.ts';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { LessonList } from './lessonList.tsx';

export const Learn = ({ game }: { readonly game: string | undefined }) => {
  const words = say(lessonWords);
  if (game && !isGameId(game)) return <NotFound />;
  const games = GAMES.filter(id => lessonsOf(id).length > 0 && (!game || id === game));
  return (
    <Page title={words.lessons} class="narrow">
      <h1>{words.lessons}</h1>
      {games.map(id => (
        <section key={id} class="paper sheet" aria-labelledby={`learn-${id}`}>
          <h2 id={`learn-${id}`}>{say(homeWords).games[id].title}</h2>
          <LessonList game={id} />
        </section>
      ))}
    </Page>
  );
};
