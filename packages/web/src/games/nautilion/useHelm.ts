import { useBoardState } from '../../board/scope.ts';
import { settings } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { type Helm, helmOf, nothingBegun } from './helm.ts';

/** The helm of this table. With the confirmation setting, a complete plan waits for OK. */
export const useHelm = (board: BoardProps): Helm =>
  helmOf(board, useBoardState(nothingBegun), settings.value.confirm);
