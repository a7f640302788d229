/** For tests: what the captions of drawn examples claim. */
import { type FigureRules, rulesPages } from '@tidetable/text/rules';
import { loadEveryLanguage, type Paragraph } from '@tidetable/text/shell';

type Claims<Game extends keyof FigureRules> = {
  readonly [Rule in FigureRules[Game]]?: () => readonly number[];
};

const numbersIn = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number);

/** The paragraphs with a drawing, and the numbers of their texts. */
export const loadCaptions = async <Game extends keyof FigureRules>(game: Game) => {
  await loadEveryLanguage([`${game}/rules`]);
  const drawn = rulesPages[game].en.chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ figure }) => figure !== undefined);
  const find = (rule: FigureRules[Game]): Paragraph =>
    drawn.find(({ rules }) => rules[0] === rule) as Paragraph;
  return {
    inExample: (rule: FigureRules[Game]): number[] => numbersIn(find(rule).example),
    /** Each caption with a number, beside the numbers that the rules find. */
    compare: (claims: Claims<Game>): [rule: string, said: number[], found: readonly number[]][] =>
      drawn
        .map(({ rules: [rule], figure }): [string, number[], readonly number[]] => [
          rule,
          numbersIn(figure),
          claims[rule as FigureRules[Game]]?.() ?? [],
        ])
        .filter(([, said, found]) => said.length + found.length > 0),
  };
};
