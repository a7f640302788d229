/** Elements with an explanation have a key as `data-explain`; the game maps it to a text. */

export const EXPLAINED = '[data-explain]';

/** Opens the explanation of an element: for elements without another action when pressed. */
export const explainThing = (thing: Element): void => {
  thing.dispatchEvent(new Event('explain', { bubbles: true }));
};

/** The explained element of an event; a control may have it as a descendant. */
export const thingOf = ({ target, type }: Event): Element | undefined => {
  if (!(target instanceof Element)) return undefined;
  const around = target.closest(EXPLAINED);
  const inside = type === 'focusin' && target.matches('[data-spot]');
  return around ?? (inside ? target.querySelector(EXPLAINED) : undefined) ?? undefined;
};
