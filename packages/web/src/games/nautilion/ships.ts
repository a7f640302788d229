/** The six ships as drawings: where each space lies, and which of them a duct joins. */
import type { Nautilion } from '@tidetable/rules';

type View = Nautilion.View;

export interface Space {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export interface ShipPlan {
  readonly spaces: readonly Space[];
  readonly ducts: readonly (readonly [number, number])[];
}

/** Decks half a space apart; a digit is a space, a dot leaves half a space free. */
const drawn = (ducts: string, ...decks: string[]): ShipPlan => ({
  ducts: ducts.split(' ').map(pair => [Number(pair[0]), Number(pair[1])] as const),
  spaces: decks.flatMap((deck, y) =>
    [...deck].flatMap((sign, x) =>
      sign === '.' ? [] : [{ number: Number(sign), x: x / 2, y: y / 2 }],
    ),
  ),
});

export const SHIPS: Readonly<Record<View['options']['ship'], ShipPlan>> = {
  A1: drawn(
    '12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98',
    '..1.2',
    '8.....3',
    '...9',
    '7.....4',
    '..6.5',
  ),
  A2: drawn('12 23 65 54 78 89 16 25 34 67 58 49', '1.2.3', '', '6.5.4', '', '7.8.9'),
  B1: drawn('27 74 49 51 18 83 25 71 48 93 96', '2.7.4.9.6', '', '5.1.8.3'),
  B2: drawn('51 18 84 45 52 27 79 95 83 76', '...1.2', '', '3.8.5.7.6', '', '...4.9'),
  C1: drawn('15 59 92 26 67 73 38 84 41', '1.5.9.2.6', '', '4.8.3.7'),
  C2: drawn('39 92 25 57 71 18 86 54', '3.9.2.5.4', '', '6.8.1.7'),
};

export const spacesOf = ({ options }: View): ShipPlan => SHIPS[options.ship];

const isJoined = (plan: ShipPlan, number: number, taken: readonly number[]): boolean =>
  plan.ducts.some(
    ([a, b]) => (a === number && taken.includes(b)) || (b === number && taken.includes(a)),
  );

/** Spaces that the active player could fill with crew now. [NL26] [NL35] */
export const openSpaces = (view: View): number[] => {
  const plan = spacesOf(view);
  const taken = [...view.crew, ...view.mercenaries];
  return plan.spaces
    .map(space => space.number)
    .filter(
      number =>
        !taken.includes(number) &&
        (taken.length === 0 || isJoined(plan, number, taken)) &&
        (view.admirals[view.active]?.includes(number) ?? true),
    );
};

/** The crew that hangs together with the crew on this space; it is named by its lowest number. [NL54] */
export const groupOf = (view: View, space: number): number[] => {
  const plan = spacesOf(view);
  const group = [space];
  for (let grown = true; grown; ) {
    const more = view.crew.filter(n => !group.includes(n) && isJoined(plan, n, group));
    grown = more.length > 0;
    group.push(...more);
  }
  return group.sort((a, b) => a - b);
};
