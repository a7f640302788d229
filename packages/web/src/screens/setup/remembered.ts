/** The last table of each game, stored in this browser; invalid data is ignored. */
import { LEVELS } from '@tidetable/bots';
import type { OptionValue } from '@tidetable/rules';
import * as v from 'valibot';
import { type Form, type Offered, optionsOf } from './form.ts';

const Remembered = v.object({
  seats: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(40)),
        bot: v.nullable(v.picklist(LEVELS)),
      }),
    ),
    v.maxLength(8),
  ),
  options: v.record(
    v.string(),
    v.union([v.boolean(), v.number(), v.string(), v.array(v.string())]),
  ),
  aids: v.object({ memory: v.boolean(), projection: v.boolean() }),
  sheet: v.optional(v.record(v.string(), v.unknown())),
});

const keyOf = (game: string): string => `tidetable/setup/${game}`;

/** Reads the stored value, which may have been changed. */
export const parseRemembered = (game: Offered, text: string): Form | undefined => {
  try {
    const form: Form = v.parse(Remembered, JSON.parse(text));
    const options = optionsOf(game, form);
    if (!options) return undefined;
    const { seats: _, ...values } = options;
    return { ...form, options: values as { [name: string]: OptionValue } };
  } catch {
    return undefined;
  }
};

export const recall = (id: string, game: Offered): Form | undefined => {
  try {
    return parseRemembered(game, localStorage.getItem(keyOf(id)) ?? '');
  } catch {
    return undefined; // the storage is not available
  }
};

export const remember = (id: string, form: Form): void => {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(form));
  } catch {
    // private mode or full: nothing is remembered
  }
};

/** Starts set-up with the players, options and components of an earlier table. */
export const rememberTable = (
  { game, options, aids, sheet }: Omit<Form, 'seats'> & { readonly game: string },
  seats: Form['seats'],
): void => {
  const { seats: _, ...values } = options;
  remember(game, { seats, options: values, aids, sheet });
};
