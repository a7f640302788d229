export type OptionValue = boolean | number | string | readonly string[];

/** What a table agreed on before the deal. */
export interface Options {
  readonly seats: number;
  readonly [name: string]: OptionValue;
}

/** One thing a table may choose. Its texts are found under its name in the message files. */
export type OptionSpec =
  | { readonly name: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
    }
  | {
      readonly name: string;
      readonly kind: 'set';
      readonly values: readonly string[];
      readonly default: readonly string[];
    };

export type OptionProblem =
  | { readonly code: 'seats'; readonly min: number; readonly max: number }
  | { readonly code: 'unknown-option'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'bad-option'; readonly name: string; readonly allowed: readonly string[] };

interface Offer {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

/** Checks values from anywhere (a file, a command line, a wire) against what a game offers. */
export const readOptions = (
  offer: Offer,
  given: { readonly [name: string]: unknown },
): Options | OptionProblem => {
  const { seats } = given;
  const { min, max } = offer.seats;
  if (!isWhole(seats, min, max)) return { code: 'seats', min, max };
  const known = offer.options.map(o => o.name);
  for (const name of Object.keys(given)) {
    if (name !== 'seats' && !known.includes(name)) return { code: 'unknown-option', name, known };
  }
  const options: Record<string, OptionValue> & { seats: number } = { seats };
  for (const spec of offer.options) {
    const value = Object.hasOwn(given, spec.name)
      ? readValue(spec, given[spec.name])
      : spec.default;
    if (value === undefined) {
      return { code: 'bad-option', name: spec.name, allowed: allowedValues(spec) };
    }
    options[spec.name] = value;
  }
  return options;
};

export const isOptionProblem = (x: Options | OptionProblem): x is OptionProblem => 'code' in x;

/** Takes the value itself or, from a command line, its text. */
const readValue = (spec: OptionSpec, value: unknown): OptionValue | undefined => {
  switch (spec.kind) {
    case 'flag':
      return value === true || value === 'true' || value === 'yes'
        ? true
        : value === false || value === 'false' || value === 'no'
          ? false
          : undefined;
    case 'number': {
      const n = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
      return isWhole(n, spec.min, spec.max) ? n : undefined;
    }
    case 'choice':
      return spec.values.find(v => v === value);
    case 'set': {
      const items = typeof value === 'string' ? value.split(',').filter(Boolean) : value;
      if (!Array.isArray(items) || !items.every(x => spec.values.includes(x))) return undefined;
      return spec.values.filter(v => items.includes(v)); // each once, in the game's order
    }
  }
};

const isWhole = (x: unknown, min: number, max: number): x is number =>
  Number.isInteger(x) && (x as number) >= min && (x as number) <= max;

/** A value of an option as a person may type it. */
export const formatValue = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** The values of an option as a person may type them, for help and for refusals. */
export const allowedValues = (spec: OptionSpec): string[] => {
  switch (spec.kind) {
    case 'flag':
      return [true, false].map(formatValue);
    case 'number':
      return [`${spec.min}–${spec.max}`];
    case 'choice':
    case 'set':
      return [...spec.values];
  }
};
