import { homeWords, shellWords } from '@tidetable/text/web';
import { GAMES } from '../games/loadGame.ts';
import { Link } from '../router.tsx';
import { say } from '../settings.ts';

export const Home = () => (
  <main id="content" class="page stack">
    <h1>{say(shellWords).name}</h1>
    <p>{say(homeWords).lead}</p>
    {GAMES.map(game => (
      <p key={game}>
        <Link class="button main" to={`/play/${game}`}>
          {game}
        </Link>
      </p>
    ))}
  </main>
);
