import { useRef } from 'preact/hooks';

type Places = readonly (number | undefined)[];

/** Cards in at least so many places; each stays where it was while others come and go. */
export const usePlaces = (cards: readonly number[], least: number): Places => {
  const before = useRef<Places>([]);
  before.current = placed(before.current, cards, least);
  return before.current;
};

export const placed = (before: Places, cards: readonly number[], least: number): Places => {
  const stay = before.map(card => (card !== undefined && cards.includes(card) ? card : undefined));
  const come = cards.filter(card => !stay.includes(card));
  const count = Math.max(least, cards.length);
  const open = [...stay, ...Array<undefined>(count).fill(undefined)].map(
    card => card ?? come.shift(),
  );
  const end = open.findLastIndex(card => card !== undefined) + 1;
  return open.slice(0, Math.max(count, end));
};
