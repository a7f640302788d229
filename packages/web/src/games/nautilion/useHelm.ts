import { useBoardState } from '../../board/scope.ts';
import { settings } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { type Helm, helmOf, nothingBegun } from './helm.ts';

/** The helm of this table. Who wants to be asked sets off by hand. */
export const useHelm = (board: BoardProps): Helm =>
  helmOf(board, useBoardState(nothingBegun), settings.value.confirm);
