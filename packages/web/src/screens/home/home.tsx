/** Home: three games, each one tap from its first move. Loads nothing of them. */
import './home.css';
import type { GameId } from '@tidetable/rules';
import { homeWords, lessonWords, shellWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../../games/loadGame.ts';
import { isLesson, lessonsOf } from '../../lessons/lessonList.ts';
import { go, Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import type { Head } from '../../store/head.ts';
import { type KeptMatches, readMatchList } from '../../store/matchList.ts';
import { newTable } from '../../table/newTable.ts';
import { yourName } from '../../yourName.ts';
import { Page } from '../page.tsx';
import { quickTable } from './quickTable.ts';
import { VIGNETTES } from './vignettes.tsx';

export const Home = () => {
  const [kept, setKept] = useState<KeptMatches>({ matches: [], trouble: undefined });
  useEffect(() => void readMatchList().then(setKept), []);
  const running = kept.matches.filter(({ file }) => file.result === null);
  const [starting, setStarting] = useState<GameId>();
  const [fault, setFault] = useState<unknown>();
  if (fault) throw fault;
  const play = (game: GameId): void => {
    setStarting(game);
    newTable(quickTable(game, yourName())).then(id => go(`/table/${id}`), setFault);
  };
  return (
    <Page class="home">
      <h1 class="hidden">{say(shellWords).name}</h1>
      <p class="home-lead">{say(homeWords).lead}</p>
      {kept.trouble && (
        <div class="note wrong" role="status">
          <p>{kept.trouble === 'closed' ? say(shellWords).noStorage : say(shellWords).evicted}</p>
        </div>
      )}
      <div class="home-games">
        {GAMES.map(game => (
          <GameCard
            key={game}
            game={game}
            running={running.filter(({ file }) => file.game === game)}
            isStarting={starting === game}
            play={play}
          />
        ))}
      </div>
    </Page>
  );
};

interface GameCardProps {
  readonly game: GameId;
  /** Unfinished matches of it, the latest first. */
  readonly running: readonly Head[];
  readonly isStarting: boolean;
  readonly play: (game: GameId) => void;
}

const GameCard = ({ game, running, isStarting, play }: GameCardProps) => {
  const words = say(homeWords);
  const { title, about, players, time } = words.games[game];
  const Vignette = VIGNETTES[game];
  const named = (way: string, help?: string): string =>
    [way + words.of(title), ...(help === undefined ? [] : [help])].join('. ');
  return (
    <article class="paper game-card" aria-labelledby={`card-${game}`}>
      <div class="game-plate">
        <Vignette />
      </div>
      <div class="game-words">
        <h2 id={`card-${game}`}>{title}</h2>
        <p class="game-facts">
          {players} · {time}
        </p>
        <p class="game-about">{about}</p>
        {running.length > 0 && <GoOn running={running} />}
        <div class="game-ways">
          <button
            type="button"
            class={`button game-play ${running.length > 0 ? '' : 'main'}`}
            disabled={isStarting}
            aria-label={named(isStarting ? words.starting : words.playNow, words.playNowHelp[game])}
            onClick={() => play(game)}
          >
            <span>{isStarting ? words.starting : words.playNow}</span>
            <small>{words.playNowHelp[game]}</small>
          </button>
          {isLesson(game) && (
            <Link
              class="button game-play game-learn"
              to={`/lesson/${game}`}
              aria-label={named(words.learn, words.learnHelp)}
            >
              <span>{words.learn}</span>
              <small>{words.learnHelp}</small>
            </Link>
          )}
        </div>
        <p class="game-links">
          <Link to={`/play/${game}`} aria-label={named(words.setUp)}>
            {words.setUp}
          </Link>
          <Link to={`/rules/${game}`} aria-label={named(words.rules)}>
            {words.rules}
          </Link>
          {lessonsOf(game).length > 0 && (
            <Link to={`/learn/${game}`} aria-label={named(say(lessonWords).lessons)}>
              {say(lessonWords).lessons}
            </Link>
          )}
        </p>
      </div>
    </article>
  );
};

const GoOn = ({ running }: Pick<GameCardProps, 'running'>) => {
  const words = say(homeWords);
  const [{ id, file, moves }] = running;
  const names = file.seats.map(({ name }) => name).join(', ');
  return (
    <div class="stack game-go-on">
      <Link class="button main game-play" to={`/table/${id}`}>
        <span>{words.goOn}</span>
        <small>{words.goOnWith(names, moves)}</small>
      </Link>
      {running.length > 1 && <Link to="/games">{words.allGames(running.length)}</Link>}
    </div>
  );
};
