/** Metrics in the text format of Prometheus. */

export interface Metric {
  text(): string;
}

export interface Counter extends Metric {
  /** `of` is the value of the counter’s label, if it has one: never a value from a client. */
  add(amount?: number, of?: string): void;
}

export interface Histogram extends Metric {
  observe(value: number): void;
}

interface Named {
  readonly name: string;
  readonly help: string;
}

const form = ({ name, help }: Named, type: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');

export const counter = (named: Named, label?: string): Counter => {
  const counts = new Map<string, number>(label === undefined ? [['', 0]] : []);
  const suffix = (of: string): string => (label === undefined ? '' : `{${label}="${of}"}`);
  return {
    add: (amount = 1, of = '') => void counts.set(of, (counts.get(of) ?? 0) + amount),
    text: () => {
      const lines = [...counts].map(([of, count]) => `${named.name}${suffix(of)} ${count}`);
      return form(named, 'counter', lines);
    },
  };
};

/** A gauge that is computed when it is read. */
export const gauge = (named: Named, read: () => number): Metric => ({
  text: () => form(named, 'gauge', [`${named.name} ${read()}`]),
});

/** A histogram with ascending bounds. */
export const histogram = (named: Named, bounds: readonly number[]): Histogram => {
  const counts = bounds.map(() => 0);
  let all = 0;
  let sum = 0;
  return {
    observe(value) {
      const at = bounds.findIndex(bound => value <= bound);
      if (at >= 0) counts[at]++;
      all++;
      sum += value;
    },
    text() {
      let within = 0;
      const buckets = bounds.map((bound, i) => {
        within += counts[i];
        return `${named.name}_bucket{le="${bound}"} ${within}`;
      });
      const rest = [`_bucket{le="+Inf"} ${all}`, `_sum ${sum}`, `_count ${all}`];
      return form(named, 'histogram', [...buckets, ...rest.map(end => named.name + end)]);
    },
  };
};
