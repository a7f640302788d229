/** What makes a part of a drawing a control: a name, a place in the order, click, Enter and Space. */
export const onKeyPress = (act: () => void, label: string) => ({
  role: 'button' as const,
  tabindex: 0,
  'aria-label': label,
  'data-spot': '',
  onClick: act,
  onKeyDown: (e: KeyboardEvent) => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    act();
  },
});
