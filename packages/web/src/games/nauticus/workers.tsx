import { payment } from '@tidetable/rules/nauticus';
import type { View } from './boardProps.ts';
import { Peg } from './glyphs.tsx';

/** So many workers, blue ones first, as they would be spent now. */
export const Workers = ({ view, n }: { readonly view: View; readonly n: number }) => {
  const { own, blue } = payment(view, n);
  return (
    <span class="nc-workers" aria-hidden="true">
      {Array.from({ length: own + blue }, (_, i) => (
        <Peg key={i} isBlue={i < blue} size={17} />
      ))}
    </span>
  );
};
