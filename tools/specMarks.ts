// The marks of a SPEC: which of its sentences are not plainly the book's.
import { lineAt, type SourceFile } from './sources.ts';

export const MARKS = ['likely reading', 'house ruling'] as const;
export type Mark = (typeof MARKS)[number];

interface Sentence {
  readonly rule: string;
  readonly line: number;
  readonly mark: Mark | undefined;
  /** What stands in brackets like a mark, but is none or is not at the end. */
  readonly strange: readonly string[];
}

const SENTENCE = /^- \*\*([A-Z]+\d+)\*\*(.*)$/gm;
const IN_BRACKETS = /\*\(([^)]*)\)\*/g;

export const sentencesOf = ({ text }: SourceFile): Sentence[] =>
  Array.from(text.matchAll(SENTENCE), ({ 1: rule, 2: said, index }) => {
    const mark = MARKS.find(name => said.endsWith(` *(${name})*`));
    const found = Array.from(said.matchAll(IN_BRACKETS), ([, name]) => name);
    const strange = mark === undefined ? found : found.slice(0, -1);
    return { rule, line: lineAt(text, index), mark, strange };
  });

export const SECTION = '## House rulings';
const ENTRY = /^\| ([A-Z]+\d+) \| ([^|]*) \| ([^|]+) \| ([^|]+) \|$/;

/** Every marked sentence has one entry in the section, with the same mark, and nothing else has. */
export const markProblems = (spec: SourceFile): string[] => {
  const at = (line: number): string => `${spec.file}:${line}:`;
  const sentences = sentencesOf(spec);
  const problems = sentences.flatMap(({ line, rule, strange }) =>
    strange.map(name => `${at(line)} ${rule}: (${name}) is no mark at the end of the sentence`),
  );
  const marks = new Map(sentences.map(({ rule, mark }) => [rule, mark]));
  const entries = new Set<string>();
  for (const { row, line } of rowsOf(spec)) {
    const [, rule, mark, book, why] = ENTRY.exec(row) ?? [];
    if (rule === undefined) problems.push(`${at(line)} needs number, mark, book and why`);
    else if (entries.has(rule)) problems.push(`${at(line)} ${rule} has an entry already`);
    else if (marks.get(rule) === undefined)
      problems.push(`${at(line)} ${rule} is no marked sentence`);
    else if (marks.get(rule) !== mark)
      problems.push(`${at(line)} ${rule} is marked ${marks.get(rule)}, not ${mark}`);
    else if (!book.trim() || !why.trim())
      problems.push(`${at(line)} ${rule} needs what the book says, and why we chose`);
    entries.add(rule ?? '');
  }
  for (const { rule, line, mark } of sentences)
    if (mark !== undefined && !entries.has(rule))
      problems.push(`${at(line)} ${rule} has no entry under “House rulings”`);
  return problems;
};

/** The rows of the tables of the section, without heads. */
const rowsOf = ({ text }: SourceFile): { row: string; line: number }[] => {
  const lines = text.split('\n');
  const start = lines.indexOf(SECTION);
  if (start < 0) return [];
  const next = lines.findIndex((line, i) => i > start && line.startsWith('## '));
  return lines
    .map((row, i) => ({ row, line: i + 1 }))
    .slice(start, next < 0 ? lines.length : next)
    .filter(({ row }) => row.startsWith('|') && !/^\| rule \||^\|---/.test(row));
};
