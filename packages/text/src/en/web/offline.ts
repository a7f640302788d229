/** What the web client says about its own files. */

export const offline = {
  newVersion: 'A new version of Tidetable is ready. Your games are kept.',
  load: 'Load it now',
  later: 'Later',
};

export type OfflineWords = typeof offline;
