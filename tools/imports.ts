import { parseSync, Visitor } from 'vite';
import { lineAt, type SourceFile } from './sources.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly typesOnly: boolean;
}

/** Every import, re-export, `import()`, `import('…').Type` and script of a thread of a file. */
export const listImports = ({ file, text }: SourceFile): Import[] => {
  const { program, module } = parseSync(file, text);
  const imports: Import[] = [];
  const add = (specifier: string, offset: number, typesOnly: boolean) => {
    imports.push({ specifier, line: lineAt(text, offset), typesOnly });
  };
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, start, entries.length > 0 && entries.every(entry => entry.isType));
  for (const { entries, start } of module.staticExports) {
    const from = entries.find(entry => entry.moduleRequest)?.moduleRequest;
    if (from)
      add(
        from.value,
        start,
        entries.every(entry => entry.isType),
      );
  }
  new Visitor({
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') add(String(source.value), start, false);
    },
    NewExpression({ callee, arguments: [path], start }) {
      // A thread: `new Worker(new URL('./thread.ts', import.meta.url))`.
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || path?.type !== 'Literal') return;
      if (/^\.{1,2}\/.*\.ts$/.test(String(path.value))) add(String(path.value), start, false);
    },
    TSImportType: ({ source, start }) => add(source.value, start, true),
  }).visit(program);
  return imports;
};

/** At least one cycle of every knot of files that import each other; its first file stands at both ends. */
export const listCycles = (imports: ReadonlyMap<string, readonly string[]>): string[][] => {
  const cycles: string[][] = [];
  const path: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string) => {
    seen.add(file);
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      if (path.includes(next)) cycles.push([...path.slice(path.indexOf(next)), next]);
      else if (!seen.has(next)) visit(next);
    }
    path.pop();
  };
  for (const file of imports.keys()) if (!seen.has(file)) visit(file);
  return cycles;
};
