/** Is there room for the ship in the middle of the path? Known to the board, which measures itself, and to the dock. */
import { type Signal, signal } from '@preact/signals';
import { useBoardState } from '../../board/scope.ts';

const unmeasured = (): Signal<boolean> => signal(true);

export const useRoomy = (): Signal<boolean> => useBoardState(unmeasured);

const WIDTH = 600; // pixels
const HEIGHT = 250;

export const isRoomy = (width: number, height: number): boolean =>
  width >= WIDTH && height >= HEIGHT;
