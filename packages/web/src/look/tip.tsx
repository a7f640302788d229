/** A word about a thing that was tapped, above it; any other tap, Escape or scrolling closes it. */
import './tip.css';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface TipContent {
  readonly text: string;
  /** The middle of its upper edge on the screen. */
  readonly x: number;
  readonly y: number;
}

/** What is told of this thing, for an event that came from it. */
export const tellOf = (thing: Element, text: string): TipContent => {
  const { left, top, width } = thing.getBoundingClientRect();
  return { text, x: left + width / 2, y: top };
};

export const useTip = () => {
  const [told, tell] = useState<TipContent>();
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!told) return;
    tip.current?.showPopover();
    const close = () => tip.current?.hidePopover();
    addEventListener('scroll', close, { once: true, capture: true });
    return () => removeEventListener('scroll', close, { capture: true });
  }, [told]);
  return { tip, told, tell };
};

interface TipProps {
  readonly tip: RefObject<HTMLDivElement>;
  readonly told: TipContent | undefined;
}

export const Tip = ({ tip, told }: TipProps) => (
  <div
    ref={tip}
    class="paper tip"
    popover="auto"
    role="status"
    style={told && { '--x': `${told.x}px`, '--y': `${told.y}px` }}
  >
    {told?.text}
  </div>
);
