/** The parts of a language: English defines their types, and every other language must have all of them. */
import type { GameId } from '@tidetable/rules';
import type { BoxText } from './boxText.ts';
import type { BoxWords } from './en/box/words.ts';
import type { ChatWords } from './en/chat.ts';
import type { FairnessWords } from './en/fairness.ts';
import type { ExplainWords as NauticusExplain } from './en/nauticus/explain.ts';
import type * as nauticus from './en/nauticus/index.ts';
import type { QueryWords as NauticusQueries } from './en/nauticus/queries.ts';
import type { ExplainWords as NautilionExplain } from './en/nautilion/explain.ts';
import type * as nautilion from './en/nautilion/index.ts';
import type { QueryWords as NautilionQueries } from './en/nautilion/queries.ts';
import type { ExplainWords as NautilusIslandExplain } from './en/nautilus-island/explain.ts';
import type * as nautilusIsland from './en/nautilus-island/index.ts';
import type { QueryWords as NautilusIslandQueries } from './en/nautilus-island/queries.ts';
import type { Notices } from './en/notices.ts';
import type { OnlineWords } from './en/online.ts';
import type { OnlineSetupWords } from './en/onlineSetup.ts';
import type { Terminal } from './en/terminal.ts';
import type * as web from './en/web/index.ts';
import type { TypingWords } from './en/web/typing.ts';
import type { Lesson, LessonId } from './lesson.ts';
import type { RulesPageText } from './rulesPage.ts';

type ForEveryGame<Words extends Readonly<Record<GameId, object>>> = Words;

type GameWords = ForEveryGame<{
  readonly 'nautilus-island': typeof nautilusIsland;
  readonly nautilion: typeof nautilion;
  readonly nauticus: typeof nauticus;
}>;

type Load<Texts> = () => Promise<Texts>;

interface BoxTexts {
  readonly words: BoxWords;
  readonly nautilusIsland: BoxText;
  readonly nautilion: BoxText;
  readonly nauticus: BoxText;
}

/** The texts of a language in the portions in which they are loaded. */
export type Parts = {
  readonly notices: Load<{ readonly notices: Notices }>;
  readonly terminal: Load<{ readonly terminal: Terminal }>;
  readonly online: Load<{ readonly online: OnlineWords }>;
  readonly onlineSetup: Load<{ readonly onlineSetup: OnlineSetupWords }>;
  readonly fairness: Load<{ readonly fairness: FairnessWords }>;
  readonly web: Load<typeof web>;
  readonly typing: Load<{ readonly typing: TypingWords }>;
  readonly chat: Load<{ readonly chat: ChatWords }>;
  readonly box: Load<BoxTexts>;
} & { readonly [Game in keyof GameWords]: Load<GameWords[Game]> } & {
  readonly [Game in GameId as `${Game}/rules`]: Load<{ readonly rules: RulesPageText }>;
} & {
  readonly 'nautilus-island/explain': Load<{ readonly explain: NautilusIslandExplain }>;
  readonly 'nautilion/explain': Load<{ readonly explain: NautilionExplain }>;
  readonly 'nauticus/explain': Load<{ readonly explain: NauticusExplain }>;
  readonly 'nautilus-island/queries': Load<{ readonly queries: NautilusIslandQueries }>;
  readonly 'nautilion/queries': Load<{ readonly queries: NautilionQueries }>;
  readonly 'nauticus/queries': Load<{ readonly queries: NauticusQueries }>;
} & { readonly [Id in LessonId as `${Id}/lesson`]: Load<{ readonly lesson: Lesson }> };

export type Part = keyof Parts;

/** The exports of a language's folder. */
export interface LanguageFolder {
  readonly name: string;
  readonly parts: Parts;
}
