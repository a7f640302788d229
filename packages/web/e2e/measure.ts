// How it feels: is the page free while a bot thinks, how long takes a jump through time or a move, what is downloaded first.
// Usage: measure.ts [load] [jumps] [moves] [thinking] [invitation]; all of them if none is named.
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import type { Level } from '@tidetable/bots';
import { seededRng } from '@tidetable/rules';
import { browserOptions } from './browser.ts';
import { keepMatches, kept } from './kept.ts';
import { measureInvitation } from './measureInvitation.ts';
import { finishedMatch, runningMatch } from './records.ts';
import { OwnServer } from './serving.ts';
import {
  GAMES,
  type GameId,
  hurry,
  movesOf,
  nextTask,
  playMove,
  playOn,
  seat,
  startTable,
} from './table.ts';
import { totalOf, weighScripts } from './weight.ts';
import { engineOf, prepareEngines, prepareThinkers, thinkersOf } from './workers.ts';

const TURNS = 6; // of the bot
const JUMPS = 300;
const MOVES = 20;
const LATE = [10, 300, 400]; // entries of the log before those moves

const build = join(import.meta.dirname, '../build/build.ts');
spawnSync(process.execPath, [build, '--if-needed'], { stdio: 'inherit' });

const server = new OwnServer();
const browser = await chromium.launch(await browserOptions());

const inNewContext = async (
  measure: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ baseURL: await address });
  await hurry(context);
  await measure(await context.newPage(), context);
  await context.close();
};

interface LongTask {
  readonly start: number;
  readonly ms: number;
}

/** Tasks of more than 50 ms on the page's own thread. */
const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: LongTask[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ start: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });

const longTasksSince = (page: Page, from: number): Promise<LongTask[]> =>
  page.evaluate(
    since =>
      (window as unknown as { longTasks: LongTask[] }).longTasks.filter(t => t.start >= since),
    from,
  );

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** In a worker: notes how long each move takes, from the question to its answer, in milliseconds. */
const watchMoves = (): void => {
  const times: number[] = [];
  const begun = new Map<number, number>();
  addEventListener('message', ({ data }) => {
    if (data.name === 'submit' || data.name === 'think') begun.set(data.id, performance.now());
  });
  const { postMessage } = globalThis;
  const answer = (message: { readonly id: number }): void => {
    const start = begun.get(message.id);
    if (start !== undefined) times.push(performance.now() - start);
    postMessage(message);
  };
  Object.assign(globalThis, { moveTimes: times, postMessage: answer });
};

/** The milliseconds that it has noted, as they came. */
const timesIn = async (worker: Worker | undefined): Promise<number[]> => {
  const times = await worker?.evaluate(
    () => (globalThis as unknown as { moveTimes: number[] }).moveTimes,
  );
  return times ?? [];
};

/** Plays until a bot has thought a few times, and looks how busy the page was meanwhile. */
const measureThinking = (game: GameId, level: Level): Promise<void> =>
  inNewContext(async page => {
    await watchLongTasks(page);
    await prepareThinkers(page, watchMoves);
    await startTable(page, game, seat('', level));
    const others = page.locator('.table-player[data-turn]:not([data-me])');
    const tasks: LongTask[] = [];
    let turns = 0;
    while (turns < TURNS && (await nextTask(page)) === 'move') {
      await playMove(page, () => 0);
      if ((await others.count()) === 0) continue;
      const from = await now(page);
      await movesOf(page).or(page.locator('.table-result')).first().waitFor({ state: 'attached' });
      tasks.push(...(await longTasksSince(page, from)));
      turns++;
    }
    const worst = Math.max(0, ...tasks.map(({ ms }) => ms));
    const [first, ...times] = await timesIn(thinkersOf(page)); // the first one has all fetched
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)].toFixed(1);
    console.log(
      `${game}, ${level}: ${times.length + 1} decisions in ${turns} turns, the first ${first.toFixed()} ms with all that it fetches, then median ${at(0.5)} ms, the slowest ${at(1)} ms; long tasks of the page meanwhile: ${tasks.length}${tasks.length > 0 ? `, the longest ${worst.toFixed()} ms` : ''}`,
    );
  });

/** From the input of the slider to the frame that shows the moment, in milliseconds. */
const jump = (page: Page, ply: number): Promise<number> =>
  page.evaluate(async to => {
    const table = document.querySelector<HTMLElement>('.table');
    const slider = document.querySelector<HTMLInputElement>('.table-timeline input');
    if (!table || !slider) throw new Error('no table');
    const isShown = new Promise<void>(done => {
      const watch = new MutationObserver(() => {
        if (table.dataset.ply !== String(to)) return;
        watch.disconnect();
        done();
      });
      watch.observe(table, { attributeFilter: ['data-ply'] });
    });
    const start = performance.now();
    slider.value = String(to);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await isShown;
    await new Promise(frame => requestAnimationFrame(frame));
    await new Promise(painted => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = painted;
      port2.postMessage(undefined); // comes after the frame has been painted
    });
    return performance.now() - start;
  }, ply);

/** Processor time that the page's own thread has taken, in milliseconds: it does not grow when others work. */
const watchProcessor = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
};

const measureJumps = (): Promise<void> =>
  inNewContext(async page => {
    const file = finishedMatch('nauticus', { seats: 4 });
    await keepMatches(page, [kept('long', file)]);
    await page.goto('/replay/long?ply=0');
    await page.locator('.table').waitFor();
    const processor = await watchProcessor(page);
    const rng = seededRng(1);
    const before = await processor();
    const times: number[] = [];
    for (let i = 0, last = 0; i < JUMPS; i++) {
      const ply = rng(file.log.length);
      if (ply !== last) times.push(await jump(page, ply));
      last = ply;
    }
    const work = ((await processor()) - before) / times.length;
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)].toFixed();
    console.log(
      `a jump through Nauticus (${file.log.length} entries): median ${at(0.5)} ms, of ten the slowest ${at(0.9)} ms, of a hundred ${at(0.99)} ms, worst ${at(1)} ms; processor time of the page ${work.toFixed()} ms`,
    );
  });

/** What a move costs at a table of four people: rules, view, and writing it down. */
const measureMoves = (entries: number): Promise<void> =>
  inNewContext(async page => {
    await prepareEngines(page, watchMoves);
    const file = runningMatch('nauticus', { seats: 4, people: 4, entries, seed: 6 });
    await keepMatches(page, [kept('long', file)]);
    await page.goto('/table/long');
    await playOn(page, () => 0, MOVES);
    const times = (await timesIn(engineOf(page))).sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)].toFixed(1);
    console.log(
      `a move of Nauticus after ${file.log.length} entries, from submit to answer: median ${at(0.5)} ms, of ten the slowest ${at(0.9)} ms`,
    );
  });

const measureFirstLoad = (): Promise<void> =>
  inNewContext(async (page, context) => {
    const scripts = weighScripts(context);
    await page.goto('/');
    await page.locator('.game-card').first().waitFor();
    const home = totalOf(scripts());
    await startTable(page, 'nautilus-island');
    await nextTask(page);
    console.log(
      `scripts, compressed: home ${home} bytes, up to a table ${totalOf(scripts())} bytes`,
    );
  });

const address = server.address();
console.log(`${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
const MEASURES = {
  load: measureFirstLoad,
  jumps: measureJumps,
  moves: async () => {
    for (const entries of LATE) await measureMoves(entries);
  },
  thinking: async () => {
    for (const game of ['nautilus-island', 'nautilion', 'nauticus'] as const)
      for (const level of ['admiral', 'pilot', 'nemo'] as const) await measureThinking(game, level);
  },
  invitation: async () => {
    for (const game of GAMES) await measureInvitation(browser, await address, game);
  },
};
const wanted = process.argv.slice(2);
try {
  for (const [name, measure] of Object.entries(MEASURES))
    if (wanted.length === 0 || wanted.includes(name)) await measure();
} finally {
  await browser.close();
  await server.end();
}
