/** Animations of events. They never block input; with reduced motion there are none. */
import { motionTime } from '../settings.ts';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** A copy of a thing travels over the page from one place to another, then is gone. */
export const fly = (thing: Element, from: Element, to: Element, ms = 360, delay = 0): void => {
  const time = motionTime(ms);
  if (time === 0) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  if (a.width === 0 || b.width === 0) return;
  const ghost = thing.cloneNode(true) as HTMLElement | SVGElement;
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.className = 'board-flight';
  Object.assign(layer.style, {
    position: 'fixed',
    left: `${a.left}px`,
    top: `${a.top}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
    pointerEvents: 'none',
    zIndex: '20',
  });
  layer.append(ghost);
  document.body.append(layer);
  const scale = Math.min(b.width / a.width, b.height / a.height) || 1;
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;
  const flight = layer.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1 + scale) / 2 + 0.08})`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.9 },
    ],
    { duration: time, delay: motionTime(delay), easing: EASE, fill: 'backwards' },
  );
  flight.finished.then(
    () => layer.remove(),
    () => layer.remove(),
  );
};

/** A thing turns over, settles or shines where it lies. */
export const animate = (thing: Element, how: 'flip' | 'settle' | 'shine', ms = 320): void => {
  const time = motionTime(ms);
  if (time === 0) return;
  const frames: Record<typeof how, Keyframe[]> = {
    flip: [{ transform: 'scaleX(0)' }, { transform: 'none' }],
    settle: [
      { transform: 'translateY(-12px) rotate(-4deg)', opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    shine: [{ filter: 'brightness(1.9)' }, { filter: 'none' }],
  };
  thing.animate(frames[how], { duration: time, easing: EASE });
};
