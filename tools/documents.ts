// The commands in the project's documents: blocks fenced as `sh`, with words after it that say how
// they are run. `node tools/documents.ts` lists them all.
import { readSources, type SourceFile } from './sources.ts';

export interface Block {
  readonly file: string;
  readonly line: number; // of its first fence
  readonly commands: readonly string[];
  /** `ci`: what CI itself runs. `by-hand`: too long for CI. Neither is run with the tests. */
  readonly when: 'always' | 'ci' | 'by-hand';
  readonly exit: number; // the code expected of every command
  readonly needs: readonly string[]; // programs without which the block is left out
  /** Every command is a server: it names its address, answers at this path, and ends when told. */
  readonly serves?: string;
  /** What is wrong with the words after the fence. */
  readonly problem?: string;
}

const DOCUMENTS = [
  '{README,ARCHITECTURE,CONTRIBUTING}.md',
  'docs/**/*.md',
  'bench/README.md',
  'examples/**/README.md',
  'packages/**/{README,SPEC}.md',
];
const SHELLS = ['sh', 'bash', 'shell', 'zsh', 'console', 'terminal'];

export const listBlocks = ({ file, text }: SourceFile): Block[] => {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, fence, info] = /^ *(`{3,}|~{3,}) *(.*)$/.exec(lines[at]) ?? [];
    if (fence === undefined) continue;
    const line = at + 1;
    const content: string[] = [];
    while (++at < lines.length && !isClosing(lines[at], fence)) content.push(lines[at]);
    const [shell, ...words] = info.trim().split(/ +/);
    if (!SHELLS.includes(shell)) continue;
    const problem = shell === 'sh' ? undefined : `fence commands as sh, not ${shell}`;
    blocks.push({ file, line, commands: listCommands(content), ...readWords(words, problem) });
  }
  return blocks;
};

const isClosing = (line: string, fence: string): boolean =>
  line.trim().startsWith(fence) && line.trim().replaceAll(fence[0], '') === '';

/** One command per line; a backslash at the end of a line continues it. */
const listCommands = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'));

type Words = Pick<Block, 'when' | 'exit' | 'needs' | 'serves' | 'problem'>;

const readWords = (words: readonly string[], problem?: string): Words => {
  let read: Words = { when: 'always', exit: 0, needs: [], ...(problem && { problem }) };
  for (const word of words) {
    const [, name, value] = /^(exit|needs|serves)=(.+)$/.exec(word) ?? [];
    if (word === 'ci' || word === 'by-hand') read = { ...read, when: word };
    else if (name === 'exit' && /^\d+$/.test(value)) read = { ...read, exit: Number(value) };
    else if (name === 'needs') read = { ...read, needs: value.split(',') };
    else if (name === 'serves') read = { ...read, serves: value };
    else read = { ...read, problem: `unknown word after the fence: ${word}` };
  }
  return read;
};

export const readDocuments = (): Block[] => readSources(DOCUMENTS).flatMap(listBlocks);

if (import.meta.main) {
  for (const { file, line, commands, when, exit, needs, serves } of readDocuments()) {
    const how = [
      when,
      exit ? `exit=${exit}` : '',
      needs.length ? `needs=${needs}` : '',
      serves ? `serves=${serves}` : '',
    ];
    console.log(`${file}:${line}  (${how.filter(Boolean).join(' ')})`);
    for (const command of commands) console.log(`    ${command}`);
  }
}
