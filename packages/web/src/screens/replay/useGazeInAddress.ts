import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../../router.tsx';
import type { Sitting } from '../../table/sitting.ts';
import { writeGaze } from './viewpoints.ts';

/** Browsers refuse an address that changes with every pixel of a slider. */
const REST = 250;

/** The address follows what is looked at, so that it can be kept and shared. */
export const useGazeInAddress = (sitting: Sitting): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const ply = sitting.shown.value?.ply;
      const viewer = sitting.viewer.value;
      clearTimeout(timer);
      if (ply === undefined) return;
      const write = (): void => go(`${location.pathname}?${writeGaze({ ply, viewer })}`, 'replace');
      timer = setTimeout(write, REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [sitting]);
};
