/** The workers of a page, as a test gets at them. */
import type { Page, Worker } from '@playwright/test';

/** The engine of the table that is open; dealing had another one, which has ended. */
export const engineOf = (page: Page): Worker => {
  const engine = page.workers().findLast(worker => worker.url().includes('engine.worker'));
  if (!engine) throw new Error('no engine runs');
  return engine;
};

/** A program that every engine runs before anybody calls it. */
export const prepareEngines = async (page: Page, program: () => void): Promise<void> => {
  await page.route('**/engine.worker-*.js', async route => {
    const script = await (await route.fetch()).text();
    const body = `(${program})();\n${script}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
};

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
