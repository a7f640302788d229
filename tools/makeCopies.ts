// Writes how the single numbers of each game's state are copied: a loop over their names takes fifty times as long.
// Usage: node tools/makeCopies.ts
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources, root, type SourceFile } from './sources.ts';

/** What each file must hold. */
export const copyFiles = (): { readonly [file: string]: string } =>
  Object.fromEntries(readSources(['packages/rules/src/*/state.ts']).map(copyFile));

const copyFile = ({ file, text }: SourceFile): [file: string, text: string] => {
  const declared = /^export const SCALARS = \{$([\s\S]*?)^\};$/m.exec(text)?.[1] ?? '';
  const names = Array.from(declared.matchAll(/^ {2}(\w+):/gm), ([, name]) => name);
  const each = (line: (name: string) => string): string =>
    names.map(name => `  ${line(name)}\n`).join('');
  return [
    join(dirname(file), 'copyScalars.ts'),
    `// Made by tools/makeCopies.ts from SCALARS.
interface Scalars {
${each(name => `${name}: number;`)}}

export const copyScalars = (to: Scalars, from: Scalars): void => {
${each(name => `to.${name} = from.${name};`)}};
`,
  ];
};

if (import.meta.main)
  for (const [file, text] of Object.entries(copyFiles())) writeFileSync(join(root, file), text);
