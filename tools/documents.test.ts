import { afterAll, expect, test } from 'vitest';
import { type Block, listBlocks, readDocuments } from './documents.ts';
import { LIMIT, removeFolders, runBlock } from './runDocuments.ts';

afterAll(removeFolders);

const titleOf = ({ file, line, when, commands }: Block): string =>
  `${file}:${line}${when === 'always' ? '' : ` (only read: ${when})`} ${commands[0]}`;

for (const block of readDocuments()) {
  test(
    titleOf(block),
    async () => {
      expect(block.problem).toBeUndefined();
      expect(block.commands).not.toEqual([]);
      const missing = await runBlock(block);
      if (missing !== undefined) console.log(`not run: needs ${missing}`);
    },
    (block.commands.length + 1) * LIMIT,
  );
}

const block = (info: string, ...lines: string[]): Block => {
  const text = ['# Title', `\`\`\`${info}`, ...lines, '```'].join('\n');
  const [found] = listBlocks({ file: 'made-up.md', text });
  return found;
};

test('a block is found with its line and its commands', () => {
  expect(block('sh', '# a remark', 'echo a', '', 'echo b \\', '  c')).toEqual({
    file: 'made-up.md',
    line: 2,
    commands: ['echo a', 'echo b c'],
    when: 'always',
    exit: 0,
    needs: [],
  });
});

test('words after the fence say how a block is run', () => {
  expect(block('sh ci', 'x').when).toBe('ci');
  expect(block('sh by-hand', 'x').when).toBe('by-hand');
  expect(block('sh exit=2 needs=g++,python3', 'x')).toMatchObject({
    exit: 2,
    needs: ['g++', 'python3'],
  });
});

test('a block of servers says where they answer', () => {
  expect(block('sh serves=/healthz', 'x').serves).toBe('/healthz');
});

test('unknown words and other names of a shell are problems', () => {
  expect(block('sh byhand', 'x').problem).toBe('unknown word after the fence: byhand');
  expect(block('sh exit=two', 'x').problem).toBe('unknown word after the fence: exit=two');
  expect(block('bash', 'x').problem).toBe('fence commands as sh, not bash');
});

test('blocks of other languages, and fences within a longer fence, are no commands', () => {
  const text = '```ts\nlet a;\n```\n````md\n```sh\nfalse\n```\n````\n  ~~~sh\n  true\n  ~~~\n';
  expect(listBlocks({ file: 'made-up.md', text })).toMatchObject([
    { line: 9, commands: ['true'], when: 'always' },
  ]);
});

test('commands are run in the root, share $D, and have no input', async () => {
  await runBlock(block('sh', 'echo tide > $D/a', '! read', 'test -f package.json'));
  await runBlock(block('sh', 'grep tide $D/a', 'test ! -e $TMPDIR/a'));
});

test('commands see our programs first, and nothing of the test runner', async () => {
  await runBlock(block('sh', 'test $(command -v tsc) = $PWD/node_modules/.bin/tsc'));
  await runBlock(block('sh', 'test "$TIDETABLE_DOCS" = 1', 'test -z "$VITEST"'));
});

test('a command that ends with another code fails', async () => {
  await expect(runBlock(block('sh', 'true', 'echo why; exit 3'))).rejects.toThrow(
    'echo why; exit 3\nends with 3, not 0:\nwhy',
  );
  await expect(runBlock(block('sh exit=2', 'exit 3'))).rejects.toThrow('ends with 3, not 2');
  await runBlock(block('sh exit=2', 'exit 2'));
});

/** A server in one line, and what it does when it is asked. */
const server = (status: number): string =>
  `node -e 'const s = require("http").createServer((q, a) => a.writeHead(q.url === "/ok" ? ${status} : 404).end())
    .listen(process.env.PORT, "127.0.0.1", () => console.log(\`At http://127.0.0.1:\${s.address().port}/ now\`));
    process.on("SIGTERM", () => { require("fs").writeFileSync(process.env.D + "/ended", "x"); process.exit(); })'`.replaceAll(
    '\n',
    ' ',
  );

test('a server is started, asked and ended', async () => {
  await runBlock(block('sh serves=/ok', server(200)));
  await runBlock(block('sh', 'grep x $D/ended'));
});

test('a server that answers otherwise, or ends by itself, fails', async () => {
  await expect(runBlock(block('sh serves=/ok', server(500)))).rejects.toThrow('answers 500 at /ok');
  await expect(runBlock(block('sh serves=/', 'echo why'))).rejects.toThrow(
    'ends without naming an address:\nwhy',
  );
  await expect(runBlock(block('sh serves=/', 'echo http://127.0.0.1:1/'))).rejects.toThrow(
    'does not answer at http://127.0.0.1:1/',
  );
});

test('what is not run must at least be bash, and name scripts that exist', async () => {
  await runBlock(block('sh by-hand exit=2', 'exit 3'));
  await expect(runBlock(block('sh by-hand', 'if true'))).rejects.toThrow('not 0');
  await expect(runBlock(block('sh ci', 'npm -s run -s no-such-script'))).rejects.toThrow(
    'no-such-script',
  );
});

test('a block whose programs are missing is left out', async () => {
  expect(await runBlock(block('sh needs=no-such-program', 'exit 3'))).toBe('no-such-program');
  expect(await runBlock(block('sh needs=bash,cat', 'true'))).toBeUndefined();
});
