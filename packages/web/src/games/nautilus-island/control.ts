/** What makes a drawn thing a control, or a picture with a name. */

/** For a thing that can be pressed by pointer, Enter or Space, and walked to by arrow keys. */
export const control = (spot: string, label: string, act: (thing: Element) => void) => ({
  role: 'button' as const,
  tabindex: 0, // in a drawing, Preact sets attributes as they are written
  'data-spot': spot,
  'aria-label': label,
  onClick: (e: MouseEvent): void => act(e.currentTarget as Element),
  onKeyDown: (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    act(e.currentTarget as Element);
  },
});

export const picture = (label: string) => ({ role: 'img' as const, 'aria-label': label });
