/** Query keys: the list of keys, or a sentence about the table. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLoaded } from '../useLoaded.ts';
import { KEYS } from './keys.ts';
import type { PartProps } from './part.ts';
import type { Query } from './queries.ts';
import type { Asked } from './queryAnswer.tsx';
import { isForTable } from './useKeys.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

const QUERIES: readonly Query[] = ['own', 'score', 'rivals', 'last', 'asked', 'time'];

export const TableKeys = (part: PartProps) => {
  const [asked, ask] = useState<Asked>();
  const [isListed, list] = useState(false);
  const { handOver } = part.state; // the screen is about to be handed over
  const isSilent = useRef(false);
  isSilent.current = handOver !== undefined;
  useEffect(() => {
    const take = (e: KeyboardEvent): void => {
      if (e.repeat || !isForTable(e)) return;
      const query = QUERIES.find(name => KEYS[name] === e.key);
      if (e.key === KEYS.help) list(true);
      else if (query && !isSilent.current) ask({ query });
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);
  const loaded = useOnceNeeded(asked !== undefined, () => import('./queryAnswer.tsx'));
  return (
    <>
      {loaded && asked && !handOver && (
        <loaded.QueryAnswer {...part} asked={asked} close={() => ask(undefined)} />
      )}
      {isListed && <LoadedKeys onClose={() => list(false)} />}
    </>
  );
};

const LoadedKeys = (props: { readonly onClose: () => void }) => {
  const loaded = useLoaded(() => import('./keySheet.tsx'), 'keys');
  return loaded ? <loaded.KeySheet {...props} /> : null;
};
