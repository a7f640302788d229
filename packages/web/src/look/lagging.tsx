import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** So long nothing else is looked at: then what stands beside it follows. */
const REST_MS = 60;

interface LaggingProps {
  /** The drawing may stay behind while one change follows the other. */
  readonly lags: boolean;
  readonly children: ComponentChild;
}

/** Draws its children at once or, where they may lag, when they have stayed the same for a while. */
export const Lagging = ({ lags, children }: LaggingProps) => {
  const [rested, rest] = useState<ComponentChild>();
  const shown = useRef(children);
  if (!lags || rested === children) shown.current = children;
  useEffect(() => {
    if (shown.current === children) return;
    const wait = setTimeout(() => rest(children), REST_MS);
    return () => clearTimeout(wait);
  }, [children]);
  return <>{shown.current}</>;
};
