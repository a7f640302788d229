import { useEffect, useState } from 'preact/hooks';

/** The layout of a table, by the size of the window alone; table.css draws it. */
export interface Frame {
  /** Board above the own area, or beside it in a low window; wide ones have a rail too. */
  readonly places: 'wide' | 'tall' | 'low';
  /** Players, log and moves: beside the board, below it, or as a sheet. */
  readonly rail: 'side' | 'below' | 'sheet';
}

const LOW = matchMedia('(height < 480px) and (orientation: landscape)');
const WIDE = matchMedia('(width >= 1000px)');
const ROOMY = matchMedia('(width >= 700px) and (height >= 800px)');

const frameNow = (): Frame => {
  if (LOW.matches) return { places: 'low', rail: 'sheet' };
  if (WIDE.matches) return { places: 'wide', rail: 'side' };
  return { places: 'tall', rail: ROOMY.matches ? 'below' : 'sheet' };
};

export const useFrame = (): Frame => {
  const [frame, setFrame] = useState(frameNow);
  useEffect(() => {
    const change = (): void => setFrame(frameNow());
    for (const query of [LOW, WIDE, ROOMY]) query.addEventListener('change', change);
    return () => {
      for (const query of [LOW, WIDE, ROOMY]) query.removeEventListener('change', change);
    };
  }, []);
  return frame;
};
