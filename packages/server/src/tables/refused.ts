import type { MatchRefusal } from '@tidetable/match';
import type { TableCode } from '@tidetable/protocol';

export type Refused = { readonly code: TableCode } | MatchRefusal;
