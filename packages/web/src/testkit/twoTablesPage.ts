import type { MatchFile } from '@tidetable/match';

/** What a test may ask of the page with two tables. */
export interface TwoTables {
  readonly show: (file: MatchFile) => Promise<void>;
  /** Somebody at a table, 0 or 1, plays any move. */
  readonly step: (side: number) => void;
}

declare global {
  interface Window {
    twoTables: TwoTables;
  }
}
