/** “My box”: the uncertain component values of a game, and those of the user's copy. */
import './box.css';
import {
  type AnyGame,
  type GameId,
  isSheetProblem,
  type SheetProblem,
  type Uncertain,
  uncertainParts,
  valuesAt,
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
  const [draft, setDraft] = useState<object>(own.components);
  const [problem, setProblem] = useState<SheetProblem>();
  const [isKept, setKept] = useState(true);
  /**
   * Accepts components with which the game can be played. Values that do not fit together yet stay
   * in the fields only: one of them must be entered first. Others are refused.
   */
  const take = (sheet: object): boolean => {
    const game = usual.withSheet(sheet);
    const isRefused = isSheetProblem(game);
    setProblem(isRefused ? game : undefined);
    if (isRefused && game.sheet !== 'unplayable') return false;
    setDraft(isRefused ? sheet : game.components);
    if (!isRefused) {
      setOwn(game);
      setKept(keepOwnGame(game));
    }
    return true;
  };
  const differing = differingValues(usual, draft);
  return (
    <Page title={words.title} class="box-page">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <BoxNav id={usual.id as GameId} />
      <div class="paper sheet stack">
        <p role="status">
          <strong>{differing === 0 ? words.same : words.differs(differing)}</strong>{' '}
          {differing > 0 && (problem ? words.notYet : isKept ? words.kept : words.notKept)}
        </p>
        {groupsOf(usual).map(([component, parts]) => (
          <Group
            key={component}
            component={component}
            {...{ usual, draft, parts, problem, take }}
          />
        ))}
        <BoxFile own={own} take={take} />
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

/** Errors in the words of this page; components without a field come from a file. */
const problemText = (problem: SheetProblem): string => {
  const { between, pairs, together } = say(boxWords);
  if (problem.sheet === 'unplayable') return together;
  if (problem.sheet === 'bounds' && problem.bound.kind === 'number')
    return between(problem.bound.min, problem.bound.max);
  if (problem.sheet === 'bounds' && problem.bound.kind === 'text') return pairs;
  return sheetProblemText(say(notices), problem);
};

const differingValues = (usual: AnyGame, draft: object): number =>
  uncertainParts(usual)
    .flatMap(({ path, usual: values }) =>
      valuesAt(draft, path).map((value, i) => value === values[i]),
    )
    .filter(isSame => !isSame).length;

/** The uncertain parts, grouped by component. */
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
  /** The components as the fields have them. */
  readonly draft: object;
  readonly parts: readonly Uncertain[];
  readonly problem: SheetProblem | undefined;
  readonly take: (sheet: object) => boolean;
}

const Group = ({ component, usual, draft, parts, problem, take }: GroupProps) => {
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
      {parts.map((part, i) => (
        <PartFields
          key={part.path}
          hasHeads={part.usual.length !== parts[i - 1]?.usual.length}
          part={part}
          name={boxPartName(texts, part.path)?.part}
          group={group}
          {...{ usual, draft, take }}
        />
      ))}
      {problem?.path.split('.')[0] === component && (
        <p role="alert" class="box-problem">
          {problemText(problem)}
        </p>
      )}
    </section>
  );
};
