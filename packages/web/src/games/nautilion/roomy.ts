/** Is there room for the ship in the middle of the path? Known to the board, which measures itself, and to the dock. */
import { type Signal, signal } from '@preact/signals';
import { useBoardState } from '../../board/scope.ts';

const unmeasured = (): Signal<boolean> => signal(false);

export const useRoomy = (): Signal<boolean> => useBoardState(unmeasured);

const WIDTH = 600; // pixels of the board and all that lies on it
const HEIGHT = 300;

export const isRoomy = (width: number, height: number): boolean =>
  width >= WIDTH && height >= HEIGHT;
