/** The examples of docs/api.md, run against a server as they stand. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OwnServer } from '../testkit/ownServer.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

test('the examples of the document run, one after the other', async () => {
  const blocks = [...page.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(3);
  const program = `const server = ${JSON.stringify(server.address.slice(0, -1))};\n${blocks.join('\n')}`;
  const args = ['--input-type=module', '--eval', program];
  await promisify(execFile)(process.execPath, args, { timeout: 30_000 });
});
