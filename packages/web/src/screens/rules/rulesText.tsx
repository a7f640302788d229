/** The rules of a game, for its page and for a sheet over the table. */
import './rules.css';
import { cutAtHits, isWantedRule, type Wanted } from '@tidetable/text/rules';
import { type Chapter, notices, type Paragraph, type RulesPage } from '@tidetable/text/shell';
import { rulesWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../settings.ts';
import type { DrawnRules } from './loadDrawnRules.ts';
import { MarksLegend, RuleMark, ValueNotes } from './marks.tsx';
import type { RulesSearch } from './useRulesSearch.ts';

interface RulesArticleProps {
  readonly search: RulesSearch;
  readonly drawn: DrawnRules;
  /** A heading, if there is no other. */
  readonly heading?: ComponentChildren;
  /** The requested rule or chapter; empty for none. */
  readonly target: string;
}

export const RulesArticle = ({ search, drawn, heading, target }: RulesArticleProps) => {
  const { found, wanted } = search;
  const article = useRef<HTMLElement>(null);
  useTarget(target);
  useBeginning(article, search);
  return (
    <article ref={article} class="paper rules-text">
      {heading}
      {wanted.length === 0 && (
        <>
          <p class="rules-intro">{found.intro}</p>
          <MarksLegend look={search.look} />
        </>
      )}
      {found.chapters.map(chapter => (
        <ChapterText key={chapter.id} {...{ chapter, drawn, target, wanted }} />
      ))}
    </article>
  );
};

/** Scrolls to the first result; the field may be far from it. */
const useBeginning = (
  article: { readonly current: HTMLElement | null },
  { query, field }: RulesSearch,
): void =>
  useEffect(() => {
    if (query === '' || !article.current || !field.current) return;
    const { top } = article.current.getBoundingClientRect();
    if (top < field.current.getBoundingClientRect().top)
      article.current.scrollIntoView({ block: 'start' });
  }, [query]);

interface ContentsProps {
  readonly page: RulesPage;
  readonly isOpen: boolean;
}

export const Contents = ({ page, isOpen }: ContentsProps) => {
  const words = say(rulesWords);
  return (
    <nav aria-label={words.contents}>
      <details class="rules-contents" open={isOpen}>
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
  readonly drawn: DrawnRules;
  /** The requested rule or chapter. */
  readonly target: string;
  readonly wanted: Wanted;
}

const ChapterText = ({ chapter, drawn, target, wanted }: ChapterTextProps) => (
  <section aria-labelledby={chapter.id}>
    <h2 id={chapter.id} tabIndex={-1}>
      {chapter.title}
    </h2>
    {chapter.paragraphs.map(paragraph => (
      <RuleText
        key={paragraph.rules[0]}
        paragraph={paragraph}
        drawn={drawn}
        isTarget={paragraph.rules.includes(target)}
        wanted={wanted}
      />
    ))}
  </section>
);

interface RuleTextProps {
  readonly paragraph: Paragraph;
  readonly drawn: DrawnRules;
  readonly isTarget: boolean;
  readonly wanted: Wanted;
}

const RuleText = ({ paragraph, drawn, isTarget, wanted }: RuleTextProps) => {
  const words = say(rulesWords);
  const { rules, text, example, figure, mark } = paragraph;
  const Example = drawn.examples[rules[0]];
  const values = rules.flatMap(rule => drawn.values.get(rule) ?? []);
  return (
    <div
      class="rule"
      data-place={rules[0]}
      data-figure={Example ? '' : undefined}
      data-target={isTarget || undefined}
    >
      <p class="rule-numbers">
        {rules.map(rule => (
          <a key={rule} id={rule} href={`#${rule}`} aria-label={words.linkTo(rule)}>
            {isWantedRule(rule, wanted) ? <mark>{rule}</mark> : rule}
          </a>
        ))}
      </p>
      <div class="rule-text" tabIndex={-1}>
        <p>
          <Searched text={text} wanted={wanted} />
          {mark && (
            <>
              {' '}
              <RuleMark mark={mark}>
                <Searched text={say(notices).marks[mark]} wanted={wanted} />
              </RuleMark>
            </>
          )}
        </p>
        {example !== undefined && (
          <p class="rule-example">
            <strong>{words.example}.</strong> <Searched text={example} wanted={wanted} />
          </p>
        )}
        {values.length > 0 && <ValueNotes game={drawn.game} values={values} />}
      </div>
      {Example && figure !== undefined && (
        <figure class="rule-figure">
          <Example />
          <figcaption>
            <Searched text={figure} wanted={wanted} />
          </figcaption>
        </figure>
      )}
    </div>
  );
};

interface SearchedProps {
  readonly text: string;
  readonly wanted: Wanted;
}

/** A text with the search words marked. */
const Searched = ({ text, wanted }: SearchedProps) =>
  cutAtHits(text, wanted).map((piece, i) =>
    piece.isHit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );

/** Scrolls to the requested rule, since the text was not there when the browser tried. */
const useTarget = (target: string): void => {
  const last = useRef('');
  useEffect(() => {
    if (target === '' || target === last.current) return;
    last.current = target;
    const place = document.getElementById(target);
    place?.scrollIntoView({ block: 'center' });
    // For a rule its text, not the link in its margin.
    const text = place?.closest('.rule')?.querySelector<HTMLElement>('.rule-text');
    (text ?? place)?.focus({ preventScroll: true });
  }, [target]);
};
