/** What we are not certain of in the box of a game, and what the owner of a copy says instead. */
import './box.css';
import {
  type AnyGame,
  type GameId,
  isSheetProblem,
  type Uncertain,
  uncertainParts,
} from '@tidetable/rules';
import { boxPartName, boxTexts, boxWords } from '@tidetable/text/box';
import { notices, sheetProblemText } from '@tidetable/text/shell';
import { homeWords } from '@tidetable/text/web';
import { useState } from 'preact/hooks';
import { GAMES } from '../../games/loadGame.ts';
import { isGameId } from '../../gameTexts.ts';
import { keepOwnGame, ownGame } from '../../ownBox.ts';
import { Link } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { newestEdition } from '../../table/gameAt.ts';
import { needTexts } from '../../texts.ts';
import { Loading } from '../loading.tsx';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { BoxFile } from './boxFile.tsx';
import { PartFields } from './partFields.tsx';

export const Box = ({ game = GAMES[0] }: { readonly game: string | undefined }) =>
  isGameId(game) ? <LoadedBox key={game} id={game} /> : <NotFound />;

const LoadedBox = ({ id }: { readonly id: GameId }) => {
  const loaded = useLoaded(() => Promise.all([newestEdition(id), needTexts('box')]), id);
  return loaded ? <BoxPage usual={loaded[0]} /> : <Loading />;
};

const BoxPage = ({ usual }: { readonly usual: AnyGame }) => {
  const words = say(boxWords);
  const [own, setOwn] = useState(() => ownGame(usual) ?? usual);
  const [problem, setProblem] = useState<string>();
  const [isKept, setKept] = useState(true);
  /** Takes components as far as the game can be played with them; else says why not. */
  const take = (sheet: unknown): boolean => {
    const game = usual.withSheet(sheet);
    setProblem(isSheetProblem(game) ? sheetProblemText(say(notices), game) : undefined);
    if (isSheetProblem(game)) return false;
    setOwn(game);
    setKept(keepOwnGame(game));
    return true;
  };
  const differing = own.differing.length;
  return (
    <Page title={words.title} class="box-page">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <BoxNav id={usual.id as GameId} />
      <div class="paper sheet stack">
        <p role="status">
          <strong>{differing === 0 ? words.same : words.differs(differing)}</strong>{' '}
          {isKept && differing > 0 && words.kept}
        </p>
        {problem && (
          <p role="alert" class="box-problem">
            {words.cannot} {problem}
          </p>
        )}
        {groupsOf(usual).map(([component, parts]) => (
          <Group key={component} component={component} {...{ usual, own, parts, take }} />
        ))}
        <BoxFile own={own} take={take} reset={() => take({})} />
        <p>
          <Link class="button main" to={`/play/${usual.id}`}>
            {words.play}
          </Link>
        </p>
      </div>
    </Page>
  );
};

const BoxNav = ({ id }: { readonly id: GameId }) => (
  <nav class="row box-games" aria-label={say(boxWords).title}>
    {GAMES.map(game => (
      <Link
        key={game}
        class="button quiet"
        to={`/box/${game}`}
        aria-current={game === id ? 'page' : undefined}
      >
        {say(homeWords).games[game].title}
      </Link>
    ))}
  </nav>
);

/** Parts of one component stand together. */
const groupsOf = (game: AnyGame): [component: string, parts: readonly Uncertain[]][] => {
  const groups = new Map<string, Uncertain[]>();
  for (const part of uncertainParts(game)) {
    const [component] = part.path.split('.');
    groups.set(component, [...(groups.get(component) ?? []), part]);
  }
  return [...groups];
};

interface GroupProps {
  readonly component: string;
  readonly usual: AnyGame;
  readonly own: AnyGame;
  readonly parts: readonly Uncertain[];
  readonly take: (sheet: unknown) => boolean;
}

const Group = ({ component, usual, own, parts, take }: GroupProps) => {
  const words = say(boxWords);
  const texts = boxTexts[usual.id as GameId][language.value];
  const group = texts[component];
  const isFixed = parts.every(({ bound }) => bound === undefined);
  const marks = [...new Set(parts.map(({ mark }) => mark))];
  return (
    <section class="box-group">
      <h2>{group.name}</h2>
      <p>
        {marks.map(mark => (
          <span key={mark} class="box-mark" data-mark={mark}>
            {mark === 'L' ? words.likely : words.inferred}
            <span class="box-mark-help">
              {' '}
              ({mark === 'L' ? words.likelyHelp : words.inferredHelp})
            </span>
          </span>
        ))}
        {group.basis} {isFixed && words.fixed}
      </p>
      {parts.map(part => (
        <PartFields
          key={part.path}
          part={part}
          name={boxPartName(texts, part.path)?.part}
          group={group}
          {...{ usual, own, take }}
        />
      ))}
    </section>
  );
};
