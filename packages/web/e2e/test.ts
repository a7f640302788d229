/** `test` for the browser: a page that complains, about itself or our policy, fails its test. */
import { type BrowserContext, test as base, expect } from '@playwright/test';

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

export const test = base.extend<Extras>({
  complaints: [
    async ({ context }, use) => {
      const complaints = collectComplaints(context);
      await use(complaints);
      expect(complaints, 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
