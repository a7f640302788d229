import { OVER } from '@tidetable/rules';
import { useEffect } from 'preact/hooks';
import { sound } from '../../look/sound.ts';
import type { Sitting } from '../../table/sitting.ts';

/** What has just happened, for the ear. */
export const useSounds = (sitting: Sitting): void => {
  const fresh = sitting.fresh.value;
  const refusal = sitting.refusal.value;
  useEffect(() => {
    const moment = sitting.present.peek();
    if (fresh.length === 0 || !moment) return;
    if (moment.toAct === OVER) void sound('over');
    else void sound(moment.toAct === moment.seat ? 'turn' : 'move');
  }, [fresh, sitting]);
  useEffect(() => {
    if (refusal) void sound('refused');
  }, [refusal]);
};
