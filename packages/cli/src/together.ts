/**
 * Whether those who play together have won; undefined for a game in which they are rivals.
 * Games that are won or lost are worth 1 or 0 to everybody, and nobody is placed behind another.
 */
export const wonTogether = (
  places: readonly number[],
  points: readonly number[],
): boolean | undefined => {
  const [worth] = points;
  const isTogether =
    (worth === 0 || worth === 1) &&
    points.every(p => p === worth) &&
    places.every(place => place === 1);
  return isTogether ? worth === 1 : undefined;
};
