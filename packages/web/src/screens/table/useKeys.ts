import { useEffect } from 'preact/hooks';
import type { Sitting } from '../../table/sitting.ts';

/** Keys that work wherever the focus is, unless somebody is writing: 1–9 the moves, u undo, n back to now. */
export const useKeys = (sitting: Sitting): void =>
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented) return;
      if ((e.target as Element).closest('input:not([type="range"]), select, textarea, dialog'))
        return;
      const { past, present } = sitting;
      if (e.key === 'n') sitting.back();
      const moment = present.value;
      if (!moment || past.value || sitting.handOver.value) return;
      if (/^[1-9]$/.test(e.key)) {
        document
          .querySelectorAll<HTMLButtonElement>('.move-list button')
          [Number(e.key) - 1]?.click();
      } else if (e.key === 'u' && moment.undo.step !== undefined)
        void sitting.undo(moment.undo.step);
      else if (e.key === 'h') document.querySelector<HTMLButtonElement>('.hint-button')?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [sitting]);
