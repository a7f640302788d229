/** The statistics page: figures, and files for other programs. */
import './statistics.css';
import type { GameId } from '@tidetable/rules';
import { homeWords, shellWords, statisticsWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { GAMES } from '../../games/loadGame.ts';
import { Link } from '../../router.tsx';
import { download, downloadBlob, today } from '../../saveAsFile.ts';
import { language, say } from '../../settings.ts';
import type { Result } from '../../store/head.ts';
import { listMatches, listResults } from '../../store/store.ts';
import { GameFilter } from '../games/gameFilter.tsx';
import { VIGNETTES } from '../home/vignettes.tsx';
import { Loading } from '../loading.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { csvOf } from './csv.ts';
import { type Statistics, statisticsOf, type Tallies, type Tally } from './statistics.ts';

export const StatisticsPage = () => {
  const words = say(statisticsWords);
  const [chosen, show] = useState<string>();
  const loaded = useLoaded(() => loadResults().catch(() => 'closed' as const), 'statistics');
  if (!loaded) return <Loading />;
  const results = loaded === 'closed' ? [] : loaded;
  const played = GAMES.filter(game => results.some(result => result.game === game));
  return (
    <Page title={words.title} class="statistics">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {played.length === 0 && <p>{loaded === 'closed' ? say(shellWords).noStorage : words.none}</p>}
      <GameFilter games={played} game={chosen} show={show} />
      {played
        .filter(game => chosen === undefined || game === chosen)
        .map(game => (
          <Game key={game} game={game} statistics={statisticsOf(game, results)} />
        ))}
      {results.length > 0 && <Files results={results} />}
    </Page>
  );
};

/** The players are in the match itself, if an older result lacks them. */
const loadResults = async (): Promise<Result[]> => {
  const [results, matches] = await Promise.all([listResults(), listMatches()]);
  const bots = new Map(matches.map(head => [head.id, head.bots]));
  return results.map(result => ({ bots: bots.get(result.id), ...result }) as Result);
};

interface GameProps {
  readonly game: GameId;
  readonly statistics: Statistics;
}

const Game = ({ game, statistics }: GameProps) => {
  const words = say(statisticsWords);
  const { levels } = say(shellWords);
  const { games, wins, best, hardest, streak, longestStreak, practice, shared } = statistics;
  const Vignette = VIGNETTES[game];
  return (
    <section class="paper sheet statistics-game" aria-labelledby={`statistics-${game}`}>
      <div class="small-plate">
        <Vignette />
      </div>
      <h2 id={`statistics-${game}`}>{say(homeWords).games[game].title}</h2>
      <dl class="statistics-facts">
        <Fact name={words.games} value={games} />
        <Fact name={words.wins} value={winsText({ games, wins })} />
        {best !== undefined && <Fact name={words.best} value={best} />}
        {hardest && <Fact name={words.hardestShip} value={words.ship(hardest.ship)} />}
        {hardest && <Fact name={words.fewestReserve} value={hardest.reserve} />}
        <Fact name={words.streak} value={streak} />
        <Fact name={words.longestStreak} value={longestStreak} />
      </dl>
      <div class="statistics-tables">
        <TallyTable
          title={words.byLevel}
          tallies={statistics.byLevel}
          nameOf={key => levels[key as keyof typeof levels]}
        />
        <TallyTable
          title={words.byPlayers}
          tallies={statistics.byPlayers}
          nameOf={key => words.players(Number(key))}
        />
        <TallyTable
          title={words.bySeat}
          tallies={statistics.bySeat}
          nameOf={key => words.seat(Number(key))}
        />
        <TallyTable title={words.byShip} tallies={statistics.byShip} nameOf={words.ship} />
      </div>
      {(practice > 0 || shared > 0) && <p>{words.apart(practice, shared)}</p>}
      {game === 'nautilion' && (
        <p>
          <Link class="button" to="/chart">
            {words.chart}
          </Link>
        </p>
      )}
    </section>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const winsText = ({ games, wins }: Tally): string => {
  if (games === 0) return '0';
  const share = new Intl.NumberFormat(language.value, { style: 'percent' }).format(wins / games);
  return `${wins} · ${share}`;
};

interface TallyTableProps {
  readonly title: string;
  readonly tallies: Tallies;
  readonly nameOf: (key: string) => string;
}

const TallyTable = ({ title, tallies, nameOf }: TallyTableProps) => {
  const words = say(statisticsWords);
  if (tallies.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.games}</th>
          <th scope="col">{words.wins}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(([key, tally]) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td>{tally.games}</td>
            <td style={{ '--won': tally.wins / tally.games }}>{winsText(tally)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Files = ({ results }: { readonly results: readonly Result[] }) => {
  const words = say(statisticsWords);
  const name = `${words.fileName}-${today()}`;
  const saveCsv = (): void =>
    downloadBlob(`${name}.csv`, new Blob([csvOf(results)], { type: 'text/csv' }));
  return (
    <div class="row">
      <button type="button" class="button" onClick={saveCsv}>
        {words.csv}
      </button>
      <button type="button" class="button" onClick={() => download(name, results)}>
        {words.json}
      </button>
    </div>
  );
};
