/** Things that explain themselves carry a name as `data-explain`; the game knows what it stands for. */

export const EXPLAINED = '[data-explain]';

/** Asks for the explanation of a thing: for what has nothing else to do when it is pressed. */
export const explainThing = (thing: Element): void => {
  thing.dispatchEvent(new Event('explain', { bubbles: true }));
};

/** What an event is about; a control may stand for a thing that is drawn in it. */
export const thingOf = ({ target, type }: Event): Element | undefined => {
  if (!(target instanceof Element)) return undefined;
  const around = target.closest(EXPLAINED);
  const inside = type === 'focusin' && target.matches('[data-spot]');
  return around ?? (inside ? target.querySelector(EXPLAINED) : undefined) ?? undefined;
};
