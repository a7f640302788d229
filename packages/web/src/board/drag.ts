/**
 * Dragging a thing onto another of the same table that carries `data-drop`. A short touch stays a
 * tap.
 */
import { isSameTable } from './scope.ts';

const SLOP = 6; // pixels of movement that still count as a tap

export const dragFrom = (e: PointerEvent, onDrop: (target: string) => void): void => {
  const thing = e.currentTarget as HTMLElement;
  if (e.button !== 0) return;
  const { clientX: x0, clientY: y0 } = e;
  let isDragged = false;
  const target = ({ clientX, clientY }: PointerEvent): HTMLElement | null => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
    return found && isSameTable(found, thing) ? found : null;
  };
  let over: HTMLElement | null = null;
  const mark = (next: HTMLElement | null): void => {
    if (over === next) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  };
  const onMove = (move: PointerEvent): void => {
    const [x, y] = [move.clientX - x0, move.clientY - y0];
    if (!isDragged && Math.hypot(x, y) < SLOP) return;
    isDragged = true;
    Object.assign(thing.style, {
      translate: `${x}px ${y}px`,
      pointerEvents: 'none',
      zIndex: '5',
    });
    mark(target(move));
  };
  const end = new AbortController();
  const onEnd = (up: PointerEvent): void => {
    end.abort();
    Object.assign(thing.style, { translate: '', pointerEvents: '', zIndex: '' });
    const drop = isDragged && up.type === 'pointerup' ? target(up)?.dataset.drop : undefined;
    mark(null);
    if (drop !== undefined) onDrop(drop);
  };
  addEventListener('pointermove', onMove, end);
  addEventListener('pointerup', onEnd, end);
  addEventListener('pointercancel', onEnd, end);
};
