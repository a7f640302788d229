/** `test` for the browser: a page that complains, about itself or our policy, fails its test. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test';
import { keptMatches } from './kept.ts';
import { seedWorkers } from './workers.ts';

interface Options {
  /** Whether the service worker keeps the client; to fetch all of it takes longer than most tests. */
  readonly keepsClient: boolean;
}

interface Extras {
  /** What any page of the test has complained of. A test that expects something takes it out. */
  readonly complaints: string[];
}

/** Collects errors of the console (broken policies are among them) and errors nobody caught. */
const collectComplaints = (context: BrowserContext): string[] => {
  const complaints: string[] = [];
  context.on('console', message => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', error => complaints.push(String(error.error().stack)));
  return complaints;
};

/** As in a browser that has none: every script comes over the network. */
const withoutServiceWorker = (): void => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
};

/** For whoever looks into a failed test: what had been played. */
const leaveMatches = async (context: BrowserContext, info: TestInfo): Promise<void> => {
  const page = context.pages().find(p => p.url().startsWith('http'));
  if (!page) return;
  const matches = await keptMatches(page).catch(() => []); // a page that has crashed tells nothing
  for (const { id, file } of matches)
    writeFileSync(info.outputPath(`${file.game}-${id}.tidetable.json`), JSON.stringify(file));
};

/** From the title of a test, so that tests have different deals; `SEED=7` tries others. */
const seedOf = ({ titlePath }: TestInfo): number =>
  createHash('sha256')
    .update([process.env.SEED ?? '1', ...titlePath].join('\n'))
    .digest()
    .readUInt32LE() || 1;

export const test = base.extend<Extras & Options>({
  keepsClient: [false, { option: true }],
  context: async ({ context, keepsClient }, use, info) => {
    if (!keepsClient) {
      await context.addInitScript(withoutServiceWorker);
      await seedWorkers(context, seedOf(info));
    }
    await use(context);
    // A bot may be about to think when a test ends: its script is not awaited.
    for (const routed of [context, ...context.pages()])
      await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: [
    async ({ context }, use, info) => {
      const complaints = collectComplaints(context);
      await use(complaints);
      if (info.status !== info.expectedStatus) await leaveMatches(context, info);
      expect(complaints, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
