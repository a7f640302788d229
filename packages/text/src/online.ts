/** The texts of online tables. */
import type { MatchRefusal } from '@tidetable/match';
import type { TableCode } from '@tidetable/protocol';
import { type Catalogue, catalogue } from './catalogue.ts';
import type { Notices } from './en/notices.ts';
import type { OnlineWords } from './en/online.ts';
import type { OnlineSetupWords } from './en/onlineSetup.ts';
import type { GameText } from './gameText.ts';
import { refusalText } from './sentences.ts';

export type { OnlineWords } from './en/online.ts';

export const onlineWords: Catalogue<OnlineWords> = catalogue('online', part => part.online);

export const onlineSetupWords: Catalogue<OnlineSetupWords> = catalogue(
  'onlineSetup',
  part => part.onlineSetup,
);

/** The text of a refusal by the online table; other codes belong to the match or the game. */
export const tableRefusalText = (
  { online, notices }: { online: OnlineWords; notices: Notices },
  game: GameText,
  refusal: MatchRefusal,
): string =>
  Object.hasOwn(online.refusals, refusal.code)
    ? online.refusals[refusal.code as TableCode]
    : refusalText(notices, game, refusal);
