/** How large cards are drawn, in the units of their drawing. */
export const CARD_WIDTH = 66;
export const CARD_HEIGHTS = { upright: 92, square: 66 };

/** Square where there is no room for an upright one. */
export type Shape = keyof typeof CARD_HEIGHTS;

/** Height by width. */
export const ratioOf = (shape: Shape): number => CARD_HEIGHTS[shape] / CARD_WIDTH;
