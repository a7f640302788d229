/** The languages there are. Another one is a folder with the same files, and a line here. */
export * as en from './en/index.ts';
export * as fr from './fr/index.ts';
