/** Enter and Space press a control that is drawn. */
export const pressed =
  (act: () => void) =>
  (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    act();
  };
