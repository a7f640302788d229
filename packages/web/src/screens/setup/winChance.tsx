import type { Options } from '@tidetable/rules';

/** The measured chance to win a voyage with these options: its place in the form, until it is measured. */
export const WinChance = (_: { readonly options: Options }) => null;
