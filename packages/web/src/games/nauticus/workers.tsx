import { payment } from '@tidetable/rules/nauticus';
import { Peg } from './glyphs.tsx';
import type { View } from './scene.ts';

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
