/** The workers of a page, as a test gets at them. */
import type { BrowserContext, Page, Route, Worker } from '@playwright/test';

/** The engine of the table that is open; dealing had another one, which has ended. */
export const engineOf = (page: Page): Worker => {
  const engine = page.workers().findLast(worker => worker.url().includes('engine.worker'));
  if (!engine) throw new Error('no engine runs');
  return engine;
};

/** Answers with the script of a worker, and a program before it. */
const fulfillAfter = async (route: Route, program: string): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${program};\n${await response.text()}` });
};

/** A program that every engine runs before anybody calls it. */
export const prepareEngines = (page: Page, program: () => void): Promise<unknown> =>
  page.route('**/engine.worker-*.js', route => fulfillAfter(route, `(${program})()`));

/** Likewise every worker in which bots think. */
export const prepareThinkers = (page: Page, program: () => void): Promise<unknown> =>
  page.route('**/bots.worker-*.js', route => fulfillAfter(route, `(${program})()`));

/** Where the bots of the table think; there is none before the first of them is asked. */
export const thinkersOf = (page: Page): Worker | undefined =>
  page.workers().findLast(worker => worker.url().includes('bots.worker'));

/** Replaces the random numbers of a worker by those that follow from a number other than 0 (xorshift). */
const drawFrom = (first: number): void => {
  let state = first;
  const drawByte = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 11) & 255;
  };
  crypto.getRandomValues = array => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => {
        bytes[i] = drawByte();
      });
    return array;
  };
};

/** Deals and bots of all pages follow from a seed, so that what a test found can be found again. */
export const seedWorkers = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.route('**/{engine,bots}.worker-*.js', route =>
    fulfillAfter(route, `(${drawFrom})(${seed})`),
  );

/** A browser that does not let a page keep anything, as some do in private windows. */
export const closeStorage = async (page: Page): Promise<void> => {
  const close = (): void => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  };
  await page.addInitScript(close);
  await prepareEngines(page, close);
};

/** Lets the test lose workers: they end, and the page hears of it. */
export const holdWorkers = (page: Page) =>
  page.addInitScript(() => {
    const held: globalThis.Worker[] = [];
    const names = new WeakMap<globalThis.Worker, string>();
    const Original = globalThis.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        held.push(this);
        names.set(this, String(url));
      }
    };
    Object.assign(window, {
      lose: (name: string) => {
        const worker = held.findLast(w => names.get(w)?.includes(name));
        worker?.terminate();
        worker?.dispatchEvent(new ErrorEvent('error', { message: 'lost' }));
        return worker !== undefined;
      },
    });
  });

export const lose = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(n => (window as unknown as { lose: (n: string) => boolean }).lose(n), name);
