/** A game's rules: chapters, and an address for every single rule. */
import './rules.css';
import type { GameId } from '@tidetable/rules';
import { type Chapter, notices, type Paragraph, type RulesPage } from '@tidetable/text/shell';
import { homeWords, rulesWords } from '@tidetable/text/web';
import { useEffect, useRef } from 'preact/hooks';
import { GAMES } from '../../games/loadGame.ts';
import { isGameId } from '../../gameTexts.ts';
import { decoded, Link, url } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { Loading } from '../loading.tsx';
import { NotFound } from '../notFound.tsx';
import { Page } from '../page.tsx';
import { useLoaded } from '../useLoaded.ts';
import { loadRules } from './loadRules.ts';
import { useSamePlace } from './useSamePlace.ts';

export const Rules = ({ game = '' }: { readonly game: string | undefined }) =>
  isGameId(game) ? <LoadedRules game={game} /> : <NotFound />;

const LoadedRules = ({ game }: { readonly game: GameId }) => {
  const pages = useLoaded(() => loadRules(game), game);
  return pages ? <RulesText game={game} page={pages[language.value]} /> : <Loading />;
};

interface RulesTextProps {
  readonly game: GameId;
  readonly page: RulesPage;
}

const RulesText = ({ game, page }: RulesTextProps) => {
  const words = say(rulesWords);
  const target = decoded(url.value.hash.slice(1));
  useTarget(target);
  useSamePlace(language.value);
  return (
    <Page title={page.title} class="rules">
      <div class="rules-side">
        <Contents page={page} />
        <p class="row">
          <Link class="button main" to={`/play/${game}`}>
            {words.play}
          </Link>
        </p>
        <Others game={game} />
      </div>
      <article class="paper rules-text">
        <h1>{page.title}</h1>
        <p class="rules-intro">{page.intro}</p>
        {page.chapters.map(chapter => (
          <ChapterText key={chapter.id} chapter={chapter} target={target} />
        ))}
      </article>
    </Page>
  );
};

/** Where there is room beside the text it is open from the start. */
const hasRoom = (): boolean => matchMedia('(min-width: 900px)').matches;

const Contents = ({ page }: Pick<RulesTextProps, 'page'>) => {
  const words = say(rulesWords);
  return (
    <nav aria-label={words.contents}>
      <details class="rules-contents" open={hasRoom()}>
        <summary>{words.contents}</summary>
        <ol>
          {page.chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

interface ChapterTextProps {
  readonly chapter: Chapter;
  /** The rule or chapter that the address names. */
  readonly target: string;
}

const ChapterText = ({ chapter, target }: ChapterTextProps) => (
  <section aria-labelledby={chapter.id}>
    <h2 id={chapter.id} tabIndex={-1}>
      {chapter.title}
    </h2>
    {chapter.paragraphs.map(paragraph => (
      <RuleText
        key={paragraph.rules[0]}
        paragraph={paragraph}
        isTarget={paragraph.rules.includes(target)}
      />
    ))}
  </section>
);

interface RuleTextProps {
  readonly paragraph: Paragraph;
  readonly isTarget: boolean;
}

const RuleText = ({ paragraph, isTarget }: RuleTextProps) => {
  const words = say(rulesWords);
  const { rules, text, example, mark } = paragraph;
  return (
    <div class="rule" data-place={rules[0]} data-target={isTarget || undefined}>
      <p class="rule-numbers">
        {rules.map(rule => (
          <a key={rule} id={rule} href={`#${rule}`} aria-label={words.linkTo(rule)}>
            {rule}
          </a>
        ))}
      </p>
      <div>
        <p>
          {text}
          {mark && (
            <>
              {' '}
              <span class="rule-mark" data-mark={mark} title={words.markHelp[mark]}>
                {say(notices).marks[mark]}
              </span>
            </>
          )}
        </p>
        {example !== undefined && (
          <p class="rule-example">
            <strong>{words.example}.</strong> {example}
          </p>
        )}
      </div>
    </div>
  );
};

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

/** Goes to the rule that the address names: the page was not there when the browser looked for it. */
const useTarget = (target: string): void => {
  const last = useRef('');
  useEffect(() => {
    if (target === '' || target === last.current) return;
    last.current = target;
    const place = document.getElementById(target);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [target]);
};
