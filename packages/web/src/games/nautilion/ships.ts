/** The six ships as drawings: where each space lies. */
import type { Nautilion } from '@tidetable/rules';

type View = Nautilion.View;

export interface Space {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Decks half a space apart; a digit is a space, a dot leaves half a space free. */
const drawn = (...decks: string[]): Space[] =>
  decks.flatMap((deck, y) =>
    [...deck].flatMap((sign, x) =>
      sign === '.' ? [] : [{ number: Number(sign), x: x / 2, y: y / 2 }],
    ),
  );

export const SHIPS: Readonly<Record<View['options']['ship'], readonly Space[]>> = {
  A1: drawn('..1.2', '8.....3', '...9', '7.....4', '..6.5'),
  A2: drawn('1.2.3', '', '6.5.4', '', '7.8.9'),
  B1: drawn('2.7.4.9.6', '', '5.1.8.3'),
  B2: drawn('...1.2', '', '3.8.5.7.6', '', '...4.9'),
  C1: drawn('1.5.9.2.6', '', '4.8.3.7'),
  C2: drawn('3.9.2.5.4', '', '6.8.1.7'),
};
