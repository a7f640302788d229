/** The explained things on the table; explain.ts has their explanations. */
export type ThingKind =
  | 'action'
  | 'anchor'
  | 'blue'
  | 'bonus'
  | 'choice'
  | 'crown-mast'
  | 'crowns'
  | 'delivered'
  | 'extra'
  | 'hand'
  | 'new-ship'
  | 'offer'
  | 'part'
  | 'pass'
  | 'points'
  | 'price'
  | 'reward'
  | 'round'
  | 'score'
  | 'ship'
  | 'stack'
  | 'start'
  | 'storage'
  | 'stored'
  | 'taler'
  | 'workers';

/** Marks a thing: which of its kind it is follows from the details. */
export const explained = (kind: ThingKind, ...details: readonly (string | number)[]) => ({
  'data-explain': [kind, ...details].join('/'),
});
