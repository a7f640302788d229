/** The rules page of a game: chapters, and an address for every rule. */
import type { GameId } from '@tidetable/rules';
import type { RulesPage } from '@tidetable/text/shell';
import { homeWords, rulesWords } from '@tidetable/text/web';
import { GAMES } from '../../games/loadGame.ts';
import { isGameId } from '../../gameTexts.ts';
import { decoded, Link, url } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { Loading } from '../loading.tsx';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { type DrawnRules, loadDrawnRules } from './loadDrawnRules.ts';
import { SearchField } from './rulesSearch.tsx';
import { Contents, RulesArticle } from './rulesText.tsx';
import { useRulesSearch } from './useRulesSearch.ts';
import { useSamePlace } from './useSamePlace.ts';

export const Rules = ({ game = '' }: { readonly game: string | undefined }) =>
  isGameId(game) ? <LoadedRules game={game} /> : <NotFound />;

const LoadedRules = ({ game }: { readonly game: GameId }) => {
  const loaded = useLoaded(() => loadDrawnRules(game), game);
  if (!loaded) return <Loading />;
  return <RulesText game={game} page={loaded.pages[language.value]} drawn={loaded} />;
};

interface RulesTextProps {
  readonly game: GameId;
  readonly page: RulesPage;
  readonly drawn: DrawnRules;
}

const RulesText = ({ game, page, drawn }: RulesTextProps) => {
  const words = say(rulesWords);
  const target = decoded(url.value.hash.slice(1));
  const search = useRulesSearch(page, target);
  useSamePlace(language.value);
  const play = (
    <p class="row">
      <Link class="button main" to={`/play/${game}`}>
        {words.play}
      </Link>
    </p>
  );
  const heading = (
    <>
      <h1>{page.title}</h1>
      {!hasRoom() && play}
    </>
  );
  return (
    <Page title={page.title} class="rules">
      <div class="rules-side" data-searching={search.wanted.length > 0 ? '' : undefined}>
        <SearchField {...search} />
        {search.count > 0 && <Contents page={search.found} isOpen={hasRoom()} />}
        {hasRoom() && play}
        <Others game={game} />
      </div>
      <RulesArticle search={search} drawn={drawn} heading={heading} target={target} />
    </Page>
  );
};

/** Open from the start if there is room beside the text. */
const hasRoom = (): boolean => matchMedia('(min-width: 900px)').matches;

const Others = ({ game }: { readonly game: GameId }) => {
  const { games } = say(homeWords);
  return (
    <section aria-label={say(rulesWords).others} class="rules-others">
      {GAMES.filter(other => other !== game).map(other => (
        <Link key={other} to={`/rules/${other}`}>
          {games[other].title}
        </Link>
      ))}
    </section>
  );
};
