/** Third-party programs in the page, for its credits. */
export interface Bundled {
  readonly name: string;
  readonly licence: string;
  readonly address: string;
}

export const BUNDLED: readonly Bundled[] = [
  { name: 'preact', licence: 'MIT', address: 'https://preactjs.com' },
  { name: '@preact/signals', licence: 'MIT', address: 'https://github.com/preactjs/signals' },
  { name: 'valibot', licence: 'MIT', address: 'https://valibot.dev' },
  { name: 'idb', licence: 'ISC', address: 'https://github.com/jakearchibald/idb' },
  { name: '@noble/hashes', licence: 'MIT', address: 'https://github.com/paulmillr/noble-hashes' },
  { name: 'uqr', licence: 'MIT', address: 'https://github.com/unjs/uqr' },
];
