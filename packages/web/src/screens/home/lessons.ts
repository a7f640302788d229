import type { GameId } from '@tidetable/text/web';

/** The games that can teach themselves. */
export const LESSONS: readonly GameId[] = [];
