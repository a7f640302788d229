/** Random inputs by the thousand for readers that trust nothing, and what became of them. */
import { createContext, Script } from 'node:vm';
import { type Rng, seededRng } from '../core/rng.ts';

/** Far more than any round needs: what takes longer hangs. */
const LONGEST_MS = 20_000;

/** What became of one input; `kind` and `outcome` are row and column of the table. */
export interface Tried {
  readonly kind: string;
  readonly outcome: string;
}

export interface FuzzSetup {
  readonly inputs: number;
  readonly seed: number;
  /** Makes one input or several and returns what became of each; throws if that was wrong. */
  readonly round: (rng: Rng) => readonly Tried[] | Promise<readonly Tried[]>;
  readonly longestMs?: number;
}

/** How many inputs the environment asks for, and by which seed. */
export const fuzzSettings = (usual: number): { inputs: number; seed: number } => ({
  inputs: Number(process.env.FUZZ_INPUTS || usual),
  seed: Number(process.env.SEED || 1),
});

/** Each round has a seed of its own, so that one that failed can be repeated alone. */
export const fuzz = async ({
  inputs,
  seed,
  round,
  longestMs = LONGEST_MS,
}: FuzzSetup): Promise<Tried[]> => {
  const tried: Tried[] = [];
  for (let own = seed; tried.length < inputs; own++) {
    try {
      tried.push(...(await inTime(() => round(seededRng(own)), longestMs)));
    } catch (cause) {
      const again = `SEED=${own} FUZZ_INPUTS=1 npm run test:long -- fuzz`;
      throw new Error(`after ${tried.length} inputs: ${cause}\nAgain: ${again}`, { cause });
    }
  }
  return tried;
};

const box = createContext({});
const script = new Script('run()');

/** Also ends code that never returns to the event loop; a round that waits uses it after each wait. */
export const inTime = <T>(run: () => T, timeout = LONGEST_MS): T => {
  Object.assign(box, { run });
  return script.runInContext(box, { timeout });
};

/** A row for each kind, a column for each outcome. */
export const fuzzTable = (tried: readonly Tried[]): string => {
  const outcomes = [...new Set(tried.map(t => t.outcome))].sort();
  const row = (name: string, some: readonly Tried[]): (string | number)[] => [
    name,
    some.length,
    ...outcomes.map(outcome => some.filter(t => t.outcome === outcome).length),
  ];
  const rows = Object.entries(Object.groupBy(tried, t => t.kind))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, some = []]) => row(kind, some));
  const lines = [['kind', 'inputs', ...outcomes], ...rows, row('total', tried)];
  const widths = lines[0].map((_, i) => Math.max(...lines.map(line => `${line[i]}`.length)));
  return lines
    .map(([kind, ...counts]) =>
      [
        `${kind}`.padEnd(widths[0]),
        ...counts.map((n, i) => `${n}`.padStart(widths[i + 1] + 2)),
      ].join(''),
    )
    .join('\n');
};
