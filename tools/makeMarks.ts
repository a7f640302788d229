// Writes which rules are marked in the SPECs, for the rules pages and for refusals.
// Usage: node tools/makeMarks.ts
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSources, root, type SourceFile } from './sources.ts';
import { sentencesOf } from './specMarks.ts';

/** What each file must hold. */
export const markFiles = (): { readonly [file: string]: string } =>
  Object.fromEntries(readSources(['packages/rules/src/*/SPEC.md']).map(markFile));

const markFile = (spec: SourceFile): [file: string, text: string] => {
  const marked = sentencesOf(spec).filter(({ mark }) => mark !== undefined);
  const lines = marked.map(({ rule, mark }) => `  ${rule}: '${mark}',\n`);
  return [
    `packages/text/src/${basename(dirname(spec.file))}/marks.ts`,
    `// Made by tools/makeMarks.ts from the SPEC.\nimport type { Marks } from '../rulesPage.ts';\n\nexport const marks: Marks = {\n${lines.join('')}};\n`,
  ];
};

if (import.meta.main)
  for (const [file, text] of Object.entries(markFiles())) writeFileSync(join(root, file), text);
