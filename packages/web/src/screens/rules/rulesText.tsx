/** The text of a game's rules, for its page and for a sheet over the table. */
import './rules.css';
import { type Chapter, notices, type Paragraph, type RulesPage } from '@tidetable/text/shell';
import { rulesWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../settings.ts';

interface RulesArticleProps {
  readonly page: RulesPage;
  /** Where nothing else names the rules. */
  readonly heading?: ComponentChildren;
  /** The rule or chapter that is looked for; empty for none. */
  readonly target: string;
}

export const RulesArticle = ({ page, heading, target }: RulesArticleProps) => {
  useTarget(target);
  return (
    <article class="paper rules-text">
      {heading}
      <p class="rules-intro">{page.intro}</p>
      {page.chapters.map(chapter => (
        <ChapterText key={chapter.id} chapter={chapter} target={target} />
      ))}
    </article>
  );
};

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
  /** The rule or chapter that is looked for. */
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

/** Goes to the rule that is looked for: the text was not there when the browser looked for it. */
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
