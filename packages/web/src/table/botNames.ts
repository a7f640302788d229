import { isSameName } from './sameName.ts';

/** Names of bots, by seat: the crew of another Nautilus. */
const CREW = ['Nemo', 'Aronnax', 'Conseil', 'Ned Land'];

/** A name for one more bot, other than all these. */
export const freeBotName = (taken: readonly string[]): string => {
  const isFree = (name: string): boolean => !taken.some(other => isSameName(other, name));
  let n = taken.length + 1;
  while (!isFree(`Bot ${n}`)) n++;
  return CREW.find(isFree) ?? `Bot ${n}`;
};
