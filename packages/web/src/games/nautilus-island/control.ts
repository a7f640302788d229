/** What makes a drawn thing a control, or a picture with a name. */

/** For a thing that can be pressed by pointer, Enter or Space, and walked to by arrow keys. */
export const control = (spot: string, label: string, act: () => void) => ({
  role: 'button' as const,
  tabindex: 0, // in a drawing, Preact sets attributes as they are written
  'data-spot': spot,
  'aria-label': label,
  onClick: act,
  onKeyDown: (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    act();
  },
});

export const picture = (label: string) => ({ role: 'img' as const, 'aria-label': label });
