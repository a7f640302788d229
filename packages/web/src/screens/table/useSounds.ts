import { OVER } from '@tidetable/rules';
import { useEffect } from 'preact/hooks';
import type { SoundName } from '../../look/sound.ts';
import { settings } from '../../settings.ts';
import type { TableSession } from '../../table/tableSession.ts';

/** Sounds of the latest events. */
export const useSounds = (session: TableSession): void => {
  const { fresh, refusal } = session.state;
  useEffect(() => {
    const moment = session.state.present;
    if (fresh.length === 0 || !moment) return;
    if (moment.toAct === OVER) void sound('over');
    else void sound(moment.toAct === moment.seat ? 'turn' : 'move');
  }, [fresh, session]);
  useEffect(() => {
    if (refusal) void sound('refused');
  }, [refusal]);
};

/** Loaded only for people who want sounds, which are few. */
const sound = async (name: SoundName): Promise<void> => {
  const { volume } = settings.peek();
  if (volume > 0) await (await import('../../look/sound.ts')).sound(name, volume);
};
