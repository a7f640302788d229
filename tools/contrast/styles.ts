import { parse } from 'postcss';
import { readSources } from '../sources.ts';
import type { Tokens } from './colours.ts';

export interface StyleRule {
  readonly file: string;
  readonly selector: string;
  readonly set: ReadonlyMap<string, string>;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** Every rule of the client's stylesheets. */
export const readStyles = (): StyleRule[] =>
  readSources(['packages/web/src/{board,games,look,offline,screens}/**/*.css']).flatMap(
    ({ file, text }) => {
      const rules: StyleRule[] = [];
      parse(text).walkRules(rule => {
        const set = rule.nodes.flatMap(node =>
          node.type === 'decl' ? [[node.prop, flat(node.value)] as const] : [],
        );
        rules.push({ file, selector: flat(rule.selector), set: new Map(set) });
      });
      return rules;
    },
  );

export const tokensIn = (rules: readonly StyleRule[]): Tokens => {
  const tokens = new Map<string, string[]>();
  for (const { set } of rules)
    for (const [name, value] of set)
      if (name.startsWith('--')) tokens.set(name, [...(tokens.get(name) ?? []), value]);
  return tokens;
};
